package boardview

import (
	"fyne.io/fyne/v2"

	"boardduels/runtime/app/ui"
)

// NewStill returns a picture of what a board shows, of a width in the unit of the theme. Nothing can be chosen on it.
func NewStill(b Board, width float32) fyne.CanvasObject {
	_, broad := b.Shape()
	drawn := b.Object().CreateRenderer()
	picture := &fyne.Container{Objects: drawn.Objects()}
	picture.Layout = ui.NewGrowing(fyne.NewSize(width, width/broad), func(size fyne.Size, _ float32) {
		b.Object().Resize(size)
		drawn.Layout(size)
	})
	return picture
}
