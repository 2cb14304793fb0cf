package dueltable

import (
	"fmt"
	"image/color"

	"fyne.io/fyne/v2"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/sound"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/game"
)

// moved are the signs of cards that rules move, told by how many they are.
var moved = []struct {
	kind   duel.EventKind
	symbol string
	by     int16
	tone   color.Color
}{
	{duel.CardDrawn, "hand", 1, look.Boon}, {duel.CardRecovered, "end_turn", 1, look.Boon},
	{duel.CardDiscarded, "deck", -1, look.Curse}, {duel.CardShown, "foreseen", 1, look.Boon},
}

// ruleDeeds returns what the events of a card that a seat has played did by rules, to whomever.
func (b *Board) ruleDeeds(by game.Seat, events []duel.Event) (did []deed) {
	for _, m := range moved {
		n := int16(0)
		for _, e := range events {
			if e.Kind == m.kind {
				n += m.by
			}
		}
		if n != 0 {
			did = append(did, deed{look.Symbol(m.symbol), rulestext.Signed(n), m.tone})
		}
	}
	did = append(did, b.created(by, events)...)
	for _, e := range events {
		if d, is := b.ruleDeed(e); is {
			did = append(did, d)
		}
	}
	return did
}

// created returns how many cards there are that weren't: those that serve the seat that has played, and others.
func (b *Board) created(by game.Seat, events []duel.Event) (did []deed) {
	var serve, burden int16
	for _, e := range events {
		switch {
		case e.Kind != duel.CardCreated:
		case e.Seat == by && !b.Duel.Card(e.Seat, e.Card).Says.Unplayable:
			serve++
		default:
			burden++
		}
	}
	if serve > 0 {
		did = append(did, deed{look.Symbol("staff"), rulestext.Signed(serve), look.Boon})
	}
	if burden > 0 {
		did = append(did, deed{look.Symbol("staff"), rulestext.Signed(burden), look.Curse})
	}
	return did
}

// ruleDeed returns what a single event tells of what rules did.
func (b *Board) ruleDeed(e duel.Event) (deed, bool) {
	told := func(symbol fyne.Resource, number string, harms bool) (deed, bool) {
		return deed{symbol, number, toneOf(harms)}, true
	}
	switch e.Kind {
	case duel.CounterChanged:
		numbers := b.Duel.Numbers()
		counter := &numbers.Counters[e.Counter]
		return told(look.CounterSymbol(counter), rulestext.Signed(e.Amount), counter.Harms == (e.Amount > 0))
	case duel.CounterHurt:
		numbers := b.Duel.Numbers()
		return told(look.CounterSymbol(&numbers.Counters[e.Counter]), rulestext.Signed(-e.Amount), true)
	case duel.ShieldTaken:
		return told(look.Symbol("cracked"), rulestext.Signed(-e.Amount), true)
	case duel.NextCostSet:
		return told(look.RuleSymbol(rule.CostNext, e.Amount), rulestext.Signed(e.Amount), e.Amount > 0)
	case duel.CardsForbidden:
		return told(look.RuleSymbol(rule.Forbid, 0), fmt.Sprint(e.Time), true)
	case duel.RuleBegan:
		return told(look.Symbol("exhaustion"), rulestext.RoundsInSigns(e.Time), false)
	}
	return deed{}, false
}

// cueOfRule returns how an event sounds that rules bring.
func (b *Board) cueOfRule(e duel.Event) (sound.Name, bool) {
	switch e.Kind {
	case duel.CardCreated, duel.CardRecovered, duel.CardShown, duel.CardKept:
		return sound.Draw, true
	case duel.CardDiscarded:
		return sound.Return, true
	}
	switch d, is := b.ruleDeed(e); {
	case !is || e.Kind == duel.CounterHurt || e.Kind == duel.ShieldTaken: // which are part of a blow
		return "", false
	case d.tone == look.Curse:
		return sound.Curse, true
	}
	return sound.Boon, true
}
