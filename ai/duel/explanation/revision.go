package explanation

import (
	"boardduels/ai/duel/habit"
	"boardduels/internal/i18n"
)

// Revision tells the user in a sentence what the AI expects otherwise since a duel.
func Revision(t *i18n.Translator, r *habit.Revision, card CardNames) string {
	key := "revision.less"
	if r.IsMore() {
		key = "revision.more"
	}
	return t.Text(key, i18n.Args{
		"When": t.Text(whens[r.When]), "Does": doing(t, r.HabitKey, card), "Before": Share(r.Before), "After": Share(r.After),
	})
}

// RevisionTurn tells the user which turn taught the AI that.
func RevisionTurn(t *i18n.Translator, r *habit.Revision) string {
	return t.Text("revision.turn", i18n.Args{"Round": r.Round})
}
