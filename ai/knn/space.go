package knn

import (
	"cmp"
	"slices"
)

// space holds examples so that the nearest of a use are found without a look at each (J. Bentley, "Multidimensional
// binary search trees used for associative searching", 1975).
type space struct {
	points []point
	halves []half
}

// point is an example with its number.
type point struct {
	example
	number int32
}

// half is a part of the points with the box in which they lie, split into two of about the same size; a leaf isn't
// split.
type half struct {
	from, to    int32
	low, high   int32 // the parts; 0 for a leaf
	least, most use   // the box
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
	part := s.points[from:to]
	h := half{from: from, to: to}
	h.least, h.most = box(part)
	s.halves = append(s.halves, h)
	dimension, breadth := h.broadest()
	if len(part) <= leaf || breadth == 0 {
		return place
	}
	slices.SortFunc(part, func(a, b point) int {
		return cmp.Or(cmp.Compare(a.use[dimension], b.use[dimension]), cmp.Compare(a.number, b.number))
	})
	middle := from + int32(len(part)/2)
	h.low = s.divide(from, middle)
	h.high = s.divide(middle, to)
	s.halves[place] = h
	return place
}

// box returns the least and the largest coordinates of points.
func box(points []point) (least, most use) {
	for i := range points {
		for k, x := range points[i].use {
			if i == 0 {
				least[k], most[k] = x, x
			}
			least[k], most[k] = min(least[k], x), max(most[k], x)
		}
	}
	return least, most
}

// broadest returns the dimension in which the box is largest.
func (h *half) broadest() (dimension int, breadth float32) {
	for k := range h.least {
		if b := h.most[k] - h.least[k]; b > breadth {
			dimension, breadth = k, b
		}
	}
	return dimension, breadth
}

// distance is the square of that between a use and the box. It is never more than the distance to a point inside,
// rounding included.
func (h *half) distance(u *use) (sum float32) {
	for k, x := range u {
		beyond := max(h.least[k]-x, x-h.most[k], 0)
		sum += float32(beyond * beyond)
	}
	return sum
}

// worth returns the mean outcome of the examples nearest to a use.
func (s *space) worth(u *use) float32 {
	var c nearest
	s.collect(0, u, &c)
	return c.worth()
}

// collect looks at a part, whose nearer half comes first.
func (s *space) collect(place int32, u *use, c *nearest) {
	h := &s.halves[place]
	if h.low == 0 {
		part := s.points[h.from:h.to]
		for i := range part {
			if d := distance(&part[i].use, u); c.isNear(d) {
				c.add(neighbour{d, part[i].number, part[i].outcome})
			}
		}
		return
	}
	near, far := h.low, h.high
	toNear, toFar := s.halves[near].distance(u), s.halves[far].distance(u)
	if toFar < toNear {
		near, far, toNear, toFar = far, near, toFar, toNear
	}
	if c.isNear(toNear) {
		s.collect(near, u, c)
	}
	if c.isNear(toFar) {
		s.collect(far, u, c)
	}
}
