package duelrecord

import (
	"slices"

	"boardduels/schema"
)

// Dictionary tells what records call in a language what their rules name by ids, so that a duel is told alike whatever
// pack is at hand: its cards and relics stand in it, and its counters and tags in what its pack sets of the rules. What
// several records know is called as in the first of them, what none knows goes by its id.
type Dictionary struct {
	heroes   []*Hero
	rules    []*schema.Rules
	language string
}

// NewDictionary returns what records call things in a language.
func NewDictionary(language string, records ...*Record) Dictionary {
	d := Dictionary{language: language}
	for _, r := range records {
		for seat := range r.Seats {
			d.heroes = append(d.heroes, &r.Seats[seat].Hero)
		}
		if r.Pack.Rules != nil {
			d.rules = append(d.rules, r.Pack.Rules)
		}
	}
	return d
}

// Card returns what a card is called.
func (d Dictionary) Card(id string) string {
	for _, h := range d.heroes {
		if i := slices.IndexFunc(h.Cards, func(c schema.Card) bool { return c.ID == id }); i >= 0 {
			return schema.DisplayName(d.language, id, h.Cards[i].Name, h.Cards[i].NameUK)
		}
	}
	return d.unknown(id)
}

// Relic returns what a relic is called.
func (d Dictionary) Relic(id string) string {
	for _, h := range d.heroes {
		if i := slices.IndexFunc(h.Relics, func(r schema.Relic) bool { return r.ID == id }); i >= 0 {
			return schema.DisplayName(d.language, id, h.Relics[i].Name, h.Relics[i].NameUK)
		}
	}
	return d.unknown(id)
}

// Counter returns what a counter is called.
func (d Dictionary) Counter(id string) string {
	for _, rules := range d.rules {
		if i := slices.IndexFunc(rules.Counters, func(c schema.Counter) bool { return c.ID == id }); i >= 0 {
			return schema.DisplayName(d.language, id, rules.Counters[i].Name, rules.Counters[i].NameUK)
		}
	}
	return d.unknown(id)
}

// Tag returns what a tag is called.
func (d Dictionary) Tag(id string) string {
	for _, rules := range d.rules {
		if i := slices.IndexFunc(rules.Tags, func(t schema.Tag) bool { return t.ID == id }); i >= 0 {
			return schema.DisplayName(d.language, id, rules.Tags[i].Name, rules.Tags[i].NameUK)
		}
	}
	return d.unknown(id)
}

func (d Dictionary) unknown(id string) string { return schema.DisplayName(d.language, id, "", "") }
