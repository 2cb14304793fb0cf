package picture

import (
	"math"
	"slices"
	"strings"
)

// command is a part of an outline.
type command byte

// The parts of outlines, by the letters that a path has for them.
const (
	moveTo  command = 'M'
	lineTo  command = 'L'
	quadTo  command = 'Q'
	cubicTo command = 'C'
	closing command = 'Z'
)

// points returns how many points a part has.
func (c command) points() int {
	switch c {
	case moveTo, lineTo:
		return 1
	case quadTo:
		return 2
	case cubicTo:
		return 3
	}
	return 0
}

func (o *Outline) add(c command, points ...point) {
	o.commands = append(o.commands, c)
	o.points = append(o.points, points...)
}

// dotted returns the outline with its parts that are a point drawn a little long: browsers put a cap on them, for which
// the renderer needs a direction.
func (o *Outline) dotted(length float64) (dotted Outline) {
	for from, at := 0, 0; from < len(o.commands); {
		to, points := from+1, o.commands[from].points()
		for ; to < len(o.commands) && o.commands[to] != moveTo; to++ {
			points += o.commands[to].points()
		}
		part := o.points[at : at+points]
		if to == from+1 || slices.ContainsFunc(part, func(p point) bool { return p != part[0] }) {
			dotted.commands = append(dotted.commands, o.commands[from:to]...)
			dotted.points = append(dotted.points, part...)
		} else {
			dotted.add(moveTo, point{part[0].x - length/2, part[0].y})
			dotted.add(lineTo, point{part[0].x + length/2, part[0].y})
		}
		from, at = to, at+points
	}
	return dotted
}

// arc adds a part of an ellipse, as curves of at most a quarter (SVG 1.1, F.6.5).
func (o *Outline) arc(from, to point, rx, ry, turn float64, long, sweep bool) {
	sin, cos := math.Sincos(turn * math.Pi / 180)
	dx, dy := (from.x-to.x)/2, (from.y-to.y)/2
	x, y := cos*dx+sin*dy, -sin*dx+cos*dy
	if short := x*x/(rx*rx) + y*y/(ry*ry); short > 1 {
		rx, ry = rx*math.Sqrt(short), ry*math.Sqrt(short)
	}
	square := rx*rx*y*y + ry*ry*x*x
	factor := math.Sqrt(max(0, (rx*rx*ry*ry-square)/square))
	if long == sweep {
		factor = -factor
	}
	cx, cy := factor*rx*y/ry, -factor*ry*x/rx
	place := matrix{cos, sin, -sin, cos, cos*cx - sin*cy + (from.x+to.x)/2, sin*cx + cos*cy + (from.y+to.y)/2}
	begin := math.Atan2((y-cy)/ry, (x-cx)/rx)
	span := math.Atan2((-y-cy)/ry, (-x-cx)/rx) - begin
	switch {
	case sweep && span < 0:
		span += 2 * math.Pi
	case !sweep && span > 0:
		span -= 2 * math.Pi
	}
	before := len(o.points)
	o.curves(place.then(matrix{a: rx, d: ry}), begin, span)
	if len(o.points) == before {
		o.add(lineTo, to)
	}
	o.points[len(o.points)-1] = to
}

// curves adds a part of the unit circle, seen through a matrix, from an angle on.
func (o *Outline) curves(m matrix, begin, span float64) {
	if !within(span) {
		return
	}
	count := int(math.Ceil(math.Abs(span)/(math.Pi/2) - 1e-9))
	step := span / float64(max(count, 1))
	reach := 4.0 / 3 * math.Tan(step/4)
	for i := range max(count, 1) {
		sin, cos := math.Sincos(begin + float64(i)*step)
		sin2, cos2 := math.Sincos(begin + float64(i+1)*step)
		o.add(cubicTo, m.apply(point{cos - reach*sin, sin + reach*cos}),
			m.apply(point{cos2 + reach*sin2, sin2 - reach*cos2}), m.apply(point{cos2, sin2}))
	}
}

// ellipse adds a whole ellipse.
func (o *Outline) ellipse(cx, cy, rx, ry float64) {
	m := matrix{rx, 0, 0, ry, cx, cy}
	o.add(moveTo, m.apply(point{1, 0}))
	o.curves(m, 0, 2*math.Pi)
	o.add(closing)
}

// rectangle adds a rectangle with round corners.
func (o *Outline) rectangle(x, y, w, h, rx, ry float64) {
	if rx <= 0 || ry <= 0 {
		o.add(moveTo, point{x, y})
		o.add(lineTo, point{x + w, y})
		o.add(lineTo, point{x + w, y + h})
		o.add(lineTo, point{x, y + h})
		o.add(closing)
		return
	}
	rx, ry = min(rx, w/2), min(ry, h/2)
	o.add(moveTo, point{x + rx, y})
	for i, corner := range [...]point{{x + w - rx, y + ry}, {x + w - rx, y + h - ry}, {x + rx, y + h - ry}, {x + rx, y + ry}} {
		m := matrix{rx, 0, 0, ry, corner.x, corner.y}
		begin := float64(i-1) * math.Pi / 2
		sin, cos := math.Sincos(begin)
		o.add(lineTo, m.apply(point{cos, sin}))
		o.curves(m, begin, math.Pi/2)
	}
	o.add(closing)
}

// polygon adds lines between points, at most so many; false if they aren't pairs of numbers.
func (o *Outline) polygon(text string, closed bool, room int) bool {
	s := scanner{text: strings.TrimSpace(text)}
	for !s.done() {
		x, xOK := s.number()
		y, yOK := s.number()
		if !xOK || !yOK || len(o.points) >= room {
			return false
		}
		c := lineTo
		if len(o.points) == 0 {
			c = moveTo
		}
		o.add(c, point{x, y})
	}
	if closed && len(o.points) > 0 {
		o.add(closing)
	}
	return true
}
