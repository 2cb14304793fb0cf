package prose

import (
	"boardduels/ai"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// Input returns what an input signal of the thesis's network tells (Table 3.2); i is 0…13.
func Input(t *i18n.Translator, i int) string { return t.Text(inputKeys[i]) }

var inputKeys = [schema.Inputs]string{
	"input.own_hp", "input.enemy_hp", "input.own_ep", "input.enemy_ep", "input.enemy_hand", "input.own_deck", "input.enemy_deck",
	"input.attacks", "input.defences", "input.major_attacks", "input.major_defences", "input.own_hand", "input.enemy_hp_lost", "input.own_hp_lost",
}

// Kind returns what a kind of action is called.
func Kind(t *i18n.Translator, k duel.Kind) string {
	return t.Text([duel.KindCount]string{"kind.attack", "kind.defence", "kind.major_attack", "kind.major_defence"}[k])
}

// Verdict returns why a decision took an action or passed it over.
func Verdict(t *i18n.Translator, v ai.Verdict) string { return t.Text(verdictKeys[v]) }

var verdictKeys = [...]string{
	ai.Taken:        "verdict.taken",
	ai.NotInHand:    "verdict.not_in_hand",
	ai.TooExpensive: "verdict.too_expensive",
	ai.WrongKind:    "verdict.wrong_kind",
	ai.Worse:        "verdict.worse",
	ai.NotReached:   "verdict.not_reached",
}
