package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// NewOptions is a list of options of which one holds, by number; another one is told when it is chosen.
func NewOptions(names []string, holds int, chosen func(int)) fyne.CanvasObject {
	list := container.NewVBox()
	var buttons []*Button
	for i, name := range names {
		b := NewButton(name, theme.RadioButtonIcon(), func() {
			if i == holds {
				return
			}
			buttons[holds].SetIcon(theme.RadioButtonIcon())
			buttons[i].SetIcon(theme.RadioButtonCheckedIcon())
			holds = i
			chosen(i)
		})
		b.Alignment, b.Importance, b.wraps = widget.ButtonAlignLeading, widget.LowImportance, true
		buttons = append(buttons, b)
		list.Add(b)
	}
	buttons[holds].SetIcon(theme.RadioButtonCheckedIcon())
	return list
}
