package picture

import "math"

// work is how much there is to do for the renderer, in steps of about two nanoseconds, for a picture of 512 pixels.
// Each part shrinks with the picture in its own way.
type work struct {
	area   float64 // with the square of its side
	length float64 // with its side
	fixed  float64 // not at all
}

// maxWork is the most steps for a picture: some 30 ms.
const maxWork = 15e6

// The steps of parts of a drawing.
const (
	stepsOfPixel    = 3  // in one colour
	stepsOfGradient = 30 // a pixel, and one more for each colour
	stepsOfPixelRun = 3  // to where an edge crosses a row or a column
	stepsOfPiece    = 24 // of a curve
	stepsOfDash     = 160
	stepsOfMasked   = 4  // a pixel that is clipped, for each clip, or filled by the rule of even and odd
	stepsOfColour   = 50 // of a gradient, once
	stepsOfLayer    = 8  // a pixel of the whole picture
)

// sides are the longer sides at which a picture may be drawn at most, the largest first.
var sides = [...]int{drawnSide, 362, 256, 181, 128}

// side returns the largest of sides at which the work can be done; 0 if there is none.
func (w *work) side() int {
	for _, side := range sides {
		if w.at(side) <= maxWork {
			return side
		}
	}
	return 0
}

// percent tells how much of what is allowed the picture takes at its smallest, rounded up.
func (w *work) percent() int {
	return int(min(math.Ceil(100*w.at(sides[len(sides)-1])/maxWork), 1e9))
}

func (w *work) at(side int) float64 {
	share := float64(side) / drawnSide
	return w.area*share*share + w.length*share + w.fixed
}

// fill takes up that an outline of a picture with a longer side of so many units is filled, with so many steps a pixel.
func (w *work) fill(o *Outline, side, perPixel float64) {
	m := o.measure(drawnSide / side)
	w.area += m.area(0) * perPixel
	w.length += m.length * stepsOfPixelRun
	w.fixed += m.pieces * stepsOfPiece
}

// stroke takes up that an outline is stroked.
func (w *work) stroke(o *Outline, p *Pen, side, perPixel float64) {
	scale := drawnSide / side
	m := o.measure(scale)
	pieces, width := m.pieces, p.Width*scale
	if len(p.Dashes) > 0 {
		whole := 0.0
		for _, dash := range p.Dashes {
			whole += dash * scale
		}
		pieces += m.length * float64(len(p.Dashes)) / whole * stepsOfDash / stepsOfPiece
	}
	reach := width
	if p.Join == "miter" {
		reach *= p.Miter
	}
	corners := float64(len(o.commands))
	w.area += m.area(reach) * perPixel
	w.length += (2*m.length + 4*pieces*width + 4*corners*reach) * stepsOfPixelRun
	w.fixed += (4*pieces + 64*corners) * stepsOfPiece
}

// stepsOf returns those of a pixel that is filled.
func stepsOf(ink *Ink, s *Shape) float64 {
	steps := float64(stepsOfPixel)
	if ink.Gradient != nil {
		steps = stepsOfGradient + float64(len(ink.Gradient.base.stops))
	}
	if s.EvenOdd || len(s.Clips) > 0 {
		steps += stepsOfMasked * float64(1+len(s.Clips))
	}
	return steps
}

// extent is how large an outline is, in pixels.
type extent struct {
	low, high point
	length    float64 // across and down
	pieces    float64 // that its curves are cut into
}

// measure returns the extent of an Outline, where a unit has so many pixels.
func (o *Outline) measure(scale float64) extent {
	m := extent{low: point{math.Inf(1), math.Inf(1)}, high: point{math.Inf(-1), math.Inf(-1)}}
	at := 0
	var here, start point
	for _, c := range o.commands {
		bend := 0.0
		from := here
		for _, p := range o.points[at : at+c.points()] {
			p.x, p.y = p.x*scale, p.y*scale
			m.low, m.high = point{min(m.low.x, p.x), min(m.low.y, p.y)}, point{max(m.high.x, p.x), max(m.high.y, p.y)}
			step := math.Abs(p.x-here.x) + math.Abs(p.y-here.y)
			if c == moveTo {
				m.length += math.Abs(here.x-start.x) + math.Abs(here.y-start.y) // it is closed for a fill
				start, from = p, p
			} else {
				m.length += step
			}
			bend = max(bend, math.Abs(p.x-from.x)+math.Abs(p.y-from.y))
			here = p
		}
		if c == closing {
			m.length += math.Abs(here.x-start.x) + math.Abs(here.y-start.y)
			here = start
		}
		at += c.points()
		m.pieces++
		if c.points() > 1 {
			const fine = 64 // the renderer cuts curves in sixty-fourths of a pixel
			m.pieces += 2 * math.Sqrt(fine*bend)
		}
	}
	m.length += math.Abs(here.x-start.x) + math.Abs(here.y-start.y)
	return m
}

// area returns the pixels of the box around the Outline, grown to each side.
func (m *extent) area(by float64) float64 {
	across := min(m.high.x+by+1, drawnSide) - max(m.low.x-by-1, 0)
	down := min(m.high.y+by+1, drawnSide) - max(m.low.y-by-1, 0)
	if !(across > 0) || !(down > 0) {
		return 0
	}
	return across * down
}
