package knowledgeflow

import (
	"fyne.io/fyne/v2"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
)

// twoColumns lays out what there is to know, what stands beside it, and what else there is: in a broad window the
// second has a column of its own, else all stand one below the other.
type twoColumns struct{ beside bool }

// MinSize belongs to the toolkit.
func (l *twoColumns) MinSize(objects []fyne.CanvasObject) fyne.Size {
	first, beside, more := objects[0].MinSize(), objects[1].MinSize(), objects[2].MinSize()
	width := max(first.Width, beside.Width, more.Width)
	if l.beside {
		return fyne.NewSize(width, max(first.Height+ui.Space()+more.Height, beside.Height))
	}
	return fyne.NewSize(width, first.Height+beside.Height+more.Height+2*ui.Space())
}

// Layout belongs to the toolkit.
func (l *twoColumns) Layout(objects []fyne.CanvasObject, size fyne.Size) {
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
