package rulestext

import (
	"boardduels/internal/i18n"
	"boardduels/runtime/duel/rule"
)

// StanceNames call stances otherwise than any pack does; "" where they don't.
type StanceNames interface{ Stance(rule.Stance) string }

// StanceName returns what a stance is called: as the names have it, or as in any pack. They may be nil.
func StanceName(t *i18n.Translator, called StanceNames, s rule.Stance) string {
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
