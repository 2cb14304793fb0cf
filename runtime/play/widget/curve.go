package widget

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/play/look"
)

// CourseTones are the colours of the own hero and of the other in the course of a duel; people who see no red or no
// green tell them apart, too.
var CourseTones = [2]fyne.ThemeColorName{look.ColorGold, look.ColorEnergy}

// NewCourse draws how the hp of both heroes went, from the left to the right.
func NewCourse(mine, theirs []float32) fyne.CanvasObject {
	ground := canvas.NewRectangle(look.Color(look.ColorTable))
	ground.CornerRadius = 8
	chart := &fyne.Container{Objects: []fyne.CanvasObject{ground}}
	var place []func(r Rect)
	for i, shares := range [2][]float32{mine, theirs} {
		lines := NewCurve(shares, look.Color(CourseTones[i]))
		for _, line := range lines {
			chart.Add(line)
		}
		place = append(place, func(r Rect) { LayCurve(lines, shares, r) })
	}
	chart.Layout = NewGrowing(fyne.NewSize(160, 110), func(size fyne.Size, unit float32) {
		RectOf(size).Put(ground)
		for _, put := range place {
			put(RectOf(size).Inset(8 * unit))
		}
	})
	return chart
}

// NewCurve returns the lines between the points of a curve of shares, 0…1.
func NewCurve(shares []float32, tone color.Color) []*canvas.Line {
	lines := make([]*canvas.Line, max(len(shares)-1, 0))
	for i := range lines {
		lines[i] = canvas.NewLine(tone)
	}
	return lines
}

// LayCurve lays the lines between the points of a curve.
func LayCurve(lines []*canvas.Line, shares []float32, r Rect) {
	at := func(i int) fyne.Position {
		return fyne.NewPos(r.X+r.W*float32(i)/float32(len(lines)), r.Y+r.H*(1-shares[i]))
	}
	for i, line := range lines {
		line.StrokeWidth = 2 * look.Unit()
		line.Position1, line.Position2 = at(i), at(i+1)
	}
}
