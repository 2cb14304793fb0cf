package main

import "math"

// poly is a polygon of x, y pairs.
func poly(xy ...float64) shape {
	return shape{[]contour{polygonOf(pairs(xy))}}.clockwise()
}

func pairs(xy []float64) []point {
	points := make([]point, 0, len(xy)/2)
	for i := 0; i+1 < len(xy); i += 2 {
		points = append(points, point{xy[i], xy[i+1]})
	}
	return points
}

func rect(x, y, w, h float64) shape { return poly(x, y, x+w, y, x+w, y+h, x, y+h) }

// round is a rectangle with corners of radius r.
func round(x, y, w, h, r float64) shape {
	k := r * 0.4477
	c := contour{start: point{x + r, y}, segs: []segment{
		{to: point{x + w - r, y}},
		{true, point{x + w - k, y}, point{x + w, y + k}, point{x + w, y + r}},
		{to: point{x + w, y + h - r}},
		{true, point{x + w, y + h - k}, point{x + w - k, y + h}, point{x + w - r, y + h}},
		{to: point{x + r, y + h}},
		{true, point{x + k, y + h}, point{x, y + h - k}, point{x, y + h - r}},
		{to: point{x, y + r}},
		{true, point{x, y + k}, point{x + k, y}, point{x + r, y}},
	}}
	return shape{[]contour{c}}
}

func ellipse(x, y, rx, ry float64) shape {
	const k = 0.5523
	c := contour{start: point{x + rx, y}, segs: []segment{
		{true, point{x + rx, y + k*ry}, point{x + k*rx, y + ry}, point{x, y + ry}},
		{true, point{x - k*rx, y + ry}, point{x - rx, y + k*ry}, point{x - rx, y}},
		{true, point{x - rx, y - k*ry}, point{x - k*rx, y - ry}, point{x, y - ry}},
		{true, point{x + k*rx, y - ry}, point{x + rx, y - k*ry}, point{x + rx, y}},
	}}
	return shape{[]contour{c}}
}

func circle(x, y, r float64) shape { return ellipse(x, y, r, r) }

// ring is a circle line of the given width, its outer edge at r.
func ring(x, y, r, width float64) shape { return circle(x, y, r).cut(circle(x, y, r-width)) }

// star has n points at radius outer and n notches at radius inner, the first point upwards.
func star(x, y float64, n int, outer, inner float64) shape {
	points := make([]point, 2*n)
	for i := range points {
		r := outer
		if i%2 == 1 {
			r = inner
		}
		points[i] = polar(x, y, r, 180*float64(i)/float64(n)-90)
	}
	return shape{[]contour{polygonOf(points)}}
}

// sparkle is a glint with four hollow-sided points.
func sparkle(x, y, rx, ry float64) shape {
	const k = 0.12
	c := contour{start: point{x, y - ry}, segs: []segment{
		{true, point{x + k*rx, y - k*ry}, point{x + k*rx, y - k*ry}, point{x + rx, y}},
		{true, point{x + k*rx, y + k*ry}, point{x + k*rx, y + k*ry}, point{x, y + ry}},
		{true, point{x - k*rx, y + k*ry}, point{x - k*rx, y + k*ry}, point{x - rx, y}},
		{true, point{x - k*rx, y - k*ry}, point{x - k*rx, y - k*ry}, point{x, y - ry}},
	}}
	return shape{[]contour{c}}
}

// rays are n wedges around (x, y) between two radii, each `spread` degrees wide outside, the first at `from` degrees.
func rays(x, y, inner, outer float64, n int, from, spread float64) shape {
	var all shape
	for i := range n {
		a := from + 360*float64(i)/float64(n)
		all = join(all, wedge(x, y, inner, outer, a, spread))
	}
	return all
}

// wedge points from radius inner, where it is narrow, to radius outer, where it is `spread` degrees wide.
func wedge(x, y, inner, outer, at, spread float64) shape {
	p, q, r := polar(x, y, inner, at), polar(x, y, outer, at-spread/2), polar(x, y, outer, at+spread/2)
	return poly(p.x, p.y, q.x, q.y, r.x, r.y)
}

// polar is the point at distance r from (x, y), degrees clockwise from the right.
func polar(x, y, r, degrees float64) point {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	return point{x + float64(r*cos), y + float64(r*sin)}
}

// stroke is a line through points (x, y pairs) that follows a smooth curve; its widths are spread evenly along it, so
// that a brush may swell and taper. Outlines replace SVG strokes, whose width the app's renderer doesn't scale.
func stroke(xy []float64, widths ...float64) shape {
	points := pairs(xy)
	const steps = 6
	var spine []point
	for i := 0; i+1 < len(points); i++ {
		for j := range steps {
			spine = append(spine, spline(points, i, float64(j)/steps))
		}
	}
	return ribbon(append(spine, points[len(points)-1]), widths)
}

// arc is a brush stroke along a part of an ellipse, from one angle to another (degrees clockwise from the right).
func arc(x, y, rx, ry, from, to float64, widths ...float64) shape {
	n := int(math.Max(4, math.Abs(to-from)/15))
	spine := make([]point, n+1)
	for i := range spine {
		p := polar(0, 0, 1, from+(to-from)*float64(i)/float64(n))
		spine[i] = point{x + float64(p.x*rx), y + float64(p.y*ry)}
	}
	return ribbon(spine, widths)
}

// line is a straight stroke.
func line(x1, y1, x2, y2 float64, widths ...float64) shape {
	a, b := point{x1, y1}, point{x2, y2}
	w1, w2 := widths[0], widths[len(widths)-1]
	n := b.minus(a).normal()
	return shape{[]contour{polygonOf([]point{
		a.plus(n.times(-w1 / 2)), b.plus(n.times(-w2 / 2)), b.plus(n.times(w2 / 2)), a.plus(n.times(w1 / 2)),
	})}}.clockwise()
}

// capsule is a straight stroke with round ends.
func capsule(x1, y1, x2, y2, width float64) shape {
	length := point{x2 - x1, y2 - y1}.length()
	along := math.Atan2(y2-y1, x2-x1) * 180 / math.Pi
	return round(-width/2, -width/2, length+width, width, width/2).turn(along, 0, 0).move(x1, y1)
}

// ribbon gives a spine its width and joins both edges by smooth curves.
func ribbon(spine []point, widths []float64) shape {
	n := len(spine)
	left, right := make([]point, n), make([]point, n)
	for i, p := range spine {
		along := spine[min(i+1, n-1)].minus(spine[max(i-1, 0)])
		half := along.normal().times(at(widths, float64(i)/float64(n-1)) / 2)
		left[i], right[n-1-i] = p.minus(half), p.plus(half)
	}
	c := contour{start: left[0], segs: smooth(left)}
	c.segs = append(c.segs, segment{to: right[0]})
	c.segs = append(c.segs, smooth(right)...)
	return shape{[]contour{c}}.clockwise()
}

// smooth joins points by a Catmull-Rom curve, every second of them a knot so that files stay small.
func smooth(points []point) []segment {
	knots := points
	if len(points) > 6 {
		knots = nil
		for i := 0; i < len(points)-1; i += 2 {
			knots = append(knots, points[i])
		}
		knots = append(knots, points[len(points)-1])
	}
	var segs []segment
	for i := 0; i+1 < len(knots); i++ {
		p0, p1, p2, p3 := neighbours(knots, i)
		segs = append(segs, segment{true,
			p1.plus(p2.minus(p0).times(1.0 / 6)), p2.minus(p3.minus(p1).times(1.0 / 6)), p2})
	}
	return segs
}

func neighbours(points []point, i int) (p0, p1, p2, p3 point) {
	return points[max(i-1, 0)], points[i], points[i+1], points[min(i+2, len(points)-1)]
}

func spline(points []point, i int, t float64) point {
	p0, p1, p2, p3 := neighbours(points, i)
	g := segment{c1: p1.plus(p2.minus(p0).times(1.0 / 6)), c2: p2.minus(p3.minus(p1).times(1.0 / 6)), to: p2}
	return bezier(p1, g, t)
}

// at reads a list of values spread evenly over 0…1.
func at(values []float64, t float64) float64 {
	if len(values) == 1 {
		return values[0]
	}
	place := t * float64(len(values)-1)
	i := min(int(place), len(values)-2)
	return values[i] + float64((values[i+1]-values[i])*(place-float64(i)))
}
