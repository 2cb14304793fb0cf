package main

import (
	"fmt"
	"strconv"
	"strings"
)

// path reads an SVG path of the commands M, L, H, V, C, S, Q and Z, absolute or relative. It panics on anything else:
// paths are part of the program.
func path(d string) shape {
	r := pathReader{fields: splitPath(d)}
	for len(r.fields) > 0 {
		r.command()
	}
	r.close()
	return r.shape.clockwise()
}

type pathReader struct {
	fields  []string
	letter  byte
	shape   shape
	contour contour
	open    bool
	here    point
	control point // the last curve's second control point, for S
}

func splitPath(d string) []string {
	var b strings.Builder
	for i := range len(d) {
		switch c := d[i]; {
		case c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z':
			b.WriteString(" " + string(c) + " ")
		case c == '-':
			b.WriteString(" -")
		case c == ',':
			b.WriteByte(' ')
		default:
			b.WriteByte(c)
		}
	}
	return strings.Fields(b.String())
}

func (r *pathReader) command() {
	if c := r.fields[0][0]; c >= 'A' {
		r.letter = c
		r.fields = r.fields[1:]
	}
	relative := r.letter >= 'a'
	from := r.here
	switch r.letter &^ 0x20 {
	case 'M':
		r.close()
		r.here = r.point(relative, from)
		r.contour, r.open = contour{start: r.here}, true
		r.letter = 'L' | r.letter&0x20
	case 'L':
		r.line(r.point(relative, from))
	case 'H':
		r.line(point{r.number(relative, from.x), from.y})
	case 'V':
		r.line(point{from.x, r.number(relative, from.y)})
	case 'C':
		c1 := r.point(relative, from)
		r.curve(c1, r.point(relative, from), r.point(relative, from))
	case 'S':
		c1 := from.plus(from.minus(r.control))
		r.curve(c1, r.point(relative, from), r.point(relative, from))
	case 'Q':
		q := r.point(relative, from)
		to := r.point(relative, from)
		r.curve(from.toward(q, 2.0/3), to.toward(q, 2.0/3), to)
	case 'Z':
		r.close()
	default:
		panic(fmt.Sprintf("path: command %q is not known", r.letter))
	}
}

func (r *pathReader) number(relative bool, origin float64) float64 {
	v, err := strconv.ParseFloat(r.fields[0], 64)
	if err != nil {
		panic("path: " + err.Error())
	}
	r.fields = r.fields[1:]
	if relative {
		return origin + v
	}
	return v
}

func (r *pathReader) point(relative bool, origin point) point {
	x := r.number(relative, origin.x)
	return point{x, r.number(relative, origin.y)}
}

func (r *pathReader) line(to point) {
	r.contour.segs = append(r.contour.segs, segment{to: to})
	r.here, r.control = to, to
}

func (r *pathReader) curve(c1, c2, to point) {
	r.contour.segs = append(r.contour.segs, segment{true, c1, c2, to})
	r.here, r.control = to, c2
}

func (r *pathReader) close() {
	if r.open && len(r.contour.segs) > 0 {
		r.shape.contours = append(r.shape.contours, r.contour)
		r.here = r.contour.start
	}
	r.open = false
}
