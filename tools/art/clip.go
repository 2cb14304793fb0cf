package main

import "math"

// side is the part of the shape to the right of the way from (x1, y1) to (x2, y2); going down, that is the left half
// of the picture.
func (s shape) side(x1, y1, x2, y2 float64) shape {
	var out shape
	for _, c := range s.contours {
		if points := halfPlane(c.flat(), point{x1, y1}, point{x2, y2}); len(points) > 2 {
			out.contours = append(out.contours, polygonOf(points))
		}
	}
	return out
}

// in is the part of the shape inside a convex one.
func (s shape) in(convex shape) shape {
	border := convex.contours[0].flat()
	var out shape
	for _, c := range s.contours {
		points := c.flat()
		for i := range border {
			points = halfPlane(points, border[i], border[(i+1)%len(border)])
			if len(points) < 3 {
				break
			}
		}
		if len(points) > 2 {
			out.contours = append(out.contours, polygonOf(points))
		}
	}
	return out
}

// halfPlane clips a polygon (Sutherland and Hodgman); a concave one may keep edges along the line, which enclose
// nothing.
func halfPlane(points []point, a, b point) []point {
	direction := b.minus(a)
	inside := func(p point) float64 { return direction.cross(p.minus(a)) }
	var out []point
	for i, p := range points {
		q := points[(i+1)%len(points)]
		dp, dq := inside(p), inside(q)
		if dp >= 0 {
			out = append(out, p)
		}
		if (dp < 0) != (dq < 0) {
			out = append(out, p.toward(q, dp/(dp-dq)))
		}
	}
	return out
}

// grow moves the outline outwards by d units, corners mitred up to twice that; small d only, it does not resolve
// overlaps.
func (s shape) grow(d float64) shape {
	var out shape
	for _, c := range s.contours {
		if points := distinct(c.flat()); len(points) > 2 {
			out.contours = append(out.contours, polygonOf(offset(points, d)))
		}
	}
	return out
}

func offset(points []point, d float64) []point {
	n := len(points)
	var moved []point
	for i, p := range points {
		before := p.minus(points[(i+n-1)%n]).normal()
		after := points[(i+1)%n].minus(p).normal()
		sum := before.plus(after)
		if sum.length() < 0.9 { // a sharp point: cap it by its two edges
			moved = append(moved, p.minus(before.times(d)).minus(tangent(before).times(-d)),
				p.minus(after.times(d)).minus(tangent(after).times(d)))
			continue
		}
		k := 2 / math.Max(sum.length()*sum.length(), 0.5)
		moved = append(moved, p.minus(sum.times(float64(d*k))))
	}
	return moved
}

// tangent turns a normal back into the direction of its edge.
func tangent(normal point) point { return point{normal.y, -normal.x} }

func distinct(points []point) []point {
	var out []point
	for i, p := range points {
		if p.minus(points[(i+1)%len(points)]).length() > 0.05 {
			out = append(out, p)
		}
	}
	return out
}
