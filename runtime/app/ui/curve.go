package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/app/look"
)

// CourseTones are the colours of the own hero and of the other in the course of a duel; people who see no red or no
// green tell them apart, too.
var CourseTones = [2]fyne.ThemeColorName{look.ColorGold, look.ColorEnergy}

// Course is how the hp of both heroes went, from the left to the right, and what is written on it.
type Course struct {
	Mine, Theirs         []float32 // shares of the most, 0…1
	MyName, TheirName    string
	First, Last, Measure string // the first and the last round, and what goes up
}

// NewCourse draws a course: the own hero's line whole, the other's broken.
func NewCourse(c Course) fyne.CanvasObject {
	return NewChart(Chart{
		Curves: []Curve{
			{Shares: c.Mine, Tone: CourseTones[0], Name: c.MyName},
			{Shares: c.Theirs, Tone: CourseTones[1], Name: c.TheirName, Broken: true},
		},
		Ticks: []Tick{{1, "100%"}, {0.5, "50%"}, {0, "0%"}}, First: c.First, Last: c.Last, Counts: c.Measure,
	})
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
func LayCurve(lines []*canvas.Line, shares []float32, r Rect) { layLines(lines, shares, r, false) }

// layThin lays the lines of an end of an interval.
func layThin(lines []*canvas.Line, shares []float32, r Rect) {
	layLines(lines, shares, r, false)
	for _, line := range lines {
		line.StrokeWidth = look.Unit()
	}
}

// layLines lays them so that they touch or, broken, so that each leaves a gap before the next.
func layLines(lines []*canvas.Line, shares []float32, r Rect, isBroken bool) {
	at := func(i int) fyne.Position {
		return fyne.NewPos(r.X+r.W*float32(i)/float32(len(lines)), r.Y+r.H*(1-shares[i]))
	}
	for i, line := range lines {
		line.StrokeWidth = 2 * look.Unit()
		line.Position1, line.Position2 = at(i), at(i+1)
		if isBroken {
			const whole = 0.55
			way := line.Position2.Subtract(line.Position1)
			line.Position2 = line.Position1.AddXY(whole*way.X, whole*way.Y)
		}
	}
}
