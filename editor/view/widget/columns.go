package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

// Columns lays objects out side by side, where each has a least width; else below each other.
func Columns(least float32, objects ...fyne.CanvasObject) fyne.CanvasObject {
	return container.New(&columnsLayout{least: least}, objects...)
}

// columnsLayout remembers the width that it was last given, because the height that it needs depends on it.
type columnsLayout struct{ least, width float32 }

// place returns how wide each object is, and how many stand side by side.
func (l *columnsLayout) place(objects []fyne.CanvasObject) (width float32, beside int) {
	n, gap := float32(len(objects)), theme.Padding()
	if l.width < n*l.least+(n-1)*gap {
		return max(l.width, l.least), 1
	}
	return (l.width - (n-1)*gap) / n, len(objects)
}

func (l *columnsLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	width, beside := l.place(objects)
	height := float32(0)
	for _, o := range objects {
		o.Resize(fyne.NewSize(width, o.Size().Height)) // what wraps must know its width
		if beside > 1 {
			height = max(height, o.MinSize().Height)
		} else {
			height += o.MinSize().Height + theme.Padding()
		}
	}
	return fyne.NewSize(l.least, height)
}

func (l *columnsLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	width, beside := l.place(objects)
	x, y := float32(0), float32(0)
	for _, o := range objects {
		o.Move(fyne.NewPos(x, y))
		if beside > 1 {
			o.Resize(fyne.NewSize(width, size.Height))
			x += width + theme.Padding()
			continue
		}
		o.Resize(fyne.NewSize(width, o.MinSize().Height))
		y += o.MinSize().Height + theme.Padding()
	}
}
