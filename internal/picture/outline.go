package picture

import (
	"math"
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

// outline is a shape in units of its element.
type outline struct {
	commands []command
	points   []point
}

func (o *outline) add(c command, points ...point) {
	o.commands = append(o.commands, c)
	o.points = append(o.points, points...)
}

// pathReader reads the data of a path.
type pathReader struct {
	scanner
	out     outline
	here    point // where the pen is
	start   point // of the part of the path
	control point // the last control point, of S and T
	last    byte  // the command before, in capitals
	open    bool  // after an M
	room    int   // for points
}

// allowedPath tells people what a path is made of.
const allowedPath = "M L H V C S Q T A Z"

// readPath reads the data of a path of so many points; false if they aren't as SVG has them.
func readPath(text string, room int) (outline, bool) {
	r := pathReader{scanner: scanner{text: text}, room: room}
	for !r.done() {
		letter := r.text[r.at]
		if letter|0x20 < 'a' || letter|0x20 > 'z' {
			return r.out, false
		}
		r.at++
		if !r.command(letter) {
			return r.out, false
		}
	}
	return r.out, true
}

// command reads all that stands after a letter.
func (r *pathReader) command(letter byte) bool {
	capital, relative := letter&^0x20, letter >= 'a'
	if capital != 'M' && !r.open {
		return capital == 'Z' && len(r.out.commands) > 0
	}
	if capital == 'Z' {
		r.out.add(closing)
		r.here, r.last = r.start, 'Z'
		return true
	}
	for first := true; first || !r.ends(); first = false {
		if capital == 'M' && !first {
			capital = 'L'
		}
		if !r.part(capital, relative) || len(r.out.points) > r.room {
			return false
		}
		r.last = capital
	}
	return true
}

// ends reports whether another command comes, or nothing.
func (r *pathReader) ends() bool {
	return r.done() || r.text[r.at]|0x20 >= 'a' && r.text[r.at]|0x20 <= 'z'
}

// part reads the numbers of one command.
func (r *pathReader) part(capital byte, relative bool) bool {
	switch capital {
	case 'M', 'L', 'T':
		p, ok := r.place(relative)
		switch {
		case !ok:
			return false
		case capital == 'M':
			r.open, r.start = true, p
			r.move(moveTo, p)
		case capital == 'L':
			r.move(lineTo, p)
		default:
			r.smoothQuad(p)
		}
		return true
	case 'H', 'V':
		return r.straight(capital == 'H', relative)
	case 'Q', 'S':
		a, aOK := r.place(relative)
		p, pOK := r.place(relative)
		switch {
		case !aOK || !pOK:
			return false
		case capital == 'Q':
			r.control = a
			r.move(quadTo, a, p)
		default:
			first := r.reflected('C', 'S')
			r.control = a
			r.move(cubicTo, first, a, p)
		}
		return true
	case 'C':
		a, aOK := r.place(relative)
		b, bOK := r.place(relative)
		p, pOK := r.place(relative)
		r.control = b
		r.move(cubicTo, a, b, p)
		return aOK && bOK && pOK
	case 'A':
		return r.arc(relative)
	}
	return false
}

// place reads a point.
func (r *pathReader) place(relative bool) (point, bool) {
	x, xOK := r.number()
	y, yOK := r.number()
	if relative {
		x, y = x+r.here.x, y+r.here.y
	}
	return point{x, y}, xOK && yOK && within(x) && within(y)
}

func within(v float64) bool { return math.Abs(v) <= largest }

func (r *pathReader) straight(across, relative bool) bool {
	v, ok := r.number()
	p := r.here
	switch {
	case across && relative:
		p.x += v
	case across:
		p.x = v
	case relative:
		p.y += v
	default:
		p.y = v
	}
	r.move(lineTo, p)
	return ok && within(p.x) && within(p.y)
}

func (r *pathReader) smoothQuad(p point) {
	r.control = r.reflected('Q', 'T')
	r.move(quadTo, r.control, p)
}

// reflected returns the control point that goes on smoothly after one of two commands.
func (r *pathReader) reflected(after, orAfter byte) point {
	if r.last != after && r.last != orAfter {
		return r.here
	}
	return point{2*r.here.x - r.control.x, 2*r.here.y - r.control.y}
}

func (r *pathReader) move(c command, points ...point) {
	r.out.add(c, points...)
	r.here = points[len(points)-1]
}

func (r *pathReader) arc(relative bool) bool {
	rx, rxOK := r.number()
	ry, ryOK := r.number()
	turn, turnOK := r.number()
	long, longOK := r.flag()
	sweep, sweepOK := r.flag()
	p, pOK := r.place(relative)
	if !rxOK || !ryOK || !turnOK || !longOK || !sweepOK || !pOK {
		return false
	}
	from := r.here
	switch {
	case from == p: // nothing to draw, as SVG says
	case rx == 0 || ry == 0:
		r.move(lineTo, p)
	default:
		r.out.arc(from, p, math.Abs(rx), math.Abs(ry), turn, long, sweep)
		r.here = p
	}
	return true
}

// arc adds a part of an ellipse, as curves of at most a quarter (SVG 1.1, F.6.5).
func (o *outline) arc(from, to point, rx, ry, turn float64, long, sweep bool) {
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
func (o *outline) curves(m matrix, begin, span float64) {
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
func (o *outline) ellipse(cx, cy, rx, ry float64) {
	m := matrix{rx, 0, 0, ry, cx, cy}
	o.add(moveTo, m.apply(point{1, 0}))
	o.curves(m, 0, 2*math.Pi)
	o.add(closing)
}

// rectangle adds a rectangle with round corners.
func (o *outline) rectangle(x, y, w, h, rx, ry float64) {
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
func (o *outline) polygon(text string, closed bool, room int) bool {
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
