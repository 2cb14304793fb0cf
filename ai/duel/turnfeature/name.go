package turnfeature

import (
	"slices"
	"strings"

	"boardduels/ai/duel/material"
	"boardduels/runtime/duel"
)

// names are the names of a fighter's features, which stand after "own_" or "foe_".
var names = [PerFighter]string{
	HP: "hp", Wounded: "wounded", Dying: "dying", EP: "ep", Shield: "shield", Defence: "defence", Immortal: "immortal",
	Damage: "damage_bonus", Costs: "costs_modifier", Regen: "regen_bonus", HoT: "hot", DoT: "dot", Stun: "stun",
	Borrowed: "borrowed_hp", Healing: "healing_bonus", Armed: "armed", Held: "hand",
}

// ruled are the names of what rules have left on a fighter, which stand after "own_" or "foe_". Counters are told by
// their places in the pack.
var ruled = [material.LeftCount]string{
	"counter_1", "counter_2", "counter_3", "counter_4",
	material.Listening: "rules", material.Brought: "brought", material.Forbidden: "forbidden", material.NextCard: "next_card",
}

// KeptPrefix stands before the id of a card in the name of what it adds to a hand.
const KeptPrefix = "kept_"

// IsKept reports whether a feature is of a card kept in hand.
func (id ID) IsKept() bool { return id >= Hand && id < Bias }

// IsSpare reports whether a feature is of a card that only decks larger than a classic one can have. Who draws weights
// by lot leaves it out, as it does what rules have left, so that what is found doesn't change with how much room there
// is for cards.
func (id ID) IsSpare() bool {
	return id.IsKept() && int16(id-Hand) >= duel.Classic().Deck || id.IsRuled()
}

// IsRuled reports whether a feature is of what rules have left, which in classic duels is nothing.
func (id ID) IsRuled() bool { return id >= Ruled }

// Name returns the name of a feature for a hero, [a-z0-9_]+, or "" if the hero's deck hasn't the card.
func Name(hero *duel.Hero, id ID) string {
	switch {
	case id < Foe:
		return "own_" + names[id]
	case id < Hand:
		return "foe_" + names[id-Foe]
	case id == Bias:
		return "always"
	case id == Late:
		return "late"
	case id >= RuledFoe:
		return "foe_" + ruled[id-RuledFoe]
	case id >= Ruled:
		return "own_" + ruled[id-Ruled]
	case int(id-Hand) < len(hero.Deck):
		return KeptPrefix + hero.Deck[id-Hand].Card.ID
	}
	return ""
}

// Find returns the feature that a name stands for with a hero; false if there is none, as for a card that has left the
// deck.
func Find(hero *duel.Hero, name string) (ID, bool) {
	card, isKept := strings.CutPrefix(name, KeptPrefix)
	if isKept {
		i := slices.IndexFunc(hero.Deck, func(line duel.DeckLine) bool { return line.Card.ID == card })
		return Hand + ID(i), i >= 0
	}
	id, ok := byName[name]
	return id, ok
}

// byName finds the features whose names are the same with all heroes. Players look up a hundred when a duel begins.
var byName = func() map[string]ID {
	ids := map[string]ID{}
	for id := range ID(Count) {
		if !id.IsKept() {
			ids[Name(nil, id)] = id
		}
	}
	return ids
}()
