package boardview

import (
	"image"
	"image/color"
	"image/draw"

	"boardduels/runtime/app/ui"
)

// The colours of points, in turn.
var (
	darkPoint  = color.NRGBA{0x1f, 0x48, 0x37, 0xff}
	lightPoint = color.NRGBA{0x7f, 0xa0, 0x86, 0xff}
)

// drawGround draws the points of a board in a number of pixels: triangles from the edges, with soft sides.
func drawGround(p plan, w, h int) image.Image {
	picture := image.NewNRGBA(image.Rect(0, 0, w, h))
	draw.Draw(picture, picture.Rect, image.NewUniform(felt), image.Point{}, draw.Src)
	across, down := float32(w)/p.board.W, float32(h)/p.board.H
	for s := slot(1); s <= 24; s++ {
		tone := darkPoint
		if s%2 == 0 {
			tone = lightPoint
		}
		row, _ := s.cell()
		in := p.of(s)
		drawPoint(picture, ui.NewRect((in.X-p.board.X)*across, (in.Y-p.board.Y)*down, in.W*across, in.H*down), row == 0, tone)
	}
	return picture
}

// drawPoint draws a triangle that fills a place, from its upper or its lower edge.
func drawPoint(to *image.NRGBA, in ui.Rect, down bool, tone color.NRGBA) {
	middle := in.X + in.W/2
	for y := int(in.Y); y < int(in.Y+in.H); y++ {
		share := (float32(y) + 0.5 - in.Y) / in.H
		if down {
			share = 1 - share
		}
		half := in.W / 2 * 0.94 * share
		for x := int(in.X); x <= int(in.X+in.W) && x < to.Rect.Max.X; x++ {
			aside := float32(x) + 0.5 - middle
			if cover := min(max(half-max(aside, -aside)+0.5, 0), 1); cover > 0 && y < to.Rect.Max.Y {
				to.SetNRGBA(x, y, mix(felt, tone, cover))
			}
		}
	}
}

// mix returns a colour between two.
func mix(a, b color.NRGBA, share float32) color.NRGBA {
	between := func(x, y uint8) uint8 { return uint8(float32(x) + (float32(y)-float32(x))*share) }
	return color.NRGBA{between(a.R, b.R), between(a.G, b.G), between(a.B, b.B), 0xff}
}
