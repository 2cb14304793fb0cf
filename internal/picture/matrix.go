package picture

import (
	"math"
	"strings"
)

// point is a place, in units of the picture.
type point struct{ x, y float64 }

// matrix maps a point to (a·x + c·y + e, b·x + d·y + f), as in SVG.
type matrix struct{ a, b, c, d, e, f float64 }

var identity = matrix{a: 1, d: 1}

func (m matrix) apply(p point) point { return point{m.a*p.x + m.c*p.y + m.e, m.b*p.x + m.d*p.y + m.f} }

// then returns the matrix that maps by n first, and then by m.
func (m matrix) then(n matrix) matrix {
	return matrix{
		m.a*n.a + m.c*n.b, m.b*n.a + m.d*n.b,
		m.a*n.c + m.c*n.d, m.b*n.c + m.d*n.d,
		m.a*n.e + m.c*n.f + m.e, m.b*n.e + m.d*n.f + m.f,
	}
}

// inverse returns the matrix that undoes it; false if there is none.
func (m matrix) inverse() (matrix, bool) {
	det := m.a*m.d - m.b*m.c
	back := matrix{m.d / det, -m.b / det, -m.c / det, m.a / det, (m.c*m.f - m.d*m.e) / det, (m.b*m.e - m.a*m.f) / det}
	return back, back.finite()
}

// scale returns by how much lengths grow, on average.
func (m matrix) scale() float64 { return math.Sqrt(math.Abs(m.a*m.d - m.b*m.c)) }

// isEven reports whether lengths grow by as much in all directions.
func (m matrix) isEven() bool {
	const near = 1e-3
	across, down := math.Hypot(m.a, m.b), math.Hypot(m.c, m.d)
	return math.Abs(across-down) <= near*max(across, down) && math.Abs(m.a*m.c+m.b*m.d) <= near*across*down
}

func (m matrix) text() string {
	return "matrix(" + decimal(m.a) + " " + decimal(m.b) + " " + decimal(m.c) + " " + decimal(m.d) + " " + decimal(m.e) + " " + decimal(m.f) + ")"
}

// finite reports whether the matrix maps to numbers that can be drawn with.
func (m matrix) finite() bool {
	for _, v := range [...]float64{m.a, m.b, m.c, m.d, m.e, m.f} {
		if !(math.Abs(v) <= largest*largest) {
			return false
		}
	}
	return true
}

// parseTransform reads a list such as "translate(1 2) rotate(45)".
func parseTransform(text string) (m matrix, ok bool) {
	m = identity
	for {
		text = strings.TrimLeft(text, " \t\r\n,")
		if text == "" {
			return m, m.finite()
		}
		name, rest, opened := strings.Cut(text, "(")
		arguments, after, closed := strings.Cut(rest, ")")
		values, fine := parseArguments(arguments)
		one, known := transformOf(strings.TrimSpace(name), values)
		if !opened || !closed || !fine || !known {
			return m, false
		}
		m, text = m.then(one), after
		if !m.finite() {
			return m, false
		}
	}
}

// transformOf returns what one function of a transform list maps by.
func transformOf(name string, v []float64) (m matrix, ok bool) {
	switch {
	case name == "matrix" && len(v) == 6:
		return matrix{v[0], v[1], v[2], v[3], v[4], v[5]}, true
	case (name == "translate" || name == "translateX") && len(v) == 1:
		return matrix{1, 0, 0, 1, v[0], 0}, true
	case name == "translateY" && len(v) == 1:
		return matrix{1, 0, 0, 1, 0, v[0]}, true
	case name == "translate" && len(v) == 2:
		return matrix{1, 0, 0, 1, v[0], v[1]}, true
	case name == "scale" && len(v) == 1:
		return matrix{a: v[0], d: v[0]}, true
	case name == "scaleX" && len(v) == 1:
		return matrix{a: v[0], d: 1}, true
	case name == "scaleY" && len(v) == 1:
		return matrix{a: 1, d: v[0]}, true
	case name == "scale" && len(v) == 2:
		return matrix{a: v[0], d: v[1]}, true
	case name == "rotate" && len(v) == 1:
		return rotation(v[0]), true
	case name == "rotate" && len(v) == 3:
		return matrix{1, 0, 0, 1, v[1], v[2]}.then(rotation(v[0])).then(matrix{1, 0, 0, 1, -v[1], -v[2]}), true
	case name == "skewX" && len(v) == 1:
		return matrix{a: 1, c: math.Tan(v[0] * math.Pi / 180), d: 1}, true
	case name == "skewY" && len(v) == 1:
		return matrix{a: 1, b: math.Tan(v[0] * math.Pi / 180), d: 1}, true
	}
	return identity, false
}

func rotation(degrees float64) matrix {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	return matrix{cos, sin, -sin, cos, 0, 0}
}
