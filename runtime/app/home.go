package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/record/duelrecord"
)

// homeIntents are what a player can want on the start screen.
type homeIntents interface {
	OpenChoice()
	OpenChoiceOf(hero string)
	Resume()
	OpenReplays()
	OpenKnowledge()
	OpenSettings()
	OpenHowTo()
	OpenLesson()
	OpenRuns()
	OpenBoards()
	OpenRecords()
	OpenPlayers()
	// record calls show with a line about what the player has achieved, and one about how well the AI foresees it, once
	// they are known; not if there is nothing, and with "" for the second where too little was foretold.
	record(show func(achieved, foreseen string))
	// hasEdits calls show if unsaved edits wait in the editor, once that is known.
	hasEdits(show func())
}

// homeState is what whoever opens the game has done before.
type homeState struct {
	Player   string // who plays; "" where there was never another
	Duel     string // a line about the duel that can be continued, or ""
	HasRun   bool   // that can be gone on with
	HasBoard bool   // a board game that can be gone on with
	Today    string // the day, as "2026-11-25"
	IsNew    bool   // neither had the lesson nor begun a duel
	IsTaught bool   // had the lesson to its end
}

// newDaily leads to the run that all have on a day.
func newDaily(t *i18n.Translator, today string, intents homeIntents) fyne.CanvasObject {
	begin := ui.BigButton(t.Text("runs.today", i18n.Args{"Day": screen.DayOf(t, today)}), theme.HistoryIcon(), widget.MediumImportance, intents.OpenRuns)
	return container.NewPadded(ui.NewPanel(container.NewVBox(ui.Paragraph(t.Text("home.daily")), begin)))
}

// newGreeting says what the game is, or who plays, and leads to the other players then.
func newGreeting(t *i18n.Translator, player string, intents homeIntents) fyne.CanvasObject {
	if player == "" {
		motto := ui.Paragraph(t.Text("home.motto"))
		motto.Alignment, motto.Importance = fyne.TextAlignCenter, widget.LowImportance
		return motto
	}
	others := ui.NewButton(player, theme.AccountIcon(), intents.OpenPlayers)
	others.Importance = widget.LowImportance
	return container.NewCenter(others)
}

// newHome is the start screen; its heroes lead to a duel with them. edit leads to the editor, nil if there is none. Who
// is new is offered the lesson first, and who passed it over last, until it was had.
func newHome(t *i18n.Translator, g *gallery.Gallery, heroes []duelrecord.Hero, before homeState, edit func(), intents homeIntents) fyne.CanvasObject {
	menu := container.NewVBox()
	fresh := widget.HighImportance
	first := func(text string, then func()) { // what is most likely wanted
		menu.Add(ui.BigButton(text, theme.MediaPlayIcon(), fresh, then))
		fresh = widget.MediumImportance
	}
	if before.Duel != "" {
		first(before.Duel, intents.Resume)
	}
	if before.HasRun {
		first(t.Text("home.run_continue"), intents.OpenRuns)
	}
	if before.IsNew {
		first(t.Text("home.lesson"), intents.OpenLesson)
	}
	menu.Add(ui.BigButton(t.Text("home.new_duel"), look.Symbol("attack"), fresh, intents.OpenChoice))
	if !before.HasRun {
		menu.Add(ui.BigButton(t.Text("home.runs"), look.Symbol("wreath"), widget.MediumImportance, intents.OpenRuns))
	}
	boards := "home.boards"
	if before.HasBoard {
		boards = "home.boards_continue"
	}
	menu.Add(ui.BigButton(t.Text(boards), theme.GridIcon(), widget.MediumImportance, intents.OpenBoards))
	menu.Add(ui.BigButton(t.Text("home.replays"), theme.MediaReplayIcon(), widget.MediumImportance, intents.OpenReplays))
	menu.Add(ui.BigButton(t.Text("home.knowledge"), look.Symbol("reactive"), widget.MediumImportance, intents.OpenKnowledge))
	if edit != nil {
		editor := ui.BigButton(t.Text("home.editor"), theme.DocumentCreateIcon(), widget.MediumImportance, edit)
		menu.Add(editor)
		intents.hasEdits(func() { editor.SetText(t.Text("home.editor_edits")) })
	}
	menu.Add(container.NewGridWithColumns(2,
		ui.BigButton(t.Text("home.how_to"), theme.QuestionIcon(), widget.MediumImportance, intents.OpenHowTo),
		ui.BigButton(t.Text("home.settings"), theme.SettingsIcon(), widget.MediumImportance, intents.OpenSettings)))
	if !before.IsNew && !before.IsTaught {
		lesson := ui.NewButton(t.Text("home.lesson"), theme.MediaPlayIcon(), intents.OpenLesson)
		lesson.Importance = widget.LowImportance
		menu.Add(container.NewCenter(lesson))
	}

	title := ui.TitleText(t.Text("home.title"), 38, look.Color(look.ColorGold))
	record := ui.NewButton(t.Text("records.title"), look.Symbol("wreath"), intents.OpenRecords)
	record.Importance = widget.LowImportance
	if before.IsNew {
		// Whoever isn't new will see it in a moment: its line is there, so that nothing moves under a finger
		record.Hide()
	}
	row := container.New(&ui.Squares{})
	for _, hero := range heroes[:min(len(heroes), 4)] {
		row.Add(ui.NewPressable(ui.NewFramed(g.Portrait(&hero.Hero), 40), func() { intents.OpenChoiceOf(hero.ID) }))
	}
	foresight := ui.Paragraph("")
	foresight.Alignment, foresight.Importance = fyne.TextAlignCenter, widget.LowImportance
	foresight.Hide()
	picture := container.NewVBox(title, newGreeting(t, before.Player, intents), container.NewCenter(record), container.NewPadded(row), foresight)
	page := ui.NewPage(ui.Page{
		Crest:   container.NewCenter(ui.Icon(look.Symbol("logo"), 96)),
		Picture: container.NewPadded(picture), Menu: container.NewPadded(menu), Extra: newDaily(t, before.Today, intents),
	})
	intents.record(func(achieved, foreseen string) {
		record.SetText(achieved)
		record.Show()
		foresight.SetText(foreseen)
		ui.Show(foreseen != "", foresight)
		page.Refresh()
	})
	return page
}
