package screen

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"boardduels/runtime/play/look"
	"boardduels/runtime/play/table"
	own "boardduels/runtime/play/widget"
)

// newFate is the portrait of a hero at the end of a duel: one that has lost lies pale under the sign of the fallen, as
// at the table.
func newFate(portrait fyne.Resource, won bool) fyne.CanvasObject {
	const side = 150
	if won {
		return own.NewFramed(portrait, side)
	}
	picture := &canvas.Image{FillMode: canvas.ImageFillCover, CornerRadius: 8, Translucency: table.PaleFallen}
	frame := canvas.NewRectangle(color.Transparent)
	frame.CornerRadius, frame.StrokeWidth, frame.StrokeColor = 8, 1.5, look.Color(look.ColorHarm)
	fallen := &canvas.Image{FillMode: canvas.ImageFillContain}
	return container.New(own.NewGrowing(fyne.NewSquareSize(side), func(size fyne.Size, _ float32) {
		whole := own.RectOf(size)
		whole.Put(picture)
		whole.Put(frame)
		whole.Scaled(0.6).Put(fallen)
		look.Draw(picture, portrait)
		look.Draw(fallen, look.Symbol("fallen"))
	}), picture, frame, fallen)
}
