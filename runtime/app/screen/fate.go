package screen

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
)

// newFates are the hero at the end of a duel, and the face of its nemesis, if it has met one.
func newFates(o *Outcome) fyne.CanvasObject {
	hero := newFate(o.Portrait, o.Won)
	if o.Nemesis == nil {
		return hero
	}
	const side = 84
	return container.NewHBox(hero, container.NewVBox(layout.NewSpacer(), ui.NewFramed(o.Nemesis, side)))
}

// newFate is the portrait of a hero at the end of a duel: one that has lost lies pale under the sign of the fallen, as
// at the table.
func newFate(portrait fyne.Resource, won bool) fyne.CanvasObject {
	const side = 150
	if won {
		return ui.NewFramed(portrait, side)
	}
	picture := &canvas.Image{FillMode: canvas.ImageFillCover, CornerRadius: 8, Translucency: dueltable.PaleFallen}
	frame := canvas.NewRectangle(color.Transparent)
	frame.CornerRadius, frame.StrokeWidth, frame.StrokeColor = 8, 1.5, look.Color(look.ColorHarm)
	fallen := &canvas.Image{FillMode: canvas.ImageFillContain}
	return container.New(ui.NewGrowing(fyne.NewSquareSize(side), func(size fyne.Size, _ float32) {
		whole := ui.RectOf(size)
		whole.Put(picture)
		whole.Put(frame)
		whole.Scaled(0.6).Put(fallen)
		look.Draw(picture, portrait)
		look.Draw(fallen, look.Symbol("fallen"))
	}), picture, frame, fallen)
}
