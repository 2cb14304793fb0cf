package schema

import (
	"slices"
	"strings"

	"boardduels/schema/words"
	"boardduels/schema/xmltree"
)

// traits are what weights may be of, for either hero with own_ or foe_ before it. Package turnfeature measures them.
var traits = []string{"hp", "wounded", "dying", "ep", "shield", "defence", "immortal", "damage_bonus", "costs_modifier",
	"regen_bonus", "hot", "dot", "stun", "borrowed_hp", "healing_bonus", "armed", "hand",
	"counter_1", "counter_2", "counter_3", "counter_4", "rules", "brought", "forbidden", "next_card"}

// spending are traits of how a turn was spent, of which a user's weights may be. Package usermodel measures them.
var spending = func() []string {
	all := []string{"plays_nothing", "plays_one", "plays_many", "leaves_some_ep", "leaves_much_ep", "leaves_no_ep", "ahead_own_hp",
		"ahead_foe_hp", "hurt_own_hp", "hurt_foe_hp", "finish_own_hp", "finish_foe_hp"}
	for _, kind := range []string{"attack", "defence", "major_attack", "major_defence"} {
		for _, when := range []string{"", "_hurt", "_finish", "_early"} {
			all = append(all, "plays_"+kind+when)
		}
	}
	return all
}()

// SoonerPrefix stands before the id of a card in the name of how soon in its turns the user plays that card.
const SoonerPrefix = "sooner_"

// IsTrait reports whether a weight may be of a name: a trait of one of the heroes, a kept card, how a turn was spent,
// what stands always or late, or how soon in its turns the user plays a card. Whether the deck has a card, only the
// pack tells; what was learned may outlive it.
func IsTrait(name string) bool {
	if name == "always" || name == "late" || slices.Contains(spending, name) {
		return true
	}
	for _, before := range [...]string{"kept_", SoonerPrefix} {
		if card, ok := strings.CutPrefix(name, before); ok {
			return IsID(card)
		}
	}
	own, isOwn := strings.CutPrefix(name, "own_")
	foe, isFoe := strings.CutPrefix(name, "foe_")
	return isOwn && slices.Contains(traits, own) || isFoe && slices.Contains(traits, foe)
}

// isTrait is IsTrait, or in a document about another game whether that game has the trait.
func (r *reader) isTrait(name string) bool {
	if game := r.doc.root.Attribute("game"); game != nil {
		s := SignalsOf(xmltree.TrimSpace(game.Value))
		return s == nil || slices.Contains(s.Traits, name) // that there is no such game is reported elsewhere
	}
	return IsTrait(name)
}

// checkTraits reports weights inside an element that are of nothing.
func checkTraits(r *reader, n *node, _ any) {
	for i := range n.Children {
		c := &n.Children[i]
		if c.Field == nil || c.Field.Key != "of" {
			continue
		}
		if of := c.Attribute("of"); of != nil && IsID(xmltree.TrimSpace(of.Value)) && !r.isTrait(xmltree.TrimSpace(of.Value)) {
			r.enter(c)
			r.report("unknown-trait", of.Start, "@of", Args{"field": "of", "found": words.Shorten(of.Value)})
			r.leave()
		}
	}
}
