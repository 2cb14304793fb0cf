package look

import (
	"container/list"
	"image"
	"sync"
)

// keptBytes is how much of what has been drawn is kept for when it is shown again: more than any one screen shows, also
// on the largest windows. What is on screen is in memory as long as it is there, whether it is kept here or not.
const keptBytes = 24 << 20

// shelf keeps drawings by name and longer side, and lets go of those that were asked for longest ago when they take too
// much memory.
type shelf struct {
	mutex sync.Mutex
	most  int // bytes
	bytes int
	order list.List // *raster, the one that was asked for last in front
	known map[rasterKey]*list.Element
}

func newShelf(most int) *shelf { return &shelf{most: most, known: map[rasterKey]*list.Element{}} }

// find returns a drawing, or nil if it isn't kept.
func (s *shelf) find(key rasterKey) *raster {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	at, ok := s.known[key]
	if !ok {
		return nil
	}
	s.order.MoveToFront(at)
	return at.Value.(*raster)
}

// findOrAdd returns the drawing that is kept, or else the given one, which then is.
func (s *shelf) findOrAdd(key rasterKey, r *raster) *raster {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if at, ok := s.known[key]; ok {
		s.order.MoveToFront(at)
		return at.Value.(*raster)
	}
	s.known[key] = s.order.PushFront(r)
	return r
}

// grow counts a drawing that has been made, and makes room for it.
func (s *shelf) grow(r *raster, made image.Image) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	r.bytes = bytesOf(made)
	s.bytes += r.bytes
	for at := s.order.Back(); at != nil && s.bytes > s.most; {
		oldest := at.Value.(*raster)
		at = at.Prev()
		if oldest == r || oldest.bytes == 0 { // the latest one, or one that isn't made yet
			continue
		}
		s.bytes -= oldest.bytes
		s.order.Remove(s.known[oldest.key])
		delete(s.known, oldest.key)
	}
}

// KeptBytes returns how much memory the drawings take that are kept for when they are shown again: it grows with what
// has been seen, up to a bound.
func KeptBytes() int {
	rasters.mutex.Lock()
	defer rasters.mutex.Unlock()
	return rasters.bytes
}

// bytesOf returns how much memory a drawing takes: four bytes for each of its pixels.
func bytesOf(made image.Image) int {
	size := made.Bounds().Size()
	return max(4*size.X*size.Y, 1)
}
