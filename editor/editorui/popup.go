package editorui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// PopUpBelow opens a menu below an object that is shown.
func PopUpBelow(o fyne.CanvasObject, items ...*fyne.MenuItem) {
	driver := fyne.CurrentApp().Driver()
	if c := driver.CanvasForObject(o); c != nil && len(items) > 0 {
		widget.ShowPopUpMenuAtPosition(fyne.NewMenu("", items...), c, driver.AbsolutePositionForObject(o).AddXY(0, o.Size().Height))
	}
}
