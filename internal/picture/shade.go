package picture

import (
	"image/color"
	"math"
	"slices"
	"sort"
)

// faded returns a colour of which a share of the opacity is left.
func faded(c color.NRGBA, opacity float64) color.NRGBA {
	c.A = uint8(math.Round(float64(c.A) * opacity))
	return c
}

// placed returns the gradient as it lies on a shape in a box, whose units a matrix maps to the picture's; nil if the
// box has no width or height that it could fill.
func (g *gradient) placed(around box, m matrix) *Gradient {
	if !g.own {
		w, h := around.high.x-around.low.x, around.high.y-around.low.y
		if !(w > 0) || !(h > 0) {
			return nil
		}
		m = m.then(matrix{w, 0, 0, h, around.low.x, around.low.y})
	}
	m = m.then(g.matrix)
	back, ok := m.inverse()
	if !ok {
		return nil
	}
	return &Gradient{base: g, matrix: m, back: back}
}

// At returns the colour at a place in the picture.
func (g *Gradient) At(x, y float64) color.NRGBA {
	return g.base.at(g.base.along(g.back.apply(point{x, y})))
}

// along returns how far a place is along the gradient: 0 is at its start, 1 at its end.
func (g *gradient) along(p point) float64 {
	if g.radial {
		return g.around(p)
	}
	dx, dy := g.to.x-g.from.x, g.to.y-g.from.y
	whole := dx*dx + dy*dy
	if whole == 0 {
		return 1
	}
	return ((p.x-g.from.x)*dx + (p.y-g.from.y)*dy) / whole
}

// around returns how far a place is from the focus, as a share of the way through it to the circle.
func (g *gradient) around(p point) float64 {
	if g.radius <= 0 {
		return 1
	}
	fx, fy := g.focus.x-g.from.x, g.focus.y-g.from.y
	if off := math.Hypot(fx, fy); off > 0.999*g.radius { // the focus lies inside of the circle
		fx, fy = fx*0.999*g.radius/off, fy*0.999*g.radius/off
	}
	dx, dy := p.x-g.from.x-fx, p.y-g.from.y-fy
	a := dx*dx + dy*dy
	if a == 0 {
		return 0
	}
	b, c := fx*dx+fy*dy, fx*fx+fy*fy-g.radius*g.radius
	return a / (-b + math.Sqrt(b*b-a*c)) // of f + s·d on the circle, 1/s
}

// at returns the colour at a share of the way.
func (g *gradient) at(t float64) color.NRGBA {
	switch g.spread {
	case "repeat":
		t -= math.Floor(t)
	case "reflect":
		if t = math.Abs(math.Mod(t, 2)); t > 1 {
			t = 2 - t
		}
	}
	next := sort.Search(len(g.stops), func(i int) bool { return g.stops[i].offset > t })
	switch next {
	case 0:
		return g.stops[0].colour
	case len(g.stops):
		return g.stops[next-1].colour
	}
	from, to := &g.stops[next-1], &g.stops[next]
	return between(from.colour, to.colour, (t-from.offset)/(to.offset-from.offset))
}

func between(a, b color.NRGBA, t float64) color.NRGBA {
	mix := func(a, b uint8) uint8 { return uint8(math.Round(float64(a) + t*(float64(b)-float64(a)))) }
	return color.NRGBA{mix(a.R, b.R), mix(a.G, b.G), mix(a.B, b.B), mix(a.A, b.A)}
}

// only returns the colour of a gradient that has one alone.
func (g *gradient) only() (color.NRGBA, bool) {
	first := g.stops[0].colour
	same := !slices.ContainsFunc(g.stops, func(s stop) bool { return s.colour != first })
	return first, same
}
