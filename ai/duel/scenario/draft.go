package scenario

import (
	"slices"

	"boardduels/ai/duel/turnplan"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// draft is a turn being made: the cards played so far, and the state that they lead to in an imagined world.
type draft struct {
	duel   *duel.Duel
	chance *game.Stream
	state  duel.State
	plan   turnplan.Plan
	vain   [rule.MostModes + 1]uint16 // cards that would be played in vain now, as bits, by mode
}

// begin makes the turn anew in one of a player's worlds. It copies the state once, straight to where it lies.
func (d *draft) begin(p *player, world int) {
	d.duel, d.chance = p.duel, &p.chance
	p.duel.Copy(&d.state, &p.worlds[world])
	d.plan, d.vain = turnplan.Plan{}, [rule.MostModes + 1]uint16{}
}

// goOn begins where another draft has come to.
func (d *draft) goOn(other *draft) {
	d.duel, d.chance, d.plan, d.vain = other.duel, other.chance, other.plan, other.vain
	d.duel.Copy(&d.state, &other.state)
}

// try carries out an action that plays a card if there is room for it in a plan and the rules allow it, and reports
// whether that is so. Where it turns out to be in vain, the turn goes on without it.
func (d *draft) try(a duel.Action) bool {
	if int(d.plan.Plays) == turnplan.MaxPlays || d.isVain(a) {
		return false
	}
	if d.duel.IsClassic() {
		return d.duel.Try(&d.state, a, nil) && d.planned(a)
	}
	before := d.state
	if !d.duel.Try(&d.state, a, nil) {
		return false
	}
	if d.duel.InVain(&before, &d.state, a) {
		d.state = before
		d.vain[a.Mode] |= 1 << a.Card
		return true
	}
	d.vain = [rule.MostModes + 1]uint16{}
	return d.planned(a)
}

// planned notes an action that was carried out.
func (d *draft) planned(a duel.Action) bool {
	d.plan.Add(a)
	return true
}

// legal appends the actions that there are to choose from: the legal ones but those that turned out to be in vain.
func (d *draft) legal(buf []duel.Action) []duel.Action {
	legal := d.duel.Legal(&d.state, buf)
	if d.duel.IsClassic() {
		return legal
	}
	return slices.DeleteFunc(legal, d.isVain)
}

func (d *draft) isVain(a duel.Action) bool {
	return a != duel.EndTurn && d.vain[a.Mode]&(1<<a.Card) != 0
}

// play carries out an action that was called possible, though the mode that was drawn may be in vain.
func (d *draft) play(a duel.Action) {
	if !d.try(a) && !d.isVain(a) {
		panic("a card that could be played was refused")
	}
}

// repeat carries out a turn as far as chance lets it.
func (d *draft) repeat(turn *turnplan.Plan) {
	for _, a := range turn.Played() {
		d.try(a)
	}
}

// pass ends the turn, unless the duel is over.
func (d *draft) pass() {
	if d.state.Winner != game.Nobody {
		return
	}
	d.duel.Pass(&d.state)
	d.vain = [rule.MostModes + 1]uint16{}
}

// inAnyMode returns the action of playing a card, in a mode drawn by lot if it has some.
func (d *draft) inAnyMode(card duel.CardIndex) duel.Action {
	a := duel.Play(card)
	if modes := d.duel.Modes(d.state.Mover, card); modes > 0 {
		a.Mode = int8(1 + d.chance.Below(int(modes)))
	}
	return a
}

// follow plays what a scenario wants until it wants nothing more.
func (d *draft) follow(s *appetite) {
	if len(s.wishes) == 0 {
		d.drift()
		return
	}
	var buf [duel.ActionCapacity]duel.Action
	legal := d.legal(buf[:0])
	for i := range s.wishes {
		legal = d.fulfil(&s.wishes[i], legal)
	}
}

// first returns what a scenario wants first, the end of the turn if it wants nothing.
func (d *draft) first(s *appetite) duel.Action {
	var buf [duel.ActionCapacity]duel.Action
	legal := d.legal(buf[:0])
	for i := range s.wishes {
		if best := s.wishes[i].best(legal); best != duel.EndTurn {
			return d.inAnyMode(best.Card)
		}
	}
	return duel.EndTurn
}

// fulfil plays the cards that a wish wants, the most wanted first, in any mode: what comes of it tells which was
// better. It takes what is legal, and returns what is then.
func (d *draft) fulfil(wanted *hunger, legal []duel.Action) []duel.Action {
	for {
		best := wanted.best(legal)
		if best == duel.EndTurn || int(d.plan.Plays) == turnplan.MaxPlays {
			return legal
		}
		d.play(d.inAnyMode(best.Card))
		legal = d.legal(legal[:0])
	}
}

// drift plays cards by lot until the lot ends the turn.
func (d *draft) drift() {
	for {
		var buf [duel.ActionCapacity]duel.Action
		legal := d.legal(buf[:0])
		if len(legal) == 0 {
			return
		}
		drawn := legal[d.chance.Below(len(legal))]
		if drawn == duel.EndTurn || int(d.plan.Plays) == turnplan.MaxPlays {
			return
		}
		d.play(drawn)
	}
}

// hunger is how much a wish wants each card of a deck.
type hunger [duel.LineCapacity]int

// best returns the action that plays the most wanted card, the end of the turn if none of them is wanted.
func (h *hunger) best(legal []duel.Action) duel.Action {
	best, most := duel.EndTurn, 0
	for _, a := range legal {
		if a.Card != duel.NoCard && h[a.Card] > most {
			best, most = a, h[a.Card]
		}
	}
	return best
}

// appetite is a scenario for a hero's deck.
type appetite struct {
	name   string
	wishes []hunger
}

func newAppetites(hero *duel.Hero, known []scenario) []appetite {
	appetites := make([]appetite, len(known))
	for i, s := range known {
		appetites[i] = appetite{s.name, make([]hunger, len(s.wishes))}
		for j, want := range s.wishes {
			for card := range hero.Deck {
				appetites[i].wishes[j][card] = want(&hero.Deck[card].Card)
			}
		}
	}
	return appetites
}

// wanted returns the cards that any of the scenarios could want.
func wanted(appetites []appetite) (cards [duel.LineCapacity]bool) {
	for _, a := range appetites {
		for card := range cards {
			cards[card] = cards[card] || len(a.wishes) == 0
			for i := range a.wishes {
				cards[card] = cards[card] || a.wishes[i][card] > 0
			}
		}
	}
	return cards
}
