package pixels

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// scanner fills outlines on a canvas. Other than the renderer's own, which goes over the whole canvas for each outline,
// it works in the box around the outline only.
type scanner struct {
	canvas *image.RGBA
	raster vector.Rasterizer
	mask   []uint8
	steps  []step
	low    fixed.Point26_6
	high   fixed.Point26_6
	colour color.Color
	shade  rasterx.ColorFunc // in place of the colour, unless nil

	evenOdd bool
	parity  parity
	clip    *image.Alpha // how much of each pixel may be painted; nil for all
}

// step is a line to a point, or the start of another line there.
type step struct {
	to    fixed.Point26_6
	start bool
}

var _ rasterx.Scanner = (*scanner)(nil)

func newScanner(canvas *image.RGBA) *scanner {
	s := &scanner{canvas: canvas, colour: color.Black}
	s.Clear()
	return s
}

// Start implements [rasterx.Scanner].
func (s *scanner) Start(a fixed.Point26_6) { s.add(a, true) }

// Line implements [rasterx.Scanner].
func (s *scanner) Line(b fixed.Point26_6) { s.add(b, false) }

func (s *scanner) add(p fixed.Point26_6, start bool) {
	s.steps = append(s.steps, step{p, start})
	s.low = fixed.Point26_6{X: min(s.low.X, p.X), Y: min(s.low.Y, p.Y)}
	s.high = fixed.Point26_6{X: max(s.high.X, p.X), Y: max(s.high.Y, p.Y)}
}

// GetPathExtent implements [rasterx.Scanner].
func (s *scanner) GetPathExtent() fixed.Rectangle26_6 {
	return fixed.Rectangle26_6{Min: s.low, Max: s.high}
}

// SetBounds implements [rasterx.Scanner]; the bounds are the canvas.
func (s *scanner) SetBounds(int, int) {}

// SetWinding implements [rasterx.Scanner].
func (s *scanner) SetWinding(nonZero bool) { s.evenOdd = !nonZero }

// SetClip implements [rasterx.Scanner]; rectangles aren't clipped by.
func (s *scanner) SetClip(image.Rectangle) {}

// SetColor implements [rasterx.Scanner].
func (s *scanner) SetColor(c any) {
	switch c := c.(type) {
	case color.Color:
		s.colour, s.shade = c, nil
	case rasterx.ColorFunc:
		s.shade = c
	}
}

// Clear implements [rasterx.Scanner].
func (s *scanner) Clear() {
	s.steps = s.steps[:0]
	const most = fixed.Int26_6(math.MaxInt32)
	s.low, s.high = fixed.Point26_6{X: most, Y: most}, fixed.Point26_6{X: -most, Y: -most}
}

// box returns the pixels around the outline.
func (s *scanner) box() image.Rectangle {
	if len(s.steps) == 0 {
		return image.Rectangle{}
	}
	return image.Rect(s.low.X.Floor(), s.low.Y.Floor(), s.high.X.Ceil()+1, s.high.Y.Ceil()+1).Intersect(s.canvas.Bounds())
}

// Draw implements [rasterx.Scanner].
func (s *scanner) Draw() {
	box := s.box()
	if box.Empty() {
		return
	}
	if s.shade == nil && s.clip == nil && !s.evenOdd {
		s.trace(box)
		s.raster.Draw(s.canvas, box, image.NewUniform(s.colour), image.Point{})
		return
	}
	covered := s.coverage(box)
	if s.clip != nil {
		for y := range box.Dy() {
			multiply(covered.Pix[y*covered.Stride:][:box.Dx()], s.clip.Pix[s.clip.PixOffset(box.Min.X, box.Min.Y+y):][:box.Dx()])
		}
	}
	if s.shade == nil {
		draw.DrawMask(s.canvas, box, image.NewUniform(s.colour), image.Point{}, covered, image.Point{}, draw.Over)
		return
	}
	s.drawShade(box, covered)
}

// trace hands the outline to the rasterizer, as it lies in a box.
func (s *scanner) trace(box image.Rectangle) {
	s.raster.Reset(box.Dx(), box.Dy())
	for _, step := range s.steps {
		x, y := float32(step.to.X)/64-float32(box.Min.X), float32(step.to.Y)/64-float32(box.Min.Y)
		if step.start {
			s.raster.MoveTo(x, y)
		} else {
			s.raster.LineTo(x, y)
		}
	}
}

// coverage returns how much of each pixel of a box the outline covers. It is good until the next one.
func (s *scanner) coverage(box image.Rectangle) *image.Alpha {
	size := box.Dx() * box.Dy()
	if cap(s.mask) < size {
		s.mask = make([]uint8, size)
	}
	mask := &image.Alpha{Pix: s.mask[:size], Stride: box.Dx(), Rect: image.Rect(0, 0, box.Dx(), box.Dy())}
	if s.evenOdd {
		s.parity.fill(mask, s.steps, box.Min)
		return mask
	}
	s.trace(box)
	s.raster.DrawOp = draw.Src
	s.raster.Draw(mask, mask.Rect, image.Opaque, image.Point{})
	s.raster.DrawOp = draw.Over
	return mask
}

// drawShade lays a colour that changes from place to place over the canvas, where the outline covers it.
func (s *scanner) drawShade(box image.Rectangle, mask *image.Alpha) {
	for y := box.Min.Y; y < box.Max.Y; y++ {
		covered := mask.Pix[(y-box.Min.Y)*mask.Stride:][:box.Dx()]
		row := s.canvas.Pix[s.canvas.PixOffset(box.Min.X, y):][:4*box.Dx()]
		for x, share := range covered {
			if share != 0 {
				blend(row[4*x:4*x+4], s.shade(box.Min.X+x, y), uint32(share)*0x101)
			}
		}
	}
}

// blend lays a colour over a pixel; share, up to 0xffff, is how much of the pixel it covers.
func blend(pixel []uint8, c color.Color, share uint32) {
	r, g, b, a := c.RGBA()
	rest := (0xffff - a*share/0xffff) * 0x101
	for i, v := range [...]uint32{r, g, b, a} {
		pixel[i] = uint8((uint32(pixel[i])*rest + v*share) / 0xffff >> 8)
	}
}
