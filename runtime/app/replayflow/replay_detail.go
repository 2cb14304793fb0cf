package replayflow

import (
	"fmt"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai/duel/explanation"
	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/internal/termsafe"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
)

// ending is how a saved duel ended: the keys of its title and of its line in a list, and the title's colour.
type ending struct {
	title, line string
	tone        fyne.ThemeColorName
}

func outcomeOf(record *duelrecord.Record) ending {
	me := record.Person()
	switch {
	case !record.Finished():
		return ending{"replays.title_unfinished", "replays.unfinished", look.ColorMuted}
	case record.Seats[me].IsPerson() == record.Seats[1-me].IsPerson() && record.Result.Winner == me:
		return ending{"replays.title_wins", "replays.first_wins", look.ColorGold}
	case record.Seats[me].IsPerson() == record.Seats[1-me].IsPerson():
		return ending{"replays.title_wins", "replays.second_wins", look.ColorGold}
	case record.Result.Winner == me:
		return ending{"result.victory", "replays.won", look.ColorGold}
	}
	return ending{"result.defeat", "replays.lost", look.ColorHarm}
}

// newReplayDetail tells of a saved duel who played, how it ended, and how long it took.
func newReplayDetail(t *i18n.Translator, g *gallery.Gallery, saved screen.SavedDuel, intents ReplaysIntents) *fyne.Container {
	remove := ui.NewButton(t.Text("replays.remove"), theme.DeleteIcon(), func() { intents.RemoveReplay(saved) })
	if saved.Leg != nil { // it is a part of its run's file
		remove = ui.NewButton(t.Text("replays.open_run"), look.Symbol("wreath"), func() { intents.OpenRunAt(saved.Path) })
	}
	if saved.Record == nil {
		return container.NewVBox(ui.Paragraph(t.Text("replays.damaged", i18n.Args{"Reason": saved.Why(t)})), remove)
	}
	record := saved.Record
	watch := ui.BigButton(t.Text("result.watch"), theme.MediaPlayIcon(), widget.HighImportance, func() { intents.OpenPlayback(record) })
	end := outcomeOf(record)
	winner := g.HeroName(&record.Seats[record.Result.Winner&1].Hero.Hero)
	rows := container.NewVBox(ui.TitleText(t.Text(end.title, i18n.Args{"Hero": winner}), 26, look.Color(end.tone)))
	for _, row := range replayFacts(t, g, &saved) {
		rows.Add(row)
	}
	for _, line := range marksOf(t, &saved) {
		rows.Add(ui.Note("log", line))
	}
	rows.Add(watch)
	rows.Add(ui.NewButton(t.Text("journal.title"), theme.DocumentIcon(), func() { intents.OpenJournal(record) }))
	if edit := intents.EditDuel(); edit != nil && record.Finished() {
		rows.Add(ui.NewButton(t.Text("replays.edit"), theme.DocumentCreateIcon(), func() { edit(record) }))
	}
	rows.Add(container.NewGridWithColumns(2, ui.NewButton(t.Text("replays.save"), theme.DocumentSaveIcon(), func() { intents.ExportReplay(record) }), remove))
	return rows
}

// replayFacts are the heroes as the duel left them, and what else is known of it.
func replayFacts(t *i18n.Translator, g *gallery.Gallery, saved *screen.SavedDuel) []fyne.CanvasObject {
	record := saved.Record
	me := record.Person()
	theirs := &record.Seats[1-me]
	about := t.Text("why.opponent", i18n.Args{"Brain": explanation.Opponent(t, theirs)}) + " " + explanation.OpponentAbout(t, theirs)
	if !record.Seats[me].IsPerson() {
		about = screen.ReplayBrains(t, record)
	}
	facts := []fyne.CanvasObject{ui.Note("why", about), ui.Note("log", t.Text("replays.date", i18n.Args{"Date": replayDate(t, record)}))}
	if how := forfeit(t, g, record); how != "" {
		facts = append([]fyne.CanvasObject{ui.Note("end_turn", how)}, facts...)
	}
	return append(newReplayCourse(t, g, saved, me), facts...)
}

// newReplayCourse shows the heroes as a duel left them, how their hp went, and how long it took.
func newReplayCourse(t *i18n.Translator, g *gallery.Gallery, saved *screen.SavedDuel, me game.Seat) []fyne.CanvasObject {
	if saved.Unplayable != nil {
		return []fyne.CanvasObject{ui.Paragraph(errtext.Unread(t, saved.Unplayable))}
	}
	heroes := container.NewGridWithColumns(2)
	var names [2]string
	for i, seat := range []game.Seat{me, 1 - me} {
		names[i] = g.HeroName(&saved.Record.Seats[seat].Hero.Hero)
		hp := fmt.Sprintf("%d/%d", saved.HP[seat], saved.MostHP[seat])
		heroes.Add(newStanding(g, &saved.Record.Seats[seat].Hero, hp, look.Color(ui.CourseTones[i])))
	}
	length := t.Text("replays.length", i18n.Args{
		"Rounds": t.Text("count.rounds", i18n.Args{"N": saved.Rounds}), "Cards": t.Text("count.cards", i18n.Args{"N": saved.Cards}),
	})
	return []fyne.CanvasObject{heroes, screen.NewCourse(t, saved.Mine, saved.Theirs, names, int(saved.Rounds)), ui.Note("exhaustion", length)}
}

// newStanding is a hero with the hp it was left with.
func newStanding(g *gallery.Gallery, hero *duelrecord.Hero, hp string, tone color.Color) fyne.CanvasObject {
	health := canvas.NewText(hp, look.Color(look.ColorHarm))
	health.TextStyle.Bold = true
	return container.NewVBox(
		container.NewCenter(ui.NewFramed(g.Portrait(&hero.Hero), 88)),
		ui.TitleText(g.HeroName(&hero.Hero), 16, tone),
		container.NewCenter(container.NewHBox(ui.Icon(look.Symbol("hp"), 18), ui.GrownText(health, 15))),
	)
}

// forfeit says why the loser lost before the rules decided, or "".
func forfeit(t *i18n.Translator, g *gallery.Gallery, record *duelrecord.Record) string {
	if !record.Finished() || record.Result.Forfeit == "" {
		return ""
	}
	args := i18n.Args{"Hero": g.HeroName(&record.Seats[1-record.Result.Winner].Hero.Hero), "Reason": termsafe.Directions(record.Result.Forfeit)}
	if record.Result.Forfeit == duelmatch.ErrResigned.Error() {
		return t.Text("replays.gave_up", args)
	}
	return t.Text("replays.forfeit", args)
}
