package rulestext

import (
	"boardduels/internal/i18n"
	"boardduels/runtime/duel/rule"
)

// Forbidden tells somebody which cards can't be played, and for how many turns.
func Forbidden(t *i18n.Translator, cards rule.Filter, turns int16) string {
	s := speaker{t: t}
	return ended(s.say("do.forbid.self", i18n.Args{"All": s.say("all." + cards.String()), "Turns": count(t, "count.turns", turns)}))
}
