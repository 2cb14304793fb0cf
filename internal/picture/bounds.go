package picture

import "math"

// box is a rectangle with sides along the axes; it is empty if its low corner isn't below its high one.
type box struct{ low, high point }

var nowhere = box{point{math.Inf(1), math.Inf(1)}, point{math.Inf(-1), math.Inf(-1)}}

func (b *box) take(p point) {
	b.low = point{min(b.low.x, p.x), min(b.low.y, p.y)}
	b.high = point{max(b.high.x, p.x), max(b.high.y, p.y)}
}

func (b box) grown(by float64) box {
	return box{point{b.low.x - by, b.low.y - by}, point{b.high.x + by, b.high.y + by}}
}

// meets reports whether two boxes have room in common.
func (b box) meets(other box) bool {
	return b.low.x < other.high.x && other.low.x < b.high.x && b.low.y < other.high.y && other.low.y < b.high.y
}

// holds reports whether another box lies inside.
func (b box) holds(other box) bool {
	return b.low.x <= other.low.x && other.high.x <= b.high.x && b.low.y <= other.low.y && other.high.y <= b.high.y
}

func (b box) joined(other box) box {
	b.take(other.low)
	b.take(other.high)
	return b
}

// bounds returns the box of an outline: of its lines and curves, not of the points that pull at curves.
func (o *Outline) bounds() box {
	b := nowhere
	var here point
	at := 0
	for _, c := range o.commands {
		p := o.points[at : at+c.points()]
		for _, t := range extremes(c, here, p) {
			b.take(onCurve(c, here, p, t))
		}
		if len(p) > 0 {
			here = p[len(p)-1]
			b.take(here)
		}
		at += c.points()
	}
	return b
}

// extremes returns where on a curve, from 0 to 1, it may reach farthest.
func extremes(c command, from point, p []point) (all []float64) {
	for _, axis := range [...]func(point) float64{func(p point) float64 { return p.x }, func(p point) float64 { return p.y }} {
		switch c {
		case quadTo:
			p0, p1, p2 := axis(from), axis(p[0]), axis(p[1])
			all = append(all, (p0-p1)/(p0-2*p1+p2))
		case cubicTo:
			p0, p1, p2, p3 := axis(from), axis(p[0]), axis(p[1]), axis(p[2])
			a, b, c := -p0+3*p1-3*p2+p3, 2*(p0-2*p1+p2), p1-p0
			root := math.Sqrt(b*b - 4*a*c)
			all = append(all, (-b+root)/(2*a), (-b-root)/(2*a), -c/b)
		}
	}
	return within01(all)
}

func within01(all []float64) []float64 {
	kept := all[:0]
	for _, t := range all {
		if t > 0 && t < 1 { // nor is it NaN
			kept = append(kept, t)
		}
	}
	return kept
}

// onCurve returns a point on a curve.
func onCurve(c command, from point, p []point, t float64) point {
	points := append([]point{from}, p...)
	if c != quadTo && c != cubicTo {
		return points[len(points)-1]
	}
	for n := len(points) - 1; n > 0; n-- {
		for i := range n {
			points[i] = point{points[i].x + t*(points[i+1].x-points[i].x), points[i].y + t*(points[i+1].y-points[i].y)}
		}
	}
	return points[0]
}
