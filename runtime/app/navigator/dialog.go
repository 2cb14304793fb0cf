package navigator

import "fyne.io/fyne/v2"

// fileDialog is a dialog for files that was opened, and what cancels it.
type fileDialog struct {
	overlay fyne.CanvasObject
	cancel  func()
}

// IsCovered reports whether something lies over the screen: a sheet, or a dialog or menu of the toolkit.
func (n *Navigator) IsCovered() bool { return n.options.Window.Canvas().Overlays().Top() != nil }

// closeDialog closes the dialog or menu of the toolkit that lies on top, and reports whether there was one. Whoever is
// asked in one whether a file is to be replaced has not agreed.
func (n *Navigator) closeDialog() bool {
	switch top := n.options.Window.Canvas().Overlays().Top(); top {
	case nil, n.sheets.Layer:
		return false
	case n.files.overlay:
		n.files.cancel()
	default:
		top.Hide()
	}
	return true
}
