package app

import (
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/ui"
)

// Settle asks about a duel that isn't saved before the window is closed, and goes on with closing unless the player
// stays. show brings the game into the window, which may show something else.
func (g *Game) Settle(show, closing func()) {
	retry, unsaved := g.unsaved()
	if unsaved == nil {
		closing()
		return
	}
	show()
	g.askClosing("close.about", unsaved, retry, closing)
}

// TellBusy says that something takes a moment, until another page is shown.
func (g *Game) TellBusy() { g.Notify(g.Translator().Text("players.moment")) }

// unsaved returns what tries again to save the duel or the board game under way, and why it isn't safe; nil if all is.
func (g *Game) unsaved() (retry func() error, why error) {
	switch {
	case g.Duels.Session() != nil && g.Duels.Session().Unsaved != nil && !g.Duels.Session().Left:
		return g.Duels.Session().Saving.Retry, g.Duels.Session().Unsaved
	case g.Boards.Session != nil && g.Boards.Session.Unsaved != nil && !g.Boards.Session.HasLeft():
		return g.Boards.Session.Retry, g.Boards.Session.Unsaved
	}
	return nil, nil
}

func (g *Game) askClosing(aboutKey string, unsaved error, retry func() error, closing func()) {
	t := g.Translator()
	about := ui.Paragraph(t.Text(aboutKey, i18n.Args{"Reason": errtext.Unsaved(t, unsaved)}))
	stay := ui.BigButton(t.Text("leave.stay"), theme.MediaPlayIcon(), widget.HighImportance, g.CloseSheet)
	again := ui.BigButton(t.Text("close.again"), theme.DocumentSaveIcon(), widget.MediumImportance, nil)
	again.OnTapped = func() {
		again.Disable()
		g.Background(func() func() {
			err := retry()
			return func() {
				if err == nil {
					closing()
					return
				}
				g.askClosing("close.still", err, retry, closing)
			}
		})
	}
	anyway := ui.BigButton(t.Text("close.anyway"), theme.LogoutIcon(), widget.DangerImportance, closing)
	g.OpenSheet(t.Text("close.title"), container.NewVBox(about, stay, again, anyway))
}
