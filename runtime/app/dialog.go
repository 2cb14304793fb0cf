package app

import "fyne.io/fyne/v2"

// fileDialog is a dialog for files that was opened, and what cancels it.
type fileDialog struct {
	overlay fyne.CanvasObject
	cancel  func()
}

// isCovered reports whether something lies over the screen: a sheet, or a dialog or menu of the toolkit.
func (g *Game) isCovered() bool { return g.options.Window.Canvas().Overlays().Top() != nil }

// closeDialog closes the dialog or menu of the toolkit that lies on top, and reports whether there was one. Whoever is
// asked in one whether a file is to be replaced has not agreed.
func (g *Game) closeDialog() bool {
	switch top := g.options.Window.Canvas().Overlays().Top(); top {
	case nil, g.sheets.Layer:
		return false
	case g.files.overlay:
		g.files.cancel()
	default:
		top.Hide()
	}
	return true
}
