package editorui

import "fyne.io/fyne/v2"

// TakeFocus gives something the focus that has been seen. The toolkit knows the window of nothing else.
func TakeFocus(o focusable) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(o); c != nil {
		c.Focus(o)
	}
}

// Shown returns what has the focus if it stands in a window and is seen there: what has gone from it keeps the focus
// for the toolkit, which complains when it is to get it back. Nil is nothing.
func Shown(focused fyne.Focusable) fyne.Focusable {
	o, isObject := focused.(fyne.CanvasObject)
	if !isObject {
		return nil
	}
	driver := fyne.CurrentApp().Driver()
	c := driver.CanvasForObject(o)
	if c == nil {
		return nil
	}
	inset, _ := c.InteractiveArea()
	if driver.AbsolutePositionForObject(o).Add(inset).IsZero() { // it isn't found
		return nil
	}
	return focused
}

// focusable is an object that can have the focus.
type focusable interface {
	fyne.CanvasObject
	fyne.Focusable
}
