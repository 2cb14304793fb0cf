package rulestext

import (
	"boardduels/internal/i18n"
	"boardduels/runtime/duel/rule"
)

// IsSaving reports whether the log knows what comes of an effect that keeps a hero from dying.
func IsSaving(e rule.Effect) bool { return len(savingBrings[e]) > 0 }

// Theirs returns what each of some rules of the enemy's says to who reads it.
func Theirs(t *i18n.Translator, d Dictionary, rules []rule.Rule) []string {
	return speaker{t: t, called: d, theirs: true}.each(rules)
}
