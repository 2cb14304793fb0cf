package ui

import (
	"fyne.io/fyne/v2"

	"boardduels/runtime/app/look"
)

// Squares lays objects side by side as squares that fill the width.
type Squares struct{ width float32 }

func (l *Squares) side(count int) float32 { return (l.width+Space())/float32(max(count, 1)) - Space() }

// MinSize belongs to the toolkit.
func (l *Squares) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(160, max(l.side(len(objects)), 40*look.Unit()))
}

// Layout belongs to the toolkit.
func (l *Squares) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	side := l.side(len(objects))
	for i, o := range objects {
		NewRect(float32(i)*(side+Space()), 0, side, side).Put(o)
	}
}
