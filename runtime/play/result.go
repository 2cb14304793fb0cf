package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/runtime/play/look"
	own "boardduels/runtime/play/widget"
)

// outcome is what the result screen tells.
type outcome struct {
	won      bool
	resigned bool
	hero     string // the winner's name
	portrait fyne.Resource
	rounds   int16
}

// resultIntents are what a player can want when a duel is over.
type resultIntents interface {
	rematch()
	openChoice()
	watch()
	export()
	openHome()
}

// resultView is the end of a duel: who won, and what next. learning says what the AI makes of it meanwhile, and details
// leads to all of that, once it is known.
type resultView struct {
	content  fyne.CanvasObject
	learning *widget.Label
	details  *widget.Button
}

// tell says what the AI makes of the duel, and makes room for that.
func (r *resultView) tell(text string) {
	r.learning.SetText(text)
	r.content.Refresh()
}

func newResult(t *i18n.Translator, o outcome, intents resultIntents) *resultView {
	titleKey, storyKey, tone := "result.defeat", "result.defeat_story", look.Color(look.ColorHarm)
	if o.won {
		titleKey, storyKey, tone = "result.victory", "result.victory_story", look.Color(look.ColorGold)
	}
	if o.resigned {
		storyKey = "result.resigned_story"
	}
	story := own.Paragraph(t.Text(storyKey, i18n.Args{"Hero": o.hero, "Rounds": t.Text("count.rounds", i18n.Args{"N": o.rounds})}))
	story.Alignment = fyne.TextAlignCenter
	learning := widget.NewLabel("")
	learning.Alignment, learning.Wrapping, learning.Importance = fyne.TextAlignCenter, fyne.TextWrapWord, widget.LowImportance
	details := widget.NewButtonWithIcon(t.Text("result.details"), look.Symbol("why"), nil)
	details.Importance = widget.LowImportance
	details.Hide()
	menu := container.NewVBox(
		own.BigButton(t.Text("result.rematch"), theme.ViewRefreshIcon(), widget.HighImportance, intents.rematch),
		own.BigButton(t.Text("result.others"), look.Symbol("attack"), widget.MediumImportance, intents.openChoice),
		own.BigButton(t.Text("result.watch"), theme.MediaReplayIcon(), widget.MediumImportance, intents.watch),
		own.BigButton(t.Text("result.save"), theme.DocumentSaveIcon(), widget.MediumImportance, intents.export),
		own.BigButton(t.Text("result.home"), theme.HomeIcon(), widget.MediumImportance, intents.openHome),
	)
	portrait := &canvas.Image{}
	look.Show(portrait, o.portrait, 256)
	portrait.FillMode, portrait.CornerRadius = canvas.ImageFillCover, 12
	portrait.SetMinSize(fyne.NewSize(150, 150))
	picture := container.NewVBox(own.TitleText(t.Text(titleKey), 44, tone), container.NewCenter(portrait), story, learning, container.NewCenter(details))
	return &resultView{
		learning: learning, details: details,
		content: own.NewPage(picture, container.NewPadded(menu)),
	}
}
