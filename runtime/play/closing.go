package play

import (
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/internal/trouble"
	"boardduels/runtime/play/screen"
	own "boardduels/runtime/play/widget"
)

// Settle asks about a duel that isn't saved before the window is closed, and goes on with closing unless the player
// stays. show brings the game into the window, which may show something else.
func (g *Game) Settle(show, closing func()) {
	if g.session == nil || g.session.Unsaved == nil || g.session.Left {
		closing()
		return
	}
	show()
	g.askClosing("close.about", g.session, closing)
}

func (g *Game) askClosing(aboutKey string, s *screen.Session, closing func()) {
	t := g.translator
	about := own.Paragraph(t.Text(aboutKey, i18n.Args{"Reason": trouble.Unsaved(t, s.Unsaved)}))
	stay := own.BigButton(t.Text("leave.stay"), theme.MediaPlayIcon(), widget.HighImportance, g.sheets.Close)
	again := own.BigButton(t.Text("close.again"), theme.DocumentSaveIcon(), widget.MediumImportance, nil)
	again.OnTapped = func() {
		again.Disable()
		g.Background(func() func() {
			err := s.Saving.Retry()
			return func() {
				if err == nil {
					closing()
					return
				}
				g.askClosing("close.still", s, closing)
			}
		})
	}
	anyway := own.BigButton(t.Text("close.anyway"), theme.LogoutIcon(), widget.DangerImportance, closing)
	g.OpenSheet(t.Text("close.title"), container.NewVBox(about, stay, again, anyway))
}
