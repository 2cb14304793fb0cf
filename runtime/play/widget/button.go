package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// BigButton is a button of a menu.
func BigButton(text string, drawing fyne.Resource, importance widget.Importance, onTapped func()) *widget.Button {
	b := widget.NewButtonWithIcon(text, drawing, onTapped)
	b.Importance = importance
	return b
}

// QuietButton is a button of which only its icon is seen.
func QuietButton(icon fyne.Resource, onTapped func()) *widget.Button {
	b := widget.NewButtonWithIcon("", icon, onTapped)
	b.Importance = widget.LowImportance
	return b
}
