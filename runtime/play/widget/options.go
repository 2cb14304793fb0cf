package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// NewOptions is a list of options of which one holds, by number; another one is told when it is chosen.
func NewOptions(names []string, holds int, chosen func(int)) fyne.CanvasObject {
	list := container.NewVBox()
	for i, name := range names {
		mark := theme.RadioButtonIcon()
		if i == holds {
			mark = theme.RadioButtonCheckedIcon()
		}
		b := NewButton(name, mark, func() {
			if i != holds {
				chosen(i)
			}
		})
		b.Alignment, b.Importance = widget.ButtonAlignLeading, widget.LowImportance
		list.Add(b)
	}
	return list
}
