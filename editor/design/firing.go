package design

import (
	"fmt"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/schema"
	"boardduels/schema/words"
)

// fires reports a rule that is never done in the pack: its event doesn't happen, or its condition asks for what can't
// be. What can be in no pack at all is no matter of design.
func (c *checker) fires(d *schema.Document, i int, r *rule.Rule) {
	measure, least, most := r.If.String(), r.If.Min(r.On), c.most(r)
	switch {
	case c.never.Has(r.On) && (d.Kind() == schema.CardKind || r.On.Standing()):
		c.neverFires(d, i, "on", schema.NeverHappens, schema.Args{"on": r.On.String()})
	case r.Below > 0 && r.Below <= least:
		c.neverFires(d, i, "below", schema.NeverBelow, schema.Args{"below": number(r.Below), "measure": measure, "min": number(least)})
	case r.Least > most && r.Least <= r.If.Max():
		c.neverFires(d, i, "least", schema.NeverReached, schema.Args{"least": number(r.Least), "measure": measure, "max": number(most)})
	}
}

// neverFires warns of an attribute of a rule for a reason.
func (c *checker) neverFires(d *schema.Document, i int, attribute, reason string, args schema.Args) {
	because := words.Because(reason, args)
	because["field"] = attribute
	c.report(d, fmt.Sprintf("rule[%d]@%s", i, attribute), neverFires, because)
	c.found[len(c.found)-1].Severity = schema.Warning
}

// most returns the most that what a rule's condition asks for can come to in the pack.
func (c *checker) most(r *rule.Rule) int16 {
	switch _, of := r.If.Of(); of {
	case rule.InHand:
		return c.numbers.Hand
	case rule.Played:
		return c.numbers.Plays
	case rule.Counters:
		return mostOf(&c.numbers, r.Counter)
	}
	return r.If.Max()
}

// mostOf returns the most that a counter of the pack can come to; of one that the pack hasn't, of any.
func mostOf(n *duel.Numbers, id string) int16 {
	if i := n.Counter(id); i >= 0 {
		return n.Counters[i].Most
	}
	return rule.Counters.Max()
}

// neverFires is the code of rules that are never done.
const neverFires = "rule-never-fires"
