package pixels

import (
	"image"
	"math"
)

// parity fills outlines by the rule of even and odd, which the rasterizer of golang.org/x/image doesn't know: what lies
// inside of an even number of lines stays empty. As that one, it adds up for each pixel of a row how much more of it
// lies behind edges than of the pixel before, edges that go up counting against those that go down.
type parity struct {
	width, height int
	rows          []float32 // height rows of width and two more
}

// fill writes how much of each pixel lies inside of an outline into a mask whose first pixel is at a place.
func (p *parity) fill(mask *image.Alpha, steps []step, at image.Point) {
	p.width, p.height = mask.Rect.Dx(), mask.Rect.Dy()
	size := (p.width + 2) * p.height
	if cap(p.rows) < size {
		p.rows = make([]float32, size)
	}
	p.rows = p.rows[:size]
	clear(p.rows)
	var first, here [2]float32
	for _, s := range steps {
		next := [2]float32{float32(s.to.X)/64 - float32(at.X), float32(s.to.Y)/64 - float32(at.Y)}
		if s.start {
			p.edge(here, first)
			first = next
		} else {
			p.edge(here, next)
		}
		here = next
	}
	p.edge(here, first)
	for y := range p.height {
		p.fold(mask.Pix[y*mask.Stride:][:p.width], p.rows[y*(p.width+2):])
	}
}

// fold makes shares of pixels of what was added up along a row: 0, 2, 4 are outside, 1, 3, 5 inside.
func (p *parity) fold(to []uint8, row []float32) {
	sum := float32(0)
	for x := range to {
		sum += row[x]
		v := float32(math.Mod(math.Abs(float64(sum)), 2))
		if v > 1 {
			v = 2 - v
		}
		to[x] = uint8(v*255 + 0.5)
	}
}

// edge takes up a line, row by row.
func (p *parity) edge(from, to [2]float32) {
	way := float32(1)
	if from[1] > to[1] {
		from, to, way = to, from, -1
	}
	if from[1] == to[1] {
		return
	}
	slope := (to[0] - from[0]) / (to[1] - from[1])
	top, end := max(from[1], 0), min(to[1], float32(p.height))
	for y := int(top); float32(y) < end; y++ {
		upper, lower := max(float32(y), top), min(float32(y+1), end)
		if lower <= upper {
			continue
		}
		row := p.rows[y*(p.width+2):][:p.width+2]
		p.piece(row, from[0]+(upper-from[1])*slope, from[0]+(lower-from[1])*slope, (lower-upper)*way)
	}
}

// piece takes up the part of a line within a row, of a height, from one place across to another. What lies left of the
// mask counts as on its edge, what lies right of it for nothing.
func (p *parity) piece(row []float32, a, b, height float32) {
	if a > b {
		a, b = b, a
	}
	right := float32(p.width)
	switch {
	case b <= 0:
		row[0] += height
		return
	case a >= right:
		return
	}
	if a < 0 {
		share := -a / (b - a)
		row[0] += height * share
		a, height = 0, height*(1-share)
	}
	if b > right {
		height *= (right - a) / (b - a)
		b = right
	}
	p.inside(row, a, b, height)
}

// inside takes up a part that lies within the mask: of each pixel that it crosses, what lies behind it.
func (p *parity) inside(row []float32, a, b, height float32) {
	first, last := int(a), int(b)
	if first == last {
		spread(row, first, height, (a+b)/2)
		return
	}
	each := height / (b - a) // of the height for a pixel across
	for x := first; x <= last; x++ {
		left, right := max(a, float32(x)), min(b, float32(x+1))
		spread(row, x, each*(right-left), (left+right)/2)
	}
}

// spread adds a height within a pixel: what lies behind its middle is in that pixel, the rest in all behind it.
func spread(row []float32, x int, height, middle float32) {
	behind := float32(x+1) - middle
	row[x] += height * behind
	row[x+1] += height * (1 - behind)
}
