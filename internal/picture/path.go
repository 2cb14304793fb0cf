package picture

import "math"

// pathReader reads the data of a path.
type pathReader struct {
	scanner
	out     Outline
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
func readPath(text string, room int) (Outline, bool) {
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
	case from == p && r.last != 'M': // nothing to draw, as SVG says, but for a cap
	case from == p, rx == 0 || ry == 0:
		r.move(lineTo, p)
	default:
		r.out.arc(from, p, math.Abs(rx), math.Abs(ry), turn, long, sweep)
		r.here = p
	}
	return true
}
