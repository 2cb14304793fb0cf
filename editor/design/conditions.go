package design

import (
	"fmt"

	"boardduels/runtime/duel/rule"
	"boardduels/schema"
)

// conditions reports conditions of rules that always hold, and bounds that nothing reaches.
func (c *checker) conditions() {
	for _, d := range c.pack.Documents() {
		said := d.Said()
		if len(said) == 0 || schema.HasErrors(d.Diagnostics()) {
			continue
		}
		for i := range said {
			c.condition(d, i, &said[i])
		}
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

// The codes of conditions that ask for nothing.
const (
	alwaysTrue = "rule-always"
	idleBound  = "rule-idle-bound"
)
