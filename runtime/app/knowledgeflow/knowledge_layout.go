package knowledgeflow

import (
	"fyne.io/fyne/v2"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
)

// besideCases lays out what there is to know, the cases, and what else there is: in a broad window the cases have a
// column of their own, else all stand one below the other.
type besideCases struct{ beside bool }

// MinSize belongs to the toolkit.
func (l *besideCases) MinSize(objects []fyne.CanvasObject) fyne.Size {
	first, cases, more := objects[0].MinSize(), objects[1].MinSize(), objects[2].MinSize()
	width := max(first.Width, cases.Width, more.Width)
	if l.beside {
		return fyne.NewSize(width, max(first.Height+ui.Space()+more.Height, cases.Height))
	}
	return fyne.NewSize(width, first.Height+cases.Height+more.Height+2*ui.Space())
}

// Layout belongs to the toolkit.
func (l *besideCases) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	const broad = 900
	l.beside = size.Width >= broad*look.Unit()
	width, gap := size.Width, ui.Space()
	if l.beside {
		width = (size.Width - 2*gap) / 2
	}
	for _, o := range objects {
		o.Resize(fyne.NewSize(width, o.Size().Height)) // what wraps knows its height only at a width
	}
	left, right := ui.NewRect(0, 0, width, 0), ui.NewRect(size.Width-width, 0, width, 0)
	stack := func(column *ui.Rect, o fyne.CanvasObject) {
		column.H = o.MinSize().Height
		column.Put(o)
		column.Y += column.H + gap
	}
	stack(&left, objects[0])
	if l.beside {
		stack(&right, objects[1])
	} else {
		stack(&left, objects[1])
	}
	stack(&left, objects[2])
}
