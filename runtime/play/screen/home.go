package screen

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

// HomeIntents are what a player can want on the start screen.
type HomeIntents interface {
	OpenChoice()
	OpenChoiceOf(hero string)
	Resume()
	OpenReplays()
	OpenKnowledge()
	OpenSettings()
	OpenHowTo()
	OpenLesson()
}

// NewHome is the start screen; its heroes lead to a duel with them. continuing is a line about the duel that can be
// continued, or ""; edit leads to the editor, nil if there is none. Who
// is new is offered the lesson first.
func NewHome(t *i18n.Translator, g *gallery.Gallery, heroes []replay.Hero, continuing string, isNew bool, edit func(), intents HomeIntents) fyne.CanvasObject {
	menu := container.NewVBox()
	fresh := widget.HighImportance
	if continuing != "" {
		menu.Add(own.BigButton(continuing, theme.MediaPlayIcon(), widget.HighImportance, intents.Resume))
		fresh = widget.MediumImportance
	}
	if isNew {
		menu.Add(own.BigButton(t.Text("home.lesson"), theme.MediaPlayIcon(), fresh, intents.OpenLesson))
		fresh = widget.MediumImportance
	}
	menu.Add(own.BigButton(t.Text("home.new_duel"), look.Symbol("attack"), fresh, intents.OpenChoice))
	menu.Add(own.BigButton(t.Text("home.replays"), theme.MediaReplayIcon(), widget.MediumImportance, intents.OpenReplays))
	menu.Add(own.BigButton(t.Text("home.knowledge"), look.Symbol("reactive"), widget.MediumImportance, intents.OpenKnowledge))
	if edit != nil {
		menu.Add(own.BigButton(t.Text("home.editor"), theme.DocumentCreateIcon(), widget.MediumImportance, edit))
	}
	menu.Add(own.BigButton(t.Text("home.how_to"), theme.QuestionIcon(), widget.MediumImportance, intents.OpenHowTo))
	menu.Add(own.BigButton(t.Text("home.settings"), theme.SettingsIcon(), widget.MediumImportance, intents.OpenSettings))

	title := own.TitleText(t.Text("home.title"), 38, look.Color(look.ColorGold))
	motto := own.Paragraph(t.Text("home.motto"))
	motto.Alignment, motto.Importance = fyne.TextAlignCenter, widget.LowImportance
	row := container.New(&own.Squares{})
	for _, hero := range heroes[:min(len(heroes), 4)] {
		row.Add(own.NewPressable(own.NewFramed(g.Portrait(&hero.Hero), 40), func() { intents.OpenChoiceOf(hero.ID) }))
	}
	picture := container.NewVBox(container.NewCenter(own.Icon(look.Symbol("logo"), 96)), title, motto, container.NewPadded(row))
	return own.NewPage(picture, container.NewPadded(menu))
}
