package main

import "math"

// point is a place on the canvas in units of the viewBox, y downwards.
type point struct{ x, y float64 }

func (p point) plus(q point) point              { return point{p.x + q.x, p.y + q.y} }
func (p point) minus(q point) point             { return point{p.x - q.x, p.y - q.y} }
func (p point) times(k float64) point           { return point{float64(p.x * k), float64(p.y * k)} }
func (p point) length() float64                 { return math.Hypot(p.x, p.y) }
func (p point) normal() point                   { return point{-p.y, p.x}.times(1 / math.Max(p.length(), 1e-9)) }
func (p point) cross(q point) float64           { return float64(p.x*q.y) - float64(p.y*q.x) }
func (p point) toward(q point, t float64) point { return p.plus(q.minus(p).times(t)) }

// segment leads from the end of the one before it to `to`: a straight line, or a cubic curve with two control points.
type segment struct {
	curved bool
	c1, c2 point
	to     point
}

// contour is one closed outline.
type contour struct {
	start point
	segs  []segment
}

// shape is an area bounded by contours. Those that run clockwise fill, those that run the other way cut holes: the
// rasterizer of the app knows no even-odd rule and adds up signed areas.
type shape struct{ contours []contour }

// join makes one shape of several, to be painted in one pass.
func join(shapes ...shape) shape {
	var all shape
	for _, s := range shapes {
		all.contours = append(all.contours, s.contours...)
	}
	return all
}

// cut returns the shape with holes; a hole must lie inside.
func (s shape) cut(holes ...shape) shape {
	return join(s, join(holes...).reversed())
}

// mapped returns the shape with every point moved by f; a mirroring f is followed by a reversal, so that areas stay
// filled.
func (s shape) mapped(f func(point) point) shape {
	out := shape{contours: make([]contour, len(s.contours))}
	for i, c := range s.contours {
		m := contour{start: f(c.start), segs: make([]segment, len(c.segs))}
		for j, g := range c.segs {
			m.segs[j] = segment{curved: g.curved, to: f(g.to)}
			if g.curved {
				m.segs[j].c1, m.segs[j].c2 = f(g.c1), f(g.c2)
			}
		}
		out.contours[i] = m
	}
	o := f(point{})
	if f(point{1, 0}).minus(o).cross(f(point{0, 1}).minus(o)) < 0 {
		return out.reversed()
	}
	return out
}

func (s shape) move(dx, dy float64) shape {
	return s.mapped(func(p point) point { return point{p.x + dx, p.y + dy} })
}

// turn rotates clockwise by degrees about (x, y).
func (s shape) turn(degrees, x, y float64) shape {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	return s.mapped(func(p point) point {
		dx, dy := p.x-x, p.y-y
		return point{x + float64(dx*cos) - float64(dy*sin), y + float64(dx*sin) + float64(dy*cos)}
	})
}

// scale stretches about (x, y).
func (s shape) scale(kx, ky, x, y float64) shape {
	return s.mapped(func(p point) point { return point{x + float64((p.x-x)*kx), y + float64((p.y-y)*ky)} })
}

// mirror reflects in the vertical line at x.
func (s shape) mirror(x float64) shape { return s.scale(-1, 1, x, 0) }

// twice is the shape together with its mirror image.
func (s shape) twice(x float64) shape { return join(s, s.mirror(x)) }

// box is the upright rectangle around a shape.
type box struct{ left, top, right, bottom float64 }

func (s shape) box() box {
	b := box{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
	for _, c := range s.contours {
		for _, p := range c.flat() {
			b = box{min(b.left, p.x), min(b.top, p.y), max(b.right, p.x), max(b.bottom, p.y)}
		}
	}
	return b
}

func (s shape) reversed() shape {
	out := shape{contours: make([]contour, len(s.contours))}
	for i, c := range s.contours {
		out.contours[i] = c.reversed()
	}
	return out
}

func (c contour) reversed() contour {
	n := len(c.segs)
	if n == 0 {
		return c
	}
	out := contour{start: c.segs[n-1].to, segs: make([]segment, 0, n)}
	for i := n - 1; i >= 0; i-- {
		to := c.start
		if i > 0 {
			to = c.segs[i-1].to
		}
		out.segs = append(out.segs, segment{c.segs[i].curved, c.segs[i].c2, c.segs[i].c1, to})
	}
	return out
}

// flat returns the contour as a polygon; a curve becomes a line every few units.
func (c contour) flat() []point {
	points := []point{c.start}
	from := c.start
	for _, g := range c.segs {
		if g.curved {
			length := g.c1.minus(from).length() + g.c2.minus(g.c1).length() + g.to.minus(g.c2).length()
			n := int(math.Min(14, 3+length/5))
			for i := 1; i < n; i++ {
				points = append(points, bezier(from, g, float64(i)/float64(n)))
			}
		}
		points = append(points, g.to)
		from = g.to
	}
	if points[len(points)-1].minus(points[0]).length() < 1e-6 {
		points = points[:len(points)-1]
	}
	return points
}

func bezier(from point, g segment, t float64) point {
	a, b, c := from.toward(g.c1, t), g.c1.toward(g.c2, t), g.c2.toward(g.to, t)
	return a.toward(b, t).toward(b.toward(c, t), t)
}

// area is positive for a clockwise polygon.
func area(points []point) float64 {
	sum := 0.0
	for i, p := range points {
		sum += p.cross(points[(i+1)%len(points)])
	}
	return sum / 2
}

// clockwise returns the shape oriented so that its first contour fills.
func (s shape) clockwise() shape {
	if len(s.contours) > 0 && area(s.contours[0].flat()) < 0 {
		return s.reversed()
	}
	return s
}

func polygonOf(points []point) contour {
	c := contour{start: points[0]}
	for _, p := range points[1:] {
		c.segs = append(c.segs, segment{to: p})
	}
	return c
}
