package gallery

import (
	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
)

// Energy tells how much energy a hero has of how much at most, and how much of it a turn brings by the numbers of a
// pack.
func Energy(t *i18n.Translator, n duel.Numbers, ep, most, regen int16) string {
	key := "hero.ep"
	if n.FullEnergy {
		key = "hero.ep.full"
	}
	return t.Text(key, i18n.Args{"EP": ep, "Max": most, "Regen": regen})
}
