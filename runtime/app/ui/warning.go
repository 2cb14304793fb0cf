package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"boardduels/runtime/app/look"
)

// Warning is a band across the table that says what is wrong, as long as it is. It is hidden without a text.
type Warning struct {
	*fyne.Container
	ground *canvas.Rectangle
	Text   *look.Fitted
}

// WarningHeight is the height of the band: two lines.
const WarningHeight = 38

// NewWarning returns a hidden warning.
func NewWarning() *Warning {
	w := &Warning{ground: canvas.NewRectangle(color.Transparent)}
	w.ground.CornerRadius, w.ground.StrokeWidth = 8, 1
	w.Text = look.NewFitted(fyne.TextStyle{}, nil, fyne.TextAlignCenter, color.White)
	w.Container = &fyne.Container{Objects: []fyne.CanvasObject{w.ground, w.Text.Object()}}
	w.Layout = NewFree(fyne.Size{}, w.arrange)
	w.Hide()
	return w
}

// Set shows a text; "" hides the band.
func (w *Warning) Set(text string) {
	w.Text.SetText(text)
	if text == "" {
		w.Hide()
	} else {
		w.Show()
	}
}

func (w *Warning) arrange(size fyne.Size) {
	w.ground.FillColor, w.ground.StrokeColor = look.Color(look.ColorPanel), look.Color(look.ColorHarm)
	w.Text.Color = look.Color(theme.ColorNameForeground)
	place := RectOf(size)
	place.Put(w.ground)
	place = place.Inset(4)
	w.Text.Layout(place.Pos(), place.Size(), 9, 14)
}
