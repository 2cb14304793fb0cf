package schema

import (
	"slices"
	"strings"
)

// traits are what weights may be of, for either hero with own_ or foe_ before it. Package feature measures them.
var traits = []string{"hp", "wounded", "dying", "ep", "shield", "defence", "immortal", "damage_bonus", "costs_modifier",
	"regen_bonus", "hot", "dot", "stun", "borrowed_hp", "healing_bonus", "armed", "hand"}

// IsTrait reports whether a weight may be of a name: a trait of one of the heroes, a kept card, or what stands always
// or late. Whether the deck has a kept card, only the pack tells; what was learned may outlive it.
func IsTrait(name string) bool {
	if name == "always" || name == "late" {
		return true
	}
	if card, ok := strings.CutPrefix(name, "kept_"); ok {
		return IsID(card)
	}
	own, isOwn := strings.CutPrefix(name, "own_")
	foe, isFoe := strings.CutPrefix(name, "foe_")
	return isOwn && slices.Contains(traits, own) || isFoe && slices.Contains(traits, foe)
}

// checkTraits reports weights inside an element that are of nothing.
func checkTraits(r *reader, n *node, _ any) {
	for i := range n.children {
		c := &n.children[i]
		if c.field == nil || c.field.Key != "of" {
			continue
		}
		if of := c.attribute("of"); of != nil && IsID(trimSpace(of.value)) && !IsTrait(trimSpace(of.value)) {
			r.enter(c)
			r.report("unknown-trait", of.start, "@of", Args{"field": "of", "found": shorten(of.value)})
			r.leave()
		}
	}
}
