package widget

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/internal/i18n"
	"boardduels/runtime/play/look"
)

// NewBar is a labelled share of 0…1.
func NewBar(t *i18n.Translator, label string, share float64, tone color.Color) fyne.CanvasObject {
	return NewShare(label, t.Decimal(share, 2), share, tone)
}

// NewShare is a labelled share of 0…1, with its number as it is to be written.
func NewShare(label, written string, share float64, tone color.Color) fyne.CanvasObject {
	trough := canvas.NewRectangle(look.Color(look.ColorEdge))
	fill := canvas.NewRectangle(tone)
	trough.CornerRadius, fill.CornerRadius = 4, 4
	text := look.NewFitted(fyne.TextStyle{}, nil, fyne.TextAlignLeading, look.Color(look.ColorMuted))
	text.SetText(label)
	number := canvas.NewText(written, look.Color(look.ColorMuted))
	number.TextSize, number.Alignment = 13, fyne.TextAlignTrailing
	bar := &fyne.Container{Objects: []fyne.CanvasObject{text.Object(), number, trough, fill}}
	bar.Layout = NewFree(fyne.NewSize(130, 36), func(size fyne.Size) {
		r := RectOf(size).Inset(4)
		top := r.CutTop(17, 2)
		top.CutRight(max(36, number.MinSize().Width), 4).Put(number)
		text.Layout(top.Pos(), top.Size(), 9, 13)
		r.H = 8
		r.Put(trough)
		r.W *= float32(min(max(share, 0), 1))
		r.Put(fill)
	})
	return bar
}
