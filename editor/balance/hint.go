package balance

import (
	"slices"

	"boardduels/ai/arena"
	"boardduels/runtime/duel"
)

// HintKind is what a hint is about.
type HintKind uint8

// The kinds of hints.
const (
	Overplayed HintKind = iota // a card got better, is played more often, and its hero wins less
	Contrary                   // a hero or card got better, and the hero wins less, or the other way round
	Split                      // in some hands the hero gains, in others it loses
)

// Hint is something in a result that a designer may not expect.
type Hint struct {
	Kind   HintKind
	Card   string // the only card that was changed; "" if it isn't one
	Change Change // a clear one
	Better bool   // the numbers got better; of Contrary
	// Played are the shares, 0…1, of the turns in which the card could be played, and was, before and after; of
	// Overplayed.
	Played [2]float64
	// Other is the clear change the other way, in other hands; of Split.
	Other Change
}

// hints returns what is unexpected. It looks at edits of one hero only.
func (r *run) hints(result *Result) (all []Hint) {
	heroes := slices.DeleteFunc(slices.Clone(r.plan.Heroes), func(h string) bool { return !r.touches(h) })
	if len(heroes) != 1 {
		return nil
	}
	before, _ := r.Before.DuelHero(heroes[0]) // it can play
	after, _ := r.After.DuelHero(heroes[0])
	gain, card := gained(&before, &after)
	for i, brain := range r.plan.Brains {
		if c, ok := surest(result.Changes, brain, -gain); ok && gain != 0 {
			all = append(all, contrary(c, card, gain > 0, &result.Balance.Brains[i]))
		}
	}
	return append(all, splits(result.Changes)...)
}

// contrary returns the hint at a change that goes another way than the numbers.
func contrary(c Change, card string, better bool, b *arena.BrainBalance) Hint {
	h := Hint{Kind: Contrary, Card: card, Change: c, Better: better}
	before, after := chances(&b.Packs[0], c.Hero, card), chances(&b.Packs[1], c.Hero, card)
	if better && before != nil && after != nil && after.Played.Low > before.Played.High {
		h.Kind, h.Played = Overplayed, [2]float64{before.Played.Share, after.Played.Share}
	}
	return h
}

func chances(b *arena.PackBalance, hero, card string) *arena.ChanceUse {
	for i := range b.Cards {
		if b.Cards[i].Hero == hero && b.Cards[i].Card == card {
			return &b.Cards[i].Chances
		}
	}
	return nil
}

// surest returns the clear change in a brain's hands that is surely largest, to more (1) or to less (-1).
func surest(changes []Change, brain string, direction int) (found Change, ok bool) {
	for _, c := range changes {
		if c.Brain == brain && c.Clear && c.Change.Value*float64(direction) > 0 && (!ok || c.sure() > found.sure()) {
			found, ok = c, true
		}
	}
	return found, ok
}

// splits returns the pairs in which one brain's hero clearly gains and another's clearly loses.
func splits(changes []Change) (all []Hint) {
	for _, up := range changes {
		for _, down := range changes {
			isPair := up.Hero == down.Hero && up.Against == down.Against
			if isPair && up.Clear && down.Clear && up.Change.Value > 0 && down.Change.Value < 0 {
				all = append(all, Hint{Kind: Split, Change: up, Other: down})
			}
		}
	}
	return all
}

// gained returns whether a hero's numbers got better (1), worse (-1), or can't be compared (0), and the only card that
// was changed, if it is one.
func gained(before, after *duel.Hero) (direction int, card string) {
	sum := compared(heroNumbers(before), heroNumbers(after))
	if len(before.Deck) != len(after.Deck) {
		return 0, ""
	}
	var changed []string
	for i := range before.Deck {
		was, is := &before.Deck[i], &after.Deck[i]
		if was.Card.ID != is.Card.ID || was.Copies != is.Copies || !slices.Equal(cardFlags(&was.Card), cardFlags(&is.Card)) {
			return 0, ""
		}
		one := compared(cardNumbers(&was.Card), cardNumbers(&is.Card))
		if one != (sense{}) {
			changed = append(changed, is.Card.ID)
		}
		sum.up, sum.down = sum.up || one.up, sum.down || one.down
	}
	if len(changed) == 1 {
		card = changed[0]
	}
	switch {
	case sum.up && !sum.down:
		return 1, card
	case sum.down && !sum.up:
		return -1, card
	}
	return 0, card
}

// sense is which ways numbers have changed.
type sense struct{ up, down bool }

func compared(before, after []int16) (s sense) {
	for i := range before {
		s.up = s.up || after[i] > before[i]
		s.down = s.down || after[i] < before[i]
	}
	return s
}

// heroNumbers returns a hero's numbers of which more is better.
func heroNumbers(h *duel.Hero) []int16 { return []int16{h.HP, h.EP, h.Regen} }

// cardNumbers returns a card's numbers so that more is better for who plays it.
func cardNumbers(c *duel.Card) (numbers []int16) {
	for _, p := range duel.Parts {
		if p.Number != nil {
			numbers = append(numbers, p.Serves(c))
		}
	}
	return numbers
}

// cardFlags returns what of a card is no number.
func cardFlags(c *duel.Card) (flags []bool) {
	for _, p := range duel.Parts {
		if p.Flag != nil {
			flags = append(flags, *p.Flag(c))
		}
	}
	return flags
}
