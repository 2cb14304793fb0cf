package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/app/look"
)

// NewShare is a labelled share of 0…1, with its number as it is to be written.
func NewShare(label, written string, share float64, tone color.Color) fyne.CanvasObject {
	trough := canvas.NewRectangle(look.Color(look.ColorEdge))
	fill := canvas.NewRectangle(tone)
	trough.CornerRadius, fill.CornerRadius = 4, 4
	text := look.NewFitted(fyne.TextStyle{}, nil, fyne.TextAlignLeading, look.Color(look.ColorMuted))
	text.SetText(label)
	number := canvas.NewText(written, look.Color(look.ColorMuted))
	number.Alignment = fyne.TextAlignTrailing
	figure := GrownText(number, 13)
	bar := &fyne.Container{Objects: []fyne.CanvasObject{text.Object(), figure, trough, fill}}
	bar.Layout = NewGrowing(fyne.NewSize(130, 36), func(size fyne.Size, u float32) {
		r := RectOf(size).Inset(4 * u)
		top := r.CutTop(17*u, 2*u)
		top.CutRight(max(36*u, figure.MinSize().Width), 4*u).Put(figure)
		text.Layout(top.Pos(), top.Size(), 9*u, 13*u)
		r.H = 8 * u
		r.Put(trough)
		r.W *= float32(min(max(share, 0), 1))
		r.Put(fill)
	})
	return bar
}
