package pixels

import (
	"image"

	"golang.org/x/image/draw"

	"boardduels/internal/picture"
)

// upright returns pixels as they are to be shown.
func upright(lying image.Image, o picture.Orientation) image.Image {
	if o <= 1 {
		return lying
	}
	size := lying.Bounds().Size()
	from := image.NewRGBA(image.Rectangle{Max: size})
	draw.Draw(from, from.Rect, lying, lying.Bounds().Min, draw.Src)
	if o.Across() {
		size = image.Pt(size.Y, size.X)
	}
	turned := image.NewRGBA(image.Rectangle{Max: size})
	for y := range from.Rect.Dy() {
		for x := range from.Rect.Dx() {
			at := image.Pt(x, y)
			if o.Across() {
				at = image.Pt(y, x)
			}
			if o.MirrorsX() {
				at.X = size.X - 1 - at.X
			}
			if o.MirrorsY() {
				at.Y = size.Y - 1 - at.Y
			}
			copy(turned.Pix[turned.PixOffset(at.X, at.Y):][:4], from.Pix[from.PixOffset(x, y):][:4])
		}
	}
	return turned
}
