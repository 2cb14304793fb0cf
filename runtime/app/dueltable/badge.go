package dueltable

import (
	"fmt"

	"fyne.io/fyne/v2"

	"boardduels/runtime/app/look"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/game"
)

// badge is something that lasts on a hero.
type badge struct {
	symbol  fyne.Resource
	number  string // "" if it has none
	time    int16  // that is left; 0 if that isn't told
	harmful bool
	hurts   bool   // it takes hp
	text    string // what it is and does; "" of effects, which tell that themselves
}

// urgency orders badges: what takes hp, what else harms, what helps.
func (b *badge) urgency() int {
	switch {
	case b.hurts:
		return 0
	case b.harmful:
		return 1
	}
	return 2
}

func (b *badge) chip(h float32) *fyne.Container {
	return newChip(b.symbol, b.number, b.time, toneOf(b.harmful), h)
}

// badgeOf returns the badge of a lasting effect.
func badgeOf(e rulestext.Lasting) badge {
	time := e.Time
	if e.IsEach {
		time = 0 // as many as there are numbers
	}
	return badge{symbol: look.EffectSymbol(e.Effect, e.Amount), number: e.Number, time: time, harmful: e.Harmful, hurts: e.Effect == duel.DoTEffect}
}

// badges returns what rules have left on a hero: counters, rules that last, the price of the next card, cards that are
// forbidden.
func (b *Board) badges(seat game.Seat) (list []badge) {
	if b.Duel.IsClassic() {
		return nil
	}
	left, tell := &b.Now.View.Ruled[seat], b.teller()
	numbers := b.Duel.Numbers()
	for i, n := range left.Counters {
		if c := &numbers.Counters[i]; n != 0 {
			list = append(list, badge{look.CounterSymbol(c), fmt.Sprint(n), 0, c.Harms, c.Harms && c.Does == rule.DoesDamage, tell.Counter(i, n)})
		}
	}
	for i := range left.Lasting {
		if l := &left.Lasting[i]; l.Rounds > 0 {
			r := &b.Duel.Card(seat, l.Card).Says.Rules.All()[l.Rule]
			text, rounds := tell.Lasting(seat, l)
			list = append(list, badge{symbol: look.RuleSymbol(r.Do, r.Amount), time: rounds, text: text})
		}
	}
	if n := int16(b.Now.View.Fighters[seat].CostNext); n != 0 {
		list = append(list, badge{symbol: look.RuleSymbol(rule.CostNext, n), number: rulestext.Signed(n), harmful: n > 0, text: tell.NextCost(seat, n)})
	}
	for filter, turns := range left.Forbidden {
		if turns > 0 {
			list = append(list, badge{
				symbol: look.RuleSymbol(rule.Forbid, 0), time: int16(turns), harmful: true, text: tell.Forbidden(seat, rule.Filter(filter), int16(turns)),
			})
		}
	}
	return list
}

// teller tells what rules say and leave beside the heroes.
func (b *Board) teller() rulestext.Teller {
	return rulestext.Teller{Translator: b.Translator, Names: b, Called: b.Gallery.Dictionary(), Duel: b.Duel, Reader: b.Me}
}
