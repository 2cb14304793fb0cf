package editorui

import "fyne.io/fyne/v2"

// TakeFocus gives something the focus that has been seen. The toolkit knows the window of nothing else.
func TakeFocus(o focusable) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(o); c != nil {
		c.Focus(o)
	}
}

// focusable is an object that can have the focus.
type focusable interface {
	fyne.CanvasObject
	fyne.Focusable
}
