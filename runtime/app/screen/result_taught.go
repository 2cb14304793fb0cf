package screen

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai/duel/explanation"
	"boardduels/ai/duel/forecast"
	"boardduels/ai/duel/habit"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// TellTaught tells what the AI expects of the person otherwise since the duel, with a way to see the turn that taught
// it that.
func (r *Result) TellTaught(t *i18n.Translator, told string, see func()) {
	r.taught.Objects = []fyne.CanvasObject{
		ui.Note("why", told), ui.BigButton(t.Text("result.taught"), theme.SearchIcon(), widget.MediumImportance, see),
	}
	r.Content.Refresh()
}

// TaughtLine tells what the AI that a seat played against expects of it otherwise since a recorded duel.
func TaughtLine(t *i18n.Translator, g *gallery.Gallery, record *duelrecord.Record, seat game.Seat, r *habit.Revision) string {
	hero := record.Seats[seat].Hero
	return explanation.Revision(t, r, gallery.NewCast(g, []duelrecord.Hero{hero}).Cards(hero.ID))
}

// taughtIn returns that of a person, by the number of actions before the turn; nothing if there is nothing to tell.
func taughtIn(t *i18n.Translator, g *gallery.Gallery, record *duelrecord.Record, seat game.Seat) map[int]string {
	if !record.Seats[seat].IsPerson() {
		return nil
	}
	r, err := forecast.Revision(record, 1-seat)
	if err != nil {
		fyne.LogError("telling what a duel taught", err)
	}
	if r == nil {
		return nil
	}
	begins, err := record.TurnStart(r.Turn)
	if err != nil {
		fyne.LogError("telling what a duel taught", err)
		return nil
	}
	return map[int]string{begins: TaughtLine(t, g, record, seat, r)}
}
