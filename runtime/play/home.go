package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/runtime/play/gallery"
	"boardduels/runtime/play/look"
	own "boardduels/runtime/play/widget"
	"boardduels/runtime/replay"
)

// homeIntents are what a player can want on the start screen.
type homeIntents interface {
	openChoice()
	openChoiceOf(hero string)
	resume()
	openReplays()
	openKnowledge()
	openSettings()
	openHowTo()
}

// newHome is the start screen; its heroes lead to a duel with them. continuing is a line about the duel that can be
// continued, or ""; edit leads to the editor, nil if there is none.
func newHome(t *i18n.Translator, g *gallery.Gallery, heroes []replay.Hero, continuing string, edit func(), intents homeIntents) fyne.CanvasObject {
	menu := container.NewVBox()
	fresh := widget.HighImportance
	if continuing != "" {
		menu.Add(own.BigButton(continuing, theme.MediaPlayIcon(), widget.HighImportance, intents.resume))
		fresh = widget.MediumImportance
	}
	menu.Add(own.BigButton(t.Text("home.new_duel"), look.Symbol("attack"), fresh, intents.openChoice))
	menu.Add(own.BigButton(t.Text("home.replays"), theme.MediaReplayIcon(), widget.MediumImportance, intents.openReplays))
	menu.Add(own.BigButton(t.Text("home.knowledge"), look.Symbol("reactive"), widget.MediumImportance, intents.openKnowledge))
	if edit != nil {
		menu.Add(own.BigButton(t.Text("home.editor"), theme.DocumentCreateIcon(), widget.MediumImportance, edit))
	}
	menu.Add(own.BigButton(t.Text("home.how_to"), theme.QuestionIcon(), widget.MediumImportance, intents.openHowTo))
	menu.Add(own.BigButton(t.Text("home.settings"), theme.SettingsIcon(), widget.MediumImportance, intents.openSettings))

	title := own.TitleText(t.Text("home.title"), 38, look.Color(look.ColorGold))
	motto := own.Paragraph(t.Text("home.motto"))
	motto.Alignment, motto.Importance = fyne.TextAlignCenter, widget.LowImportance
	row := container.New(&own.Squares{})
	for _, hero := range heroes[:min(len(heroes), 4)] {
		row.Add(own.NewPressable(own.NewFramed(g.Portrait(&hero.Hero), 40), func() { intents.openChoiceOf(hero.ID) }))
	}
	picture := container.NewVBox(container.NewCenter(own.Icon(look.Symbol("logo"), 96)), title, motto, container.NewPadded(row))
	return own.NewPage(picture, container.NewPadded(menu))
}
