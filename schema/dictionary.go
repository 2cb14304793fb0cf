package schema

import (
	"slices"

	"boardduels/runtime/duel/rule"
)

// Dictionary tells what a pack calls in a language what rules name by ids. What the pack doesn't know goes by its id.
type Dictionary struct {
	pack     *Pack
	language string
}

// Dictionary returns what the pack calls things in a language.
func (p *Pack) Dictionary(language string) Dictionary { return Dictionary{p, language} }

// Card returns what a card is called.
func (d Dictionary) Card(id string) string {
	card, _ := d.pack.Card(id)
	return DisplayName(d.language, id, card.Name, card.NameUK)
}

// Counter returns what a counter is called.
func (d Dictionary) Counter(id string) string {
	rules := d.pack.Rules()
	i := slices.IndexFunc(rules.Counters, func(c Counter) bool { return c.ID == id })
	if i < 0 {
		return DisplayName(d.language, id, "", "")
	}
	return DisplayName(d.language, id, rules.Counters[i].Name, rules.Counters[i].NameUK)
}

// Tag returns what a tag is called.
func (d Dictionary) Tag(id string) string {
	rules := d.pack.Rules()
	i := slices.IndexFunc(rules.Tags, func(t Tag) bool { return t.ID == id })
	if i < 0 {
		return DisplayName(d.language, id, "", "")
	}
	return DisplayName(d.language, id, rules.Tags[i].Name, rules.Tags[i].NameUK)
}

// Stance returns what a stance is called, "" where the pack has no name for it.
func (d Dictionary) Stance(s rule.Stance) string {
	rules := d.pack.Rules()
	return rules.StanceName(s, d.language)
}

// Relic returns what a relic is called.
func (d Dictionary) Relic(id string) string {
	relic, _ := d.pack.Relic(id)
	return DisplayName(d.language, id, relic.Name, relic.NameUK)
}
