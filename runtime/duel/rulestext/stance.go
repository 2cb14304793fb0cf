package rulestext

import (
	"boardduels/internal/i18n"
	"boardduels/runtime/duel/rule"
)

// StanceName returns what a stance is called: as the pack has it that the dictionary is of, or as any has. The
// dictionary may be nil.
func StanceName(t *i18n.Translator, d Dictionary, s rule.Stance) string {
	if d == nil {
		return stanceName(t, nil, s)
	}
	return stanceName(t, d, s)
}

// stanceNames call stances otherwise than any pack does; "" where they don't.
type stanceNames interface{ Stance(rule.Stance) string }

func stanceName(t *i18n.Translator, called stanceNames, s rule.Stance) string {
	if called != nil {
		if name := called.Stance(s); name != "" {
			return name
		}
	}
	return t.Text(stanceKeys[s])
}

var stanceKeys = map[rule.Stance]string{
	rule.NoStance: "schema.rule.stance.any", rule.Strike: "schema.rule.stance.strike", rule.Guard: "schema.rule.stance.guard", rule.Focus: "schema.rule.stance.focus",
}
