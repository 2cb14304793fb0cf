package ui

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"boardduels/runtime/app/look"
)

// Taken returns where there is something to press on a canvas.
func Taken(c fyne.Canvas) (places []Rect) {
	for _, f := range focusables(c) {
		places = append(places, placeOf(f))
	}
	return places
}

// NewNotice is a strip with something to be known that asks for nothing, as low on what it fills as it covers none of
// some places on the canvas; at the lower edge if there is no such place. A tap on it is told; beside it taps reach
// what lies under it.
func NewNotice(text string, taken []Rect, tapped func()) fyne.CanvasObject {
	ground := canvas.NewRectangle(look.Color(look.ColorPanel))
	ground.CornerRadius, ground.StrokeWidth, ground.StrokeColor = 8, 1.5, look.Color(look.ColorGold)
	strip := container.NewStack(ground, container.NewPadded(Paragraph(text)), newTapArea(color.Transparent, tapped))
	place := &fyne.Container{Objects: []fyne.CanvasObject{strip}}
	place.Layout = NewGrowing(fyne.Size{}, func(size fyne.Size, unit float32) {
		whole := RectOf(size).Inset(12)
		width := min(whole.W, 560*unit)
		strip.Resize(fyne.NewSize(width, strip.Size().Height)) // what wraps knows its height only at a width
		at := absolute(place)
		lowestFree(whole.Moved(at), fyne.NewSize(width, min(whole.H, strip.MinSize().Height)), taken).Moved(fyne.NewPos(-at.X, -at.Y)).Put(strip)
	})
	return place
}

// lowestFree returns the lowest place of a size inside another one that overlaps none of those that are taken, in the
// middle or at a side; the lowest of all if there is none.
func lowestFree(whole Rect, size fyne.Size, taken []Rect) Rect {
	const step = 4
	aside := whole.W - size.Width
	for up := float32(0); up <= whole.H-size.Height; up += step {
		for _, x := range []float32{aside / 2, 0, aside} {
			at := NewRect(whole.X+x, whole.Y+whole.H-size.Height-up, size.Width, size.Height)
			if !slices.ContainsFunc(taken, at.overlaps) {
				return at
			}
		}
	}
	return NewRect(whole.X+aside/2, whole.Y+whole.H-size.Height, size.Width, size.Height)
}

// overlaps reports whether two places have a part in common.
func (r Rect) overlaps(o Rect) bool {
	return r.X < o.X+o.W && o.X < r.X+r.W && r.Y < o.Y+o.H && o.Y < r.Y+r.H
}
