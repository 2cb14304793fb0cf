package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
)

// openFile lets the player choose a file to read. The callback is the dialog's; it gets nil if the player cancels.
func (g *Game) openFile(chosen func(fyne.URIReadCloser, error)) {
	open := dialog.NewFileOpen(chosen, g.options.Window)
	g.showFiles(open, "files.open_title", "files.open")
}

// showFiles shows a dialog in the language of the game: by itself it speaks the system's.
func (g *Game) showFiles(d *dialog.FileDialog, titleKey, confirmKey string) {
	d.SetTitleText(g.translator.Text(titleKey))
	d.SetConfirmText(g.translator.Text(confirmKey))
	d.SetDismissText(g.translator.Text("confirm.cancel"))
	d.Show()
}
