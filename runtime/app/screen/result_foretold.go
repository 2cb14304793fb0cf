package screen

import (
	"fyne.io/fyne/v2"

	"boardduels/ai/duel/explanation"
	"boardduels/ai/duel/forecast"
	"boardduels/ai/duel/habit"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/record/duelrecord"
)

// Foretold is what an AI foretold of a person in a duel that is over. Its zero value is nothing.
type Foretold struct {
	Score forecast.Score
	Claim *habit.Claim // what it had said of the person; nil if nothing
}

// NewForetold opens what the AI of a record sealed; nothing of what can't be opened. It may be called on any goroutine.
func NewForetold(record *duelrecord.Record) (f Foretold) {
	ai := 1 - record.Person()
	turns, err := forecast.Turns(record, ai)
	if err == nil {
		f.Score = forecast.ScoreOf(turns)
		f.Claim, err = forecast.Claim(record, ai)
	}
	if err != nil {
		fyne.LogError("opening what was foretold", err)
	}
	return f
}

// ClaimLine tells what an AI had said of the person before a duel, and whether it held; "" if it had said nothing.
func ClaimLine(t *i18n.Translator, g *gallery.Gallery, record *duelrecord.Record, c *habit.Claim) string {
	if c == nil {
		return ""
	}
	hero := record.Seats[record.Person()].Hero
	return explanation.Claim(t, c, gallery.NewCast(g, []duelrecord.Hero{hero}).Cards(hero.ID))
}
