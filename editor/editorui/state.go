package editorui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// Visible shows or hides an object.
func Visible(shown bool, o fyne.CanvasObject) {
	if shown {
		o.Show()
	} else {
		o.Hide()
	}
}

// Picture gives an icon its picture, unless it has it: the toolkit would colour the drawing anew.
func Picture(icon *widget.Icon, picture fyne.Resource) {
	if icon.Resource == nil || icon.Resource.Name() != picture.Name() {
		icon.SetResource(picture)
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
