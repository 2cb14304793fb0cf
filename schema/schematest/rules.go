package schematest

import (
	"testing/fstest"

	"pgregory.net/rapid"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/dueltest"
	"boardduels/schema"
)

// PackWithRules draws the files of a pack whose cards, heroes and relics say what they do, and the duel that its two
// heroes have with their relics.
func PackWithRules(t *rapid.T) (fstest.MapFS, [2]duel.Hero, duel.Numbers) {
	n := dueltest.RuledNumbers(t)
	heroes := dueltest.RuledHeroes(t, n, dueltest.Real)
	d := drawer{t, fstest.MapFS{}}
	d.add(schema.NewRules(rulesOf(n)))
	for i := range heroes {
		heroes[i].Wounds = 0 // no document tells of them
		d.ruled(&heroes[i])
	}
	return d.files, heroes, n
}

// rulesOf returns what a pack sets that is played by some numbers.
func rulesOf(n duel.Numbers) schema.Rules {
	r := schema.RulesOf(n)
	for i := range r.Counters {
		r.Counters[i].Name = "N" + r.Counters[i].ID
	}
	for _, tag := range dueltest.Tags {
		r.Tags = append(r.Tags, schema.Tag{ID: tag, Name: "N" + tag})
	}
	return r
}

// ruled writes the documents of a hero.
func (d drawer) ruled(h *duel.Hero) {
	hero := schema.Hero{ID: h.ID, Name: "N" + h.ID, HP: h.HP, EP: h.EP, Regen: h.Regen, Passives: h.Passives}
	for _, line := range h.Deck {
		d.add(schema.NewCard(schema.Card{Card: line.Card}))
		hero.Deck = append(hero.Deck, schema.DeckLine{Card: line.Card.ID, Copies: line.Copies})
	}
	for _, card := range h.Brings {
		d.add(schema.NewCard(schema.Card{Card: card}))
	}
	for _, relic := range h.Relics {
		d.add(schema.NewRelic(schema.Relic{ID: relic.ID, Name: "N" + relic.ID, Rules: relic.Rules}))
	}
	d.add(schema.NewHero(hero))
}
