package protocol

import (
	"fmt"
	"strconv"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/schema"
)

// numbersOf returns what a duel is played by where that isn't as in classic ones: numbers, counters and stances, named
// as in rules.xml.
func numbersOf(d *duel.Duel) members {
	set := schema.RulesOf(d.Numbers())
	written := schema.NewRules(set)
	fields := schema.Fields(schema.RulesKind)
	described := writtenIn(written, fields.Fields, "", false)
	var counters []members
	for i := range set.Counters {
		counters = append(counters, writtenIn(written, fields.Field("counter").Fields, fmt.Sprintf("counter[%d]@", i), true))
	}
	if len(counters) > 0 {
		described = append(described, member{"counters", counters})
	}
	if d.HasClash() {
		described = append(described, member{"stances", payoffs(d)})
	}
	return described
}

// payoffs are what each stance wins.
func payoffs(d *duel.Duel) (all []members) {
	n := d.Numbers()
	for _, s := range rule.Stances {
		win := n.Clash.Win(s)
		all = append(all, members{
			{"id", s.String()}, {"damage", win.Damage}, {"heal", win.Heal}, {"shield", win.Shield}, {"energy", win.Energy}, {"draw", win.Draw},
		})
	}
	return all
}

// writtenIn returns those of some fields that a document has, behind a path, or all with what stands in for those that
// it lacks.
func writtenIn(d *schema.Document, fields []schema.Field, path string, whole bool) (described members) {
	for i := range fields {
		f := &fields[i]
		text, is := d.Value(path + f.Name)
		if !is && whole {
			text = f.Default
		}
		if text == "" || f.Repeats() {
			continue
		}
		var value any = text
		switch f.Type {
		case schema.Int:
			value, _ = strconv.Atoi(text) // as it was written
		case schema.Bool:
			value = text == "true"
		}
		described = append(described, member{f.Name, value})
	}
	return described
}
