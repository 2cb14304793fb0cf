package ui

import (
	"cmp"

	"fyne.io/fyne/v2"

	"boardduels/runtime/app/look"
)

// TwoUp lays two objects side by side where there is room for both, else one below the other.
type TwoUp struct {
	From   float32 // the width that is room for both, in the unit of the theme; 0 is that of two short lists
	beside bool
}

// MinSize belongs to the toolkit.
func (l *TwoUp) MinSize(objects []fyne.CanvasObject) fyne.Size {
	a, b := objects[0].MinSize(), objects[1].MinSize()
	if l.beside {
		return fyne.NewSize(max(a.Width, b.Width), max(a.Height, b.Height))
	}
	return fyne.NewSize(max(a.Width, b.Width), a.Height+b.Height+Space())
}

// Layout belongs to the toolkit.
func (l *TwoUp) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.beside = size.Width > cmp.Or(l.From, 560)*look.Unit()
	width := size.Width
	if l.beside {
		width = (size.Width - Space()) / 2
	}
	for _, o := range objects {
		o.Resize(fyne.NewSize(width, o.Size().Height)) // what wraps knows its height only at a width
	}
	first, second := objects[0].MinSize().Height, objects[1].MinSize().Height
	if l.beside {
		height := max(first, second, size.Height)
		NewRect(0, 0, width, height).Put(objects[0])
		NewRect(width+Space(), 0, width, height).Put(objects[1])
		return
	}
	NewRect(0, 0, width, first).Put(objects[0])
	NewRect(0, first+Space(), width, second).Put(objects[1])
}
