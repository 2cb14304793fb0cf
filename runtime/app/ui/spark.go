package ui

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/app/look"
)

// The size of a small course, and how fine it is drawn.
const (
	sparkWidth, sparkHeight = 120, 30
	sparkScale              = 2 // pixels
	sparkLine               = 3 // pixels
)

// NewSpark draws how the hp of both heroes went, as small as a line of text. It is one picture: a list has many.
func NewSpark(mine, theirs []float32) fyne.CanvasObject {
	drawn := image.NewNRGBA(image.Rect(0, 0, sparkWidth*sparkScale, sparkHeight*sparkScale))
	for i, shares := range [2][]float32{theirs, mine} { // the own one on top
		drawShares(drawn, shares, look.Color(CourseTones[1-i]), i == 0)
	}
	picture := canvas.NewImageFromImage(drawn)
	picture.FillMode = canvas.ImageFillStretch
	return grownImage(picture, fyne.NewSize(sparkWidth, sparkHeight))
}

// drawShares draws the lines between shares, 0…1, column by column; broken, they have gaps.
func drawShares(to *image.NRGBA, shares []float32, tone color.Color, isBroken bool) {
	const dash, gap = 8, 5 // columns
	if len(shares) < 2 {
		return
	}
	size := to.Bounds().Size()
	bottom := float32(size.Y - sparkLine)
	before := bottom * (1 - shares[0])
	for x := range size.X {
		place := float32(x) / float32(size.X-1) * float32(len(shares)-1)
		left := min(int(place), len(shares)-2)
		share := shares[left] + (shares[left+1]-shares[left])*(place-float32(left))
		y := bottom * (1 - share)
		for row := int(min(before, y)); row < int(max(before, y))+sparkLine && row < size.Y && !(isBroken && x%(dash+gap) >= dash); row++ {
			to.Set(x, row, tone)
		}
		before = y
	}
}
