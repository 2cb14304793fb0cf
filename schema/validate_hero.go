package schema

import (
	"strconv"

	"boardduels/runtime/duel"
	"boardduels/schema/words"
)

// checkHero reports what doesn't fit together inside a hero.
func checkHero(r *reader, n *node, owner any) {
	hero := owner.(*Hero)
	if cards, size := hero.Cards(), int(duel.Classic().Deck); cards != size {
		r.report("deck-size", r.deckStart(n), "", Args{"field": "spell_card", "found": strconv.Itoa(cards), "max": strconv.Itoa(size)})
	}
	seen := map[string]bool{}
	for i := range n.Children {
		c := &n.Children[i]
		if c.Field == nil || c.Field.Name != "spell_card" {
			continue
		}
		id := hero.Deck[c.Index].Card
		if seen[id] {
			r.at(c, "duplicate-card", Args{"field": "spell_card", "found": words.Shorten(id)})
		}
		seen[id] = true
	}
}

// deckStart returns where a hero's deck starts, or the hero if there is none.
func (r *reader) deckStart(n *node) int {
	if line := n.Child("spell_card"); line != nil {
		return line.From
	}
	return n.From
}
