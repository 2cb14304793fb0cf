package pixels

import (
	"image"
	"image/draw"

	"github.com/srwiley/rasterx"

	"boardduels/internal/picture"
)

// maskOf returns how much of each pixel lies inside of all of some clips; nil for all of everything.
func (b *brush) maskOf(clips []*picture.Clip) *image.Alpha {
	switch len(clips) {
	case 0:
		return nil
	case 1:
		return b.mask(clips[0])
	}
	whole := image.NewAlpha(b.canvas.Rect)
	copy(whole.Pix, b.mask(clips[0]).Pix)
	for _, c := range clips[1:] {
		multiply(whole.Pix, b.mask(c).Pix)
	}
	return whole
}

// mask returns how much of each pixel lies inside of a clip, which is found out once.
func (b *brush) mask(c *picture.Clip) *image.Alpha {
	if known := b.masks[c]; known != nil {
		return known
	}
	made := image.NewAlpha(b.canvas.Rect)
	s := newScanner(image.NewRGBA(b.canvas.Rect))
	filler := rasterx.NewFiller(b.canvas.Rect.Dx(), b.canvas.Rect.Dy(), s)
	for i := range c.Parts {
		s.Clear()
		s.SetWinding(!c.Parts[i].EvenOdd)
		b.plot(&c.Parts[i].Outline, filler)
		box := s.box()
		if box.Empty() {
			continue
		}
		draw.DrawMask(made, box, image.Opaque, image.Point{}, s.coverage(box), image.Point{}, draw.Over)
	}
	b.masks[c] = made
	return made
}

// multiply lets through what both of two masks do.
func multiply(to, by []uint8) {
	for i, v := range by {
		to[i] = uint8(uint32(to[i]) * uint32(v) / 255)
	}
}
