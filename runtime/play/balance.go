package play

import (
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"boardduels/ai/wording"
	"boardduels/internal/i18n"
	"boardduels/runtime/play/look"
)

// newBalance is a labelled number on both sides of 0: to the right what is above it, to the left what is below. Most,
// of either sign, fills a side.
func newBalance(t *i18n.Translator, label string, amount, most float32) fyne.CanvasObject {
	trough, fill := canvas.NewRectangle(look.Color(look.ColorEdge)), canvas.NewRectangle(look.Color(look.ColorHelp))
	if amount < 0 {
		fill.FillColor = look.Color(look.ColorHarm)
	}
	trough.CornerRadius, fill.CornerRadius = 4, 4
	zero := canvas.NewRectangle(look.Color(theme.ColorNameForeground))
	text := look.NewFitted(fyne.TextStyle{}, nil, fyne.TextAlignLeading, look.Color(look.ColorMuted))
	text.SetText(upperFirst(label))
	number := canvas.NewText(wording.Number(t, amount), look.Color(look.ColorMuted))
	number.TextSize, number.Alignment = 13, fyne.TextAlignTrailing
	bar := &fyne.Container{Objects: []fyne.CanvasObject{text.Object(), number, trough, fill, zero}}
	bar.Layout = free{fyne.NewSize(130, 36), func(size fyne.Size) {
		r := rectOf(size).inset(4)
		top := r.cutTop(17, 2)
		top.cutRight(44, 4).put(number)
		text.Layout(top.pos(), top.size(), 9, 13)
		r.h = 8
		r.put(trough)
		middle, length := r.x+r.w/2, r.w/2*min(magnitude(amount)/max(magnitude(most), 1e-6), 1)
		rect{middle - 0.5, r.y - 2, 1, r.h + 4}.put(zero)
		if amount < 0 {
			middle -= length
		}
		rect{middle, r.y, length, r.h}.put(fill)
	}}
	return bar
}

// upperFirst begins a label.
func upperFirst(label string) string {
	first, size := utf8.DecodeRuneInString(label)
	return string(unicode.ToUpper(first)) + label[size:]
}

func magnitude(x float32) float32 { return max(x, -x) }
