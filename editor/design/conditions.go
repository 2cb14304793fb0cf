package design

import (
	"fmt"
	"slices"

	"boardduels/runtime/duel/rule"
	"boardduels/schema"
)

// conditions reports conditions of rules that always hold, bounds that nothing reaches, and conditions that the card's
// own damage comes before. It also reports cards that can be played again and again for nothing.
func (c *checker) conditions() {
	for _, d := range c.pack.Documents() {
		if schema.HasErrors(d.Diagnostics()) {
			continue
		}
		c.endless(d)
		said := d.Said()
		for i := range said {
			c.condition(d, i, &said[i])
			c.fires(d, i, &said[i])
			if isAskedLate(d, said, i) {
				c.report(d, fmt.Sprintf("rule[%d]@if", i), askedLate, schema.Args{"field": "if", "found": said[i].If.String()})
			}
		}
	}
}

// endless reports a card that can be played again and again for nothing.
func (c *checker) endless(d *schema.Document) {
	switch card, is := d.Card(); {
	case !is:
	case card.DrawsForFree():
		c.report(d, "cost", freeDraw, schema.Args{"field": "cost"})
	case card.RepeatsForFree():
		c.report(d, "cost", endless, schema.Args{"field": "cost"})
	}
}

func (c *checker) condition(d *schema.Document, i int, r *rule.Rule) {
	at := func(attribute string) string { return fmt.Sprintf("rule[%d]@%s", i, attribute) }
	switch {
	case r.If == rule.Always:
	case r.AlwaysHolds():
		c.report(d, at("if"), alwaysTrue, schema.Args{"field": "if", "found": r.If.String(), "on": r.On.String()})
	case r.Below > r.If.Max():
		c.report(d, at("below"), idleBound, schema.Args{"field": "below", "found": number(r.Below), "measure": r.If.String(), "max": number(r.If.Max())})
	}
}

// isAskedLate reports whether a rule asks for the enemy's hp or shield once the card has changed them by its damage: it
// reads as if it were asked when the card is played.
func isAskedLate(d *schema.Document, said []rule.Rule, i int) bool {
	card, is := d.Card()
	r := &said[i]
	if to, of := r.If.Of(); !is || r.On != rule.Play || to != rule.Foe || !slices.Contains(changedByDamage[:], of) {
		return false
	}
	return card.MaxDamage > 0 && !card.AttackHimself || slices.ContainsFunc(said[:i], func(before rule.Rule) bool {
		return before.On == rule.Play && before.Do == rule.Damage && before.To == rule.Foe && (before.Mode == r.Mode || before.Mode == 0)
	})
}

// changedByDamage are what damage changes of a fighter.
var changedByDamage = [...]rule.Measure{rule.HP, rule.HPShare, rule.LostHP, rule.Shield}

// The codes of conditions that ask for nothing, or too late, and of cards that go on for nothing.
const (
	alwaysTrue = "rule-always"
	idleBound  = "rule-idle-bound"
	askedLate  = "rule-asked-late"
	freeDraw   = "rule-free-draw"
	endless    = "rule-endless"
)
