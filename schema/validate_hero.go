package schema

import (
	"slices"
	"strconv"

	"boardduels/runtime/duel"
	"boardduels/schema/words"
	"boardduels/schema/xmltree"
)

// checkHero reports what doesn't fit together inside a hero.
func checkHero(r *reader, n *node, owner any) {
	hero := owner.(*Hero)
	checkSaid(r, n, hero.Passives, nil)
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

// fits reports a hero that duels by the pack's numbers don't take.
func (v *validator) fits(d *Document, hero *Hero, n *duel.Numbers) {
	if cards, size := hero.Cards(), int(n.Deck); cards != size {
		diagnostic := diagnose("deck-size", Args{"field": "spell_card", "found": strconv.Itoa(cards), "max": strconv.Itoa(size)})
		diagnostic.File = d.file
		diagnostic.Line, diagnostic.Column = xmltree.Place(d.source, deckStart(d.root))
		v.diagnostics = append(v.diagnostics, diagnostic)
	}
	isTold := slices.ContainsFunc(d.diagnostics, func(p Diagnostic) bool { return p.Path == "hp" && p.Severity == Error })
	if tooFew, tooMany := hero.HP < n.MinHP, hero.HP > n.MaxHP; (tooFew || tooMany) && !isTold {
		v.report(d, d.root.Child("hp"), "out-of-range", Args{"field": "hp", "found": strconv.Itoa(int(hero.HP)),
			"min": strconv.Itoa(int(n.MinHP)), "max": strconv.Itoa(int(n.MaxHP))})
	}
}

// deckStart returns where a hero's deck starts, or the hero if there is none.
func deckStart(n *node) int {
	if line := n.Child("spell_card"); line != nil {
		return line.From
	}
	return n.From
}
