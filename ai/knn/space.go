package knn

import (
	"cmp"
	"slices"
)

// space holds examples so that the nearest of a use are found without a look at each (J. Bentley, "Multidimensional binary
// search trees used for associative searching", 1975).
type space struct {
	points []point
	halves []half
}

// point is an example with its number.
type point struct {
	example
	number int32
}

// half is a part of the points, split by a dimension into two of about the same size; a leaf isn't split.
type half struct {
	from, to  int32
	dimension int8
	split     float32 // the first points have at most this, the second at least
	low, high int32   // the parts; 0 for a leaf
}

const leaf = 16 // the most points that aren't split

func newSpace(examples []example) *space {
	s := &space{}
	for i := range examples {
		s.points = append(s.points, point{examples[i], int32(i)})
	}
	s.divide(0, int32(len(examples)))
	return s
}

// divide adds a part and its halves, and returns its place.
func (s *space) divide(from, to int32) int32 {
	place := int32(len(s.halves))
	h := half{from: from, to: to}
	s.halves = append(s.halves, h)
	part := s.points[from:to]
	dimension, spread := broadest(part)
	if len(part) <= leaf || spread == 0 {
		return place
	}
	slices.SortFunc(part, func(a, b point) int {
		return cmp.Or(cmp.Compare(a.use[dimension], b.use[dimension]), cmp.Compare(a.number, b.number))
	})
	middle := from + int32(len(part)/2)
	h.dimension, h.split = int8(dimension), s.points[middle].use[dimension]
	h.low = s.divide(from, middle)
	h.high = s.divide(middle, to)
	s.halves[place] = h
	return place
}

// broadest returns the dimension in which points differ most.
func broadest(points []point) (dimension int, spread float32) {
	for i := range dimensions {
		least, most := float32(1), float32(0)
		for j := range points {
			least, most = min(least, points[j].use[i]), max(most, points[j].use[i])
		}
		if most-least > spread {
			dimension, spread = i, most-least
		}
	}
	return dimension, spread
}

// worth returns the mean outcome of the examples nearest to a use.
func (s *space) worth(u *use) float32 {
	var c nearest
	s.collect(0, u, &c)
	return c.worth()
}

func (s *space) collect(place int32, u *use, c *nearest) {
	h := &s.halves[place]
	if h.low == 0 {
		for i := range s.points[h.from:h.to] {
			p := &s.points[int(h.from)+i]
			if d := distance(&p.use, u); c.isNear(d) {
				c.add(neighbour{d, p.number, p.outcome})
			}
		}
		return
	}
	beyond := u[h.dimension] - h.split
	near, far := h.low, h.high
	if beyond > 0 {
		near, far = far, near
	}
	s.collect(near, u, c)
	if c.isNear(float32(beyond * beyond)) {
		s.collect(far, u, c)
	}
}
