package app

import (
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/ui"
)

// tellNeighbor says once that another program has the usual folder, and what that means here.
func (g *Game) tellNeighbor() {
	t := g.Translator()
	about := t.Text("home.neighbor", i18n.Args{"Who": g.options.Neighbor, "Folder": g.Folder()})
	g.options.Neighbor = ""
	stay := ui.BigButton(t.Text("home.neighbor_stay"), theme.MediaPlayIcon(), widget.HighImportance, g.CloseSheet)
	leave := ui.BigButton(t.Text("home.neighbor_leave"), theme.LogoutIcon(), widget.MediumImportance, g.options.Quit)
	g.OpenSheet(t.Text("home.neighbor_title"), container.NewVBox(ui.Paragraph(about), stay, leave))
}
