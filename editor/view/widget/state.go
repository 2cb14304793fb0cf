package widget

import (
	"fyne.io/fyne/v2"
)

// Visible shows or hides an object.
func Visible(shown bool, o fyne.CanvasObject) {
	if shown {
		o.Show()
	} else {
		o.Hide()
	}
}

// Enable lets people use a widget, or not.
func Enable(enabled bool, w fyne.Disableable) {
	if enabled {
		w.Enable()
	} else {
		w.Disable()
	}
}
