package explanation

import (
	"cmp"
	"slices"
	"strings"

	"boardduels/ai"
	"boardduels/ai/duel/turnfeature"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// CardNames tells what the card of a hero with an id is called in the user's language.
type CardNames func(id string) string

// KeepsCard reports whether a trait of a turn's end is that a card stays in the hand: the other player can't see that
// while the duel goes on.
func KeepsCard(trait string) bool { return strings.HasPrefix(trait, turnfeature.KeptPrefix) }

// Trait returns what a trait of a turn's end is called, such as "own_hp" or "kept_firebolt". Own is whose turn it was.
func Trait(t *i18n.Translator, trait string, card CardNames) string {
	if id, isCard := strings.CutPrefix(trait, turnfeature.KeptPrefix); isCard {
		return t.Text("trait.kept", i18n.Args{"Card": card(id)})
	}
	if id, isCard := strings.CutPrefix(trait, schema.SoonerPrefix); isCard {
		return t.Text("trait.sooner", i18n.Args{"Card": card(id)})
	}
	if key, known := traitKeys[trait]; known {
		return t.Text(key)
	}
	return trait // of another version
}

var traitKeys = map[string]string{
	"own_hp":                     "trait.own_hp",
	"own_wounded":                "trait.own_wounded",
	"own_dying":                  "trait.own_dying",
	"own_ep":                     "trait.own_ep",
	"own_shield":                 "trait.own_shield",
	"own_defence":                "trait.own_defence",
	"own_immortal":               "trait.own_immortal",
	"own_damage_bonus":           "trait.own_damage_bonus",
	"own_costs_modifier":         "trait.own_costs_modifier",
	"own_regen_bonus":            "trait.own_regen_bonus",
	"own_hot":                    "trait.own_hot",
	"own_dot":                    "trait.own_dot",
	"own_stun":                   "trait.own_stun",
	"own_borrowed_hp":            "trait.own_borrowed_hp",
	"own_healing_bonus":          "trait.own_healing_bonus",
	"own_armed":                  "trait.own_armed",
	"own_hand":                   "trait.own_hand",
	"own_counter_1":              "trait.own_counter_1",
	"own_counter_2":              "trait.own_counter_2",
	"own_counter_3":              "trait.own_counter_3",
	"own_counter_4":              "trait.own_counter_4",
	"own_rules":                  "trait.own_rules",
	"own_brought":                "trait.own_brought",
	"own_forbidden":              "trait.own_forbidden",
	"own_next_card":              "trait.own_next_card",
	"foe_hp":                     "trait.foe_hp",
	"foe_wounded":                "trait.foe_wounded",
	"foe_dying":                  "trait.foe_dying",
	"foe_ep":                     "trait.foe_ep",
	"foe_shield":                 "trait.foe_shield",
	"foe_defence":                "trait.foe_defence",
	"foe_immortal":               "trait.foe_immortal",
	"foe_damage_bonus":           "trait.foe_damage_bonus",
	"foe_costs_modifier":         "trait.foe_costs_modifier",
	"foe_regen_bonus":            "trait.foe_regen_bonus",
	"foe_hot":                    "trait.foe_hot",
	"foe_dot":                    "trait.foe_dot",
	"foe_stun":                   "trait.foe_stun",
	"foe_borrowed_hp":            "trait.foe_borrowed_hp",
	"foe_healing_bonus":          "trait.foe_healing_bonus",
	"foe_armed":                  "trait.foe_armed",
	"foe_hand":                   "trait.foe_hand",
	"foe_counter_1":              "trait.foe_counter_1",
	"foe_counter_2":              "trait.foe_counter_2",
	"foe_counter_3":              "trait.foe_counter_3",
	"foe_counter_4":              "trait.foe_counter_4",
	"foe_rules":                  "trait.foe_rules",
	"foe_brought":                "trait.foe_brought",
	"foe_forbidden":              "trait.foe_forbidden",
	"foe_next_card":              "trait.foe_next_card",
	"always":                     "trait.always",
	"late":                       "trait.late",
	"ahead_foe_hp":               "trait.ahead_foe_hp",
	"ahead_own_hp":               "trait.ahead_own_hp",
	"finish_foe_hp":              "trait.finish_foe_hp",
	"finish_own_hp":              "trait.finish_own_hp",
	"hurt_foe_hp":                "trait.hurt_foe_hp",
	"hurt_own_hp":                "trait.hurt_own_hp",
	"leaves_much_ep":             "trait.leaves_much_ep",
	"leaves_no_ep":               "trait.leaves_no_ep",
	"leaves_some_ep":             "trait.leaves_some_ep",
	"plays_attack":               "trait.plays_attack",
	"plays_attack_early":         "trait.plays_attack_early",
	"plays_attack_finish":        "trait.plays_attack_finish",
	"plays_attack_hurt":          "trait.plays_attack_hurt",
	"plays_defence":              "trait.plays_defence",
	"plays_defence_early":        "trait.plays_defence_early",
	"plays_defence_finish":       "trait.plays_defence_finish",
	"plays_defence_hurt":         "trait.plays_defence_hurt",
	"plays_major_attack":         "trait.plays_major_attack",
	"plays_major_attack_early":   "trait.plays_major_attack_early",
	"plays_major_attack_finish":  "trait.plays_major_attack_finish",
	"plays_major_attack_hurt":    "trait.plays_major_attack_hurt",
	"plays_major_defence":        "trait.plays_major_defence",
	"plays_major_defence_early":  "trait.plays_major_defence_early",
	"plays_major_defence_finish": "trait.plays_major_defence_finish",
	"plays_major_defence_hurt":   "trait.plays_major_defence_hurt",
	"plays_many":                 "trait.plays_many",
	"plays_nothing":              "trait.plays_nothing",
	"plays_one":                  "trait.plays_one",
}

// Gains returns what a plan brings by its traits, the weightiest first. While the AI's hand is hidden, those that would
// tell of it are left out.
func Gains(r *ai.Rationale, hidden bool) []ai.Gain {
	return slices.DeleteFunc(slices.Clone(r.Gains), func(g ai.Gain) bool { return hidden && KeepsCard(g.Of) })
}

// GainName returns what a gain is about. A turn keeps no card that it doesn't begin with, so where the cards that are
// kept count, some of them are played.
func GainName(t *i18n.Translator, g ai.Gain, card CardNames) string {
	if id, isCard := strings.CutPrefix(g.Of, turnfeature.KeptPrefix); isCard {
		return t.Text("gain.played", i18n.Args{"Card": card(id)})
	}
	return Trait(t, g.Of, card)
}

// Plan tells the cards of the turn that was chosen, in their order; "" if it is to end at once. It gives the hand away.
func Plan(t *i18n.Translator, names rulestext.Names, seat game.Seat, r *ai.Rationale) string {
	if len(r.Turn) == 0 {
		return ""
	}
	return cardsOf(t, names, seat, r.Turn, " → ") + " → " + t.Text("why.end_turn")
}

// Weightiest returns the weights that say most about how turns are chosen, those furthest from 0 first. What no choice
// changes is left out.
func Weightiest(weights []schema.Weight, most int) []schema.Weight {
	sorted := slices.DeleteFunc(slices.Clone(weights), func(w schema.Weight) bool {
		return w.Value == 0 || w.Of == "always" || w.Of == "late"
	})
	slices.SortStableFunc(sorted, func(a, b schema.Weight) int {
		return cmp.Compare(max(b.Value, -b.Value), max(a.Value, -a.Value))
	})
	return sorted[:min(len(sorted), most)]
}

// Style tells in plain words what a style wants: the most telling traits of which it seeks more, then those of which it
// seeks less. It is empty if nothing is known.
func Style(t *i18n.Translator, style []schema.Weight, card CardNames) string {
	const told = 6
	var wants, shuns []string
	for _, w := range Weightiest(style, told) {
		if name := Trait(t, w.Of, card); w.Value > 0 {
			wants = append(wants, name)
		} else {
			shuns = append(shuns, name)
		}
	}
	var sentences []string
	if len(wants) > 0 {
		sentences = append(sentences, t.Text("style.wants", i18n.Args{"Traits": strings.Join(wants, ", ")}))
	}
	if len(shuns) > 0 {
		sentences = append(sentences, t.Text("style.shuns", i18n.Args{"Traits": strings.Join(shuns, ", ")}))
	}
	return strings.Join(sentences, " ")
}
