// Package nearest finds the examples of the past that are nearest to a point in a small space, and what they were worth
// (K nearest neighbours).
package nearest

import (
	"cmp"
	"slices"
)

// Point is a place in a space, in which each number weighs alike. The sizes are those of the brains' spaces.
type Point interface{ ~[4]float32 | ~[9]float32 }

// Example is a point with its outcome, 0…1.
type Example[P Point] struct {
	At      P
	Outcome float32
}

// Space holds examples so that the nearest to a point are found without a look at each (J. Bentley, "Multidimensional
// binary search trees used for associative searching", 1975). It is immutable.
type Space[P Point] struct {
	points []point[P]
	halves []half[P]
}

// point is an example with its number.
type point[P Point] struct {
	Example[P]
	number int32
}

// half is a part of the points with the box in which they lie, split into two of about the same size; a leaf isn't
// split.
type half[P Point] struct {
	from, to    int32
	low, high   int32 // the parts; 0 for a leaf
	least, most P     // the box
}

const leaf = 16 // the most points that aren't split

// New returns the space of some examples.
func New[P Point](examples []Example[P]) *Space[P] {
	s := &Space[P]{}
	for i := range examples {
		s.points = append(s.points, point[P]{examples[i], int32(i)})
	}
	s.divide(0, int32(len(examples)))
	return s
}

// divide adds a part and its halves, and returns its place.
func (s *Space[P]) divide(from, to int32) int32 {
	place := int32(len(s.halves))
	part := s.points[from:to]
	h := half[P]{from: from, to: to}
	h.least, h.most = box(part)
	s.halves = append(s.halves, h)
	dimension, breadth := h.broadest()
	if len(part) <= leaf || breadth == 0 {
		return place
	}
	slices.SortFunc(part, func(a, b point[P]) int {
		return cmp.Or(cmp.Compare(a.At[dimension], b.At[dimension]), cmp.Compare(a.number, b.number))
	})
	middle := from + int32(len(part)/2)
	h.low = s.divide(from, middle)
	h.high = s.divide(middle, to)
	s.halves[place] = h
	return place
}

// box returns the least and the largest coordinates of points.
func box[P Point](points []point[P]) (least, most P) {
	for i := range points {
		for k := range len(points[i].At) {
			x := points[i].At[k]
			if i == 0 {
				least[k], most[k] = x, x
			}
			least[k], most[k] = min(least[k], x), max(most[k], x)
		}
	}
	return least, most
}

// broadest returns the dimension in which the box is largest.
func (h *half[P]) broadest() (dimension int, breadth float32) {
	for k := range len(h.least) {
		if b := h.most[k] - h.least[k]; b > breadth {
			dimension, breadth = k, b
		}
	}
	return dimension, breadth
}

// distance is the square of that between a point and the box. It is never more than the distance to a point inside,
// rounding included.
func (h *half[P]) distance(u *P) (sum float32) {
	for k := range len(*u) {
		x := (*u)[k]
		beyond := max(h.least[k]-x, x-h.most[k], 0)
		sum += float32(beyond * beyond)
	}
	return sum
}

// Worth returns the mean outcome of the k examples nearest to a point, of those equally near the first; k is at most
// [Most]. Without examples it is 0.
func (s *Space[P]) Worth(u *P, k int) float32 {
	c := nearest{k: k}
	s.collect(0, u, &c)
	return c.worth()
}

// collect looks at a part, whose nearer half comes first.
func (s *Space[P]) collect(place int32, u *P, c *nearest) {
	h := &s.halves[place]
	if h.low == 0 {
		part := s.points[h.from:h.to]
		for i := range part {
			if d := Distance(&part[i].At, u); c.isNear(d) {
				c.add(neighbour{d, part[i].number, part[i].Outcome})
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
