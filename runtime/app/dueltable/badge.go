package dueltable

import (
	"fmt"

	"fyne.io/fyne/v2"

	"boardduels/internal/i18n"
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
	left, t := &b.Now.View.Ruled[seat], b.Translator
	numbers := b.Duel.Numbers()
	for i, n := range left.Counters {
		if c := &numbers.Counters[i]; n != 0 {
			text := t.Text("hero.counter", i18n.Args{"N": n, "Meaning": rulestext.Counter(t, b.Gallery.Dictionary(), *c)})
			list = append(list, badge{look.CounterSymbol(c), fmt.Sprint(n), 0, c.Harms, c.Harms && c.Does == rule.DoesDamage, text})
		}
	}
	for i := range left.Lasting {
		if l := &left.Lasting[i]; l.Rounds > 0 {
			list = append(list, b.lasting(seat, l))
		}
	}
	if n := int16(b.Now.View.Fighters[seat].CostNext); n != 0 {
		list = append(list, badge{symbol: look.RuleSymbol(rule.CostNext, n), number: rulestext.Signed(n), harmful: n > 0,
			text: b.sentence(duel.Event{Kind: duel.NextCostSet, Seat: seat, Card: duel.NoCard, Amount: n})})
	}
	for filter, turns := range left.Forbidden {
		if turns > 0 {
			list = append(list, badge{symbol: look.RuleSymbol(rule.Forbid, 0), time: int16(turns), harmful: true, text: b.sentence(
				duel.Event{Kind: duel.CardsForbidden, Seat: seat, Card: duel.NoCard, Filter: rule.Filter(filter), Time: int16(turns)})})
		}
	}
	return list
}

// sentence tells of an event in a sentence.
func (b *Board) sentence(e duel.Event) string {
	return rulestext.Sentence(rulestext.Event(b.Translator, b, e)) + "."
}

// lasting returns the badge of a rule that lasts. It tells what the rule still does.
func (b *Board) lasting(seat game.Seat, l *duel.LastingRule) badge {
	says := b.Duel.Card(seat, l.Card).Says
	rules := says.Rules.All()
	r := &rules[l.Rule]
	r.Times, r.Mode = int16(l.Times), 0
	rounds := r.Lasts
	r.Lasts = 0 // what is left is told beside it
	text := rulestext.EachRule(b.Translator, b.Gallery.Dictionary(), rules)[l.Rule]
	args := i18n.Args{"Card": b.Card(seat, l.Card), "Rule": text, "Rounds": b.Translator.Text("count.rounds", i18n.Args{"N": l.Rounds})}
	shown := badge{symbol: look.RuleSymbol(r.Do, r.Amount), time: int16(l.Rounds), text: b.Translator.Text("hero.rule.for", args)}
	if rounds == rule.AttributeNamed("lasts").Max {
		shown.time, shown.text = 0, b.Translator.Text("hero.rule", args)
	}
	return shown
}

// always tells what the rules of a hero and of its relics do at all times.
func (b *Board) always(seat game.Seat) (told []string) {
	hero, called := b.Duel.Hero(seat), b.Gallery.Dictionary()
	told = append(told, rulestext.Passives(b.Translator, called, hero.Passives)...)
	for _, relic := range hero.Relics {
		for _, text := range rulestext.Passives(b.Translator, called, relic.Rules) {
			told = append(told, b.Translator.Text("hero.rule", i18n.Args{"Card": called.Relic(relic.ID), "Rule": text}))
		}
	}
	return told
}
