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
	stepsOfWritten  = 15   // a byte of the reduced form, which the renderer reads
	stepsOfColour   = 5000 // of a gradient, once
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

// add takes up an outline of a picture with a longer side of so many units.
func (w *work) add(o outline, s style, side float64, fill, stroke *gradient) {
	m := o.measure(drawnSide / side)
	if !s.fill.none || fill != nil {
		w.area += m.area(0) * steps(fill)
		w.length += m.length * stepsOfPixelRun
		w.fixed += m.pieces * stepsOfPiece
	}
	if s.stroke.none && stroke == nil {
		return
	}
	pieces := m.pieces
	if len(s.dashes) > 0 {
		pieces += m.length * float64(len(s.dashes)) / s.dashed() * stepsOfDash / stepsOfPiece
	}
	reach := s.width
	if s.join == "miter" {
		reach *= s.miter
	}
	w.area += m.area(reach) * steps(stroke)
	w.length += 2 * m.length * stepsOfPixelRun
	w.fixed += pieces * (4*stepsOfPiece + 4*s.width*stepsOfPixelRun)
	w.fixed += float64(len(o.commands)) * (4*reach*stepsOfPixelRun + 64*stepsOfPiece)
}

// steps returns those of a pixel.
func steps(g *gradient) float64 {
	if g == nil {
		return stepsOfPixel
	}
	return stepsOfGradient + float64(g.stops)
}

// extent is how large an outline is, in pixels.
type extent struct {
	low, high point
	length    float64 // across and down
	pieces    float64 // that its curves are cut into
}

// measure returns the extent of an outline, where a unit has so many pixels.
func (o outline) measure(scale float64) extent {
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

// area returns the pixels of the box around the outline, grown to each side.
func (m *extent) area(by float64) float64 {
	across := min(m.high.x+by+1, drawnSide) - max(m.low.x-by-1, 0)
	down := min(m.high.y+by+1, drawnSide) - max(m.low.y-by-1, 0)
	if !(across > 0) || !(down > 0) {
		return 0
	}
	return across * down
}
