package protocol

import (
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// What is said in the language of rules (docs/cardrules.md) is told only where something is, so that what programs get
// of classic duels has no word of it.

// says returns the members of a card in the language, named after the elements of its document.
func says(c *duel.Card) (described members) {
	s := &c.Says
	add := func(isSaid bool, name string, value any) {
		if isSaid {
			described = append(described, member{name, value})
		}
	}
	add(s.Modes() > 0 && s.ByLot, "modes", "lot")
	add(s.Goes != rule.ByRarity, "goes", s.Goes.String())
	add(s.Becomes != "", "becomes", s.Becomes)
	add(s.TakesAll, "takes_all", true)
	add(s.Unplayable, "unplayable", true)
	add(s.Fades, "fades", true)
	add(s.Stays, "stays", true)
	var tags []string
	for _, tag := range s.Tags {
		if tag != "" {
			tags = append(tags, tag)
		}
	}
	add(len(tags) > 0, "tags", tags)
	all := rules(s.Rules.All())
	add(len(all) > 0, "rules", all)
	return described
}

// rules are objects of the attributes that say something.
func rules(all []rule.Rule) (described []members) {
	for i := range all {
		described = append(described, attributes(&all[i]))
	}
	return described
}

func attributes(r *rule.Rule) (described members) {
	written := r.Written()
	for i := range rule.Attributes {
		a := &rule.Attributes[i]
		text, is := written[a.Name]
		switch {
		case !is:
		case a.Number != nil:
			described = append(described, member{a.Name, *a.Number(r)})
		case a.Flag != nil:
			described = append(described, member{a.Name, *a.Flag(r)})
		default:
			described = append(described, member{a.Name, text})
		}
	}
	return described
}

// lasting is a rule that listens.
type lasting struct {
	Card   string `json:"card"`
	Rule   int    `json:"rule"` // of the card, from 1
	Rounds int8   `json:"rounds"`
	Times  int8   `json:"times,omitempty"` // how often it may be done yet
}

// ruled returns the members of a fighter that rules have left something on.
func ruled(d *duel.Duel, f *duel.Fighter, r *duel.Ruled, seat game.Seat) (described members) {
	counters, forbidden := members{}, members{}
	n := d.Numbers()
	for i, value := range r.Counters {
		if value != 0 {
			counters = append(counters, member{n.Counters[i].ID, value})
		}
	}
	for filter, turns := range r.Forbidden {
		if turns > 0 {
			forbidden = append(forbidden, member{rule.Filter(filter).String(), turns})
		}
	}
	var listening []lasting
	for _, l := range r.Lasting {
		if l.Rounds > 0 {
			listening = append(listening, lasting{d.Card(seat, l.Card).ID, int(l.Rule) + 1, l.Rounds, l.Times})
		}
	}
	for _, m := range []struct {
		isThere bool
		member
	}{
		{len(counters) > 0, member{"counters", counters}},
		{len(listening) > 0, member{"lasting", listening}},
		{len(forbidden) > 0, member{"forbid", forbidden}},
		{f.CostNext != 0, member{"cost_next", f.CostNext}},
		{r.Shown != [duel.LineCapacity]uint8{}, member{"shown", copies(d, seat, &r.Shown)}},
		{r.Played != [duel.LineCapacity]uint8{}, member{"played", copies(d, seat, &r.Played)}},
	} {
		if m.isThere {
			described = append(described, m.member)
		}
	}
	return described
}

// copies are cards, each copy.
func copies(d *duel.Duel, seat game.Seat, of *[duel.LineCapacity]uint8) []string {
	ids := []string{}
	for i, n := range of {
		for range n {
			ids = append(ids, d.Card(seat, duel.CardIndex(i)).ID)
		}
	}
	return ids
}
