package play

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"boardduels/runtime/play/look"
)

// warning is a band across the table that says what is wrong, as long as it is. It is hidden without a text.
type warning struct {
	*fyne.Container
	ground *canvas.Rectangle
	text   *look.Fitted
}

// warningHeight is the height of the band: two lines.
const warningHeight = 38

func newWarning() *warning {
	w := &warning{ground: canvas.NewRectangle(color.Transparent)}
	w.ground.CornerRadius, w.ground.StrokeWidth = 8, 1
	w.text = look.NewFitted(fyne.TextStyle{}, nil, fyne.TextAlignCenter, color.White)
	w.Container = &fyne.Container{Objects: []fyne.CanvasObject{w.ground, w.text.Object()}}
	w.Layout = free{arrange: w.arrange}
	w.Hide()
	return w
}

func (w *warning) set(text string) {
	w.text.SetText(text)
	if text == "" {
		w.Hide()
	} else {
		w.Show()
	}
}

func (w *warning) arrange(size fyne.Size) {
	w.ground.FillColor, w.ground.StrokeColor = look.Color(look.ColorPanel), look.Color(look.ColorHarm)
	w.text.Color = look.Color(theme.ColorNameForeground)
	place := rectOf(size)
	place.put(w.ground)
	place = place.inset(4)
	w.text.Layout(place.pos(), place.size(), 9, 14)
}
