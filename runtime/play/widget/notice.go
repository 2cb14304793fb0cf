package widget

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"boardduels/runtime/play/look"
)

// NewNotice is a strip at the lower edge of what it fills, with something to be known that asks for nothing. A tap on
// it is told; beside it taps reach what lies under it.
func NewNotice(text string, tapped func()) fyne.CanvasObject {
	ground := canvas.NewRectangle(look.Color(look.ColorPanel))
	ground.CornerRadius, ground.StrokeWidth, ground.StrokeColor = 8, 1.5, look.Color(look.ColorGold)
	strip := container.NewStack(ground, container.NewPadded(Paragraph(text)), newTapArea(color.Transparent, tapped))
	place := &fyne.Container{Objects: []fyne.CanvasObject{strip}}
	place.Layout = NewGrowing(fyne.Size{}, func(size fyne.Size, unit float32) {
		whole := RectOf(size).Inset(12)
		width := min(whole.W, 560*unit)
		for range 2 { // what wraps knows its height only at a width
			height := min(whole.H, strip.MinSize().Height)
			NewRect(whole.X+(whole.W-width)/2, whole.Y+whole.H-height, width, height).Put(strip)
		}
	})
	return place
}
