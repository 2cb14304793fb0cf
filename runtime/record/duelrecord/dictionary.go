package duelrecord

import (
	"boardduels/runtime/duel/rule"
	"boardduels/schema"
)

// Dictionary tells what records call in a language what their rules name by ids, so that a duel is told alike whatever
// pack is at hand: its cards and relics stand in it, and its counters and tags in what its pack sets of the rules. What
// several records know is called as in the first of them, what none knows goes by its id.
type Dictionary struct {
	language                      string
	cards, relics, counters, tags map[string]string // by id
	stances                       map[rule.Stance]string
}

// NewDictionary returns what records call things in a language.
func NewDictionary(language string, records ...*Record) Dictionary {
	d := Dictionary{language, map[string]string{}, map[string]string{}, map[string]string{}, map[string]string{}, map[rule.Stance]string{}}
	for _, r := range records {
		for seat := range r.Seats {
			for _, c := range r.Seats[seat].Hero.Cards {
				d.learn(d.cards, c.ID, c.Name, c.NameUK)
			}
			for _, relic := range r.Seats[seat].Hero.Relics {
				d.learn(d.relics, relic.ID, relic.Name, relic.NameUK)
			}
		}
		if r.Pack.Rules == nil {
			continue
		}
		for _, c := range r.Pack.Rules.Counters {
			d.learn(d.counters, c.ID, c.Name, c.NameUK)
		}
		for _, t := range r.Pack.Rules.Tags {
			d.learn(d.tags, t.ID, t.Name, t.NameUK)
		}
		for _, s := range rule.Stances {
			if d.stances[s] == "" {
				d.stances[s] = r.Pack.Rules.StanceName(s, language)
			}
		}
	}
	return d
}

// learn notes what something is called, unless that is known.
func (d *Dictionary) learn(names map[string]string, id, name, nameUK string) {
	if _, known := names[id]; !known {
		names[id] = schema.DisplayName(d.language, id, name, nameUK)
	}
}

// Card returns what a card is called.
func (d Dictionary) Card(id string) string { return d.among(d.cards, id) }

// Relic returns what a relic is called.
func (d Dictionary) Relic(id string) string { return d.among(d.relics, id) }

// Counter returns what a counter is called.
func (d Dictionary) Counter(id string) string { return d.among(d.counters, id) }

// Tag returns what a tag is called.
func (d Dictionary) Tag(id string) string { return d.among(d.tags, id) }

// Stance returns what a stance is called, "" where no record has a name for it.
func (d Dictionary) Stance(s rule.Stance) string { return d.stances[s] }

func (d Dictionary) among(names map[string]string, id string) string {
	if name, known := names[id]; known {
		return name
	}
	return schema.DisplayName(d.language, id, "", "")
}
