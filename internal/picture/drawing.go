package picture

import "image/color"

// Shape is an outline of a drawing, in units of the picture, with what it is filled and stroked with. What hangs on it
// never changes.
type Shape struct {
	Outline Outline
	EvenOdd bool // parts inside an even number of lines aren't filled
	Fill    *Ink // nil for none
	Stroke  *Ink
	Pen     Pen
	Clips   []*Clip  // it shows inside all of them
	Layers  []*Layer // it is part of, the outermost first
}

// Layer is shapes, one after the other, that let through what is behind them as a whole.
type Layer struct {
	Opacity float64 // 0 to 1
}

// Pen is how a stroke is drawn. Lengths are in units of the picture.
type Pen struct {
	Width  float64
	Miter  float64 // the longest tip of a corner, in widths
	Dashes []float64
	Offset float64 // where in the dashes it begins
	Cap    string  // butt, round or square
	Join   string  // miter, round or bevel
}

// Clip is where something shows: inside of any of some outlines.
type Clip struct {
	id    string
	Parts []Part
}

// Part is an outline of a clip.
type Part struct {
	Outline Outline
	EvenOdd bool
}

// Ink is a colour, or a gradient in its place.
type Ink struct {
	Colour   color.NRGBA
	Gradient *Gradient
	Opacity  float64 // of the gradient, 0 to 1
}

// Outline is lines and curves, in units of the picture or, while a drawing is read, of an element.
type Outline struct {
	commands []command
	points   []point
}

// Plotter takes an outline, part by part.
type Plotter interface {
	Move(x, y float64)
	Line(x, y float64)
	Quad(bx, by, x, y float64)
	Cubic(bx, by, cx, cy, x, y float64)
	Close()
}

// Plot hands the outline to a plotter.
func (o *Outline) Plot(to Plotter) {
	at := 0
	for _, c := range o.commands {
		p := o.points[at : at+c.points()]
		switch c {
		case moveTo:
			to.Move(p[0].x, p[0].y)
		case lineTo:
			to.Line(p[0].x, p[0].y)
		case quadTo:
			to.Quad(p[0].x, p[0].y, p[1].x, p[1].y)
		case cubicTo:
			to.Cubic(p[0].x, p[0].y, p[1].x, p[1].y, p[2].x, p[2].y)
		case closing:
			to.Close()
		}
		at += c.points()
	}
}

// Size returns the width and height of a drawing in units; 0 of a bitmap.
func (p *Picture) Size() (width, height float64) { return p.width, p.height }

// Shapes returns what a drawing consists of, the lowest first.
func (p *Picture) Shapes() []Shape { return p.shapes }
