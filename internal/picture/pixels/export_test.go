package pixels

import (
	"image"

	"github.com/srwiley/rasterx"

	"boardduels/internal/picture"
)

// DrawBy draws a drawing at its largest by a scanner, which may only count what there is to do.
func DrawBy(p *picture.Picture, make func(image.Point) rasterx.Scanner) {
	across, down := p.Size()
	width, height := fit(across, down, p.Side())
	size := image.Pt(width, height)
	b := brush{scanner: newScanner(image.NewRGBA(image.Rectangle{Max: size})), x: float64(width) / across, y: float64(height) / down,
		masks: map[*picture.Clip]*image.Alpha{}}
	b.draw(p.Shapes(), size, make(size))
}
