package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"boardduels/runtime/app/look"
)

// NewBalance is a labelled number, written as it is to be read, on both sides of 0: to the right what is above it, to
// the left what is below. Most, of either sign, fills a side.
func NewBalance(label, written string, amount, most float32) fyne.CanvasObject {
	trough, fill := canvas.NewRectangle(look.Color(look.ColorEdge)), canvas.NewRectangle(look.Color(look.ColorHelp))
	if amount < 0 {
		fill.FillColor = look.Color(look.ColorHarm)
	}
	trough.CornerRadius, fill.CornerRadius = 4, 4
	zero := canvas.NewRectangle(look.Color(theme.ColorNameForeground))
	text := look.NewFitted(fyne.TextStyle{}, nil, fyne.TextAlignLeading, look.Color(look.ColorMuted))
	text.SetText(label)
	number := canvas.NewText(written, look.Color(look.ColorMuted))
	number.Alignment = fyne.TextAlignTrailing
	figure := GrownText(number, 13)
	bar := &fyne.Container{Objects: []fyne.CanvasObject{text.Object(), figure, trough, fill, zero}}
	bar.Layout = NewGrowing(fyne.NewSize(130, 36), func(size fyne.Size, u float32) {
		r := RectOf(size).Inset(4 * u)
		top := r.CutTop(17*u, 2*u)
		top.CutRight(max(44*u, figure.MinSize().Width), 4*u).Put(figure)
		text.Layout(top.Pos(), top.Size(), 9*u, 13*u)
		r.H = 8 * u
		r.Put(trough)
		middle, length := r.X+r.W/2, r.W/2*min(magnitude(amount)/max(magnitude(most), 1e-6), 1)
		NewRect(middle-u/2, r.Y-2*u, u, r.H+4*u).Put(zero)
		if amount < 0 {
			middle -= length
		}
		NewRect(middle, r.Y, length, r.H).Put(fill)
	})
	return bar
}

func magnitude(x float32) float32 { return max(x, -x) }
