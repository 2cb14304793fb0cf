package boards

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/game"
	own "boardduels/runtime/play/widget"
)

// NewReversiPicture is a small picture of four squares with discs.
func NewReversiPicture(side float32) fyne.CanvasObject {
	picture := &fyne.Container{}
	var place []func(own.Rect)
	for i, seat := range []game.Seat{1, 0, 0, 1} {
		square, disc := canvas.NewRectangle(felt), newToken()
		square.StrokeWidth, square.StrokeColor = 1, grain
		if i == 1 || i == 2 {
			square.FillColor = feltDark
		}
		picture.Objects = append(append(picture.Objects, square), disc.objects()...)
		place = append(place, func(whole own.Rect) {
			in := own.NewRect(whole.X+whole.W/2*float32(i%2), whole.Y+whole.H/2*float32(i/2), whole.W/2, whole.H/2)
			in.Put(square)
			disc.draw(in.Scaled(discPart), seat, 1)
		})
	}
	picture.Layout = own.NewFree(fyne.NewSquareSize(side), func(size fyne.Size) {
		for _, put := range place {
			put(own.RectOf(size).Within(1))
		}
	})
	return picture
}
