package boardview

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
)

// The colours of boards and of what stands on them, the same in both palettes.
var (
	felt        = color.NRGBA{0x2c, 0x66, 0x4c, 0xff}
	feltDark    = color.NRGBA{0x26, 0x5a, 0x43, 0xff}
	wood        = color.NRGBA{0x4a, 0x31, 0x1f, 0xff}
	woodDark    = color.NRGBA{0x33, 0x21, 0x14, 0xff}
	grain       = color.NRGBA{0x1c, 0x40, 0x30, 0xff}
	lettering   = color.NRGBA{0xcf, 0xe3, 0xd6, 0xff}
	black       = color.NRGBA{0x17, 0x19, 0x20, 0xff}
	blackEdge   = color.NRGBA{0x7c, 0x84, 0x99, 0xff}
	white       = color.NRGBA{0xf4, 0xee, 0xe1, 0xff}
	whiteEdge   = color.NRGBA{0x8a, 0x7a, 0x5c, 0xff}
	bright      = color.NRGBA{0xf0, 0xc4, 0x64, 0xff} // the last action, and where one can go
	adviceColor = color.NRGBA{0x7f, 0xd4, 0xff, 0xff} // advice, and where the keyboard is
)

// token is a disc of a seat. The first seat's are black with a ring, the second one's white with a dot, so that who
// doesn't tell the colours apart tells the marks.
type token struct {
	body, mark *canvas.Rectangle
}

func newToken() *token {
	t := &token{canvas.NewRectangle(color.Transparent), canvas.NewRectangle(color.Transparent)}
	t.body.StrokeWidth = 1
	return t
}

func (t *token) objects() []fyne.CanvasObject { return []fyne.CanvasObject{t.body, t.mark} }

// draw shows the disc of a seat in a place; turn is how much of its width is seen, 0…1.
func (t *token) draw(in ui.Rect, seat game.Seat, turn float32) {
	ui.Show(seat != game.Nobody, t.body, t.mark)
	if seat == game.Nobody {
		return
	}
	side := min(in.W, in.H)
	in = ui.NewRect(in.X+(in.W-side*turn)/2, in.Y+(in.H-side)/2, side*turn, side)
	part := float32(0.62)
	t.body.FillColor, t.body.StrokeColor = black, blackEdge
	t.mark.FillColor, t.mark.StrokeColor, t.mark.StrokeWidth = color.Transparent, blackEdge, max(side/18, 1)
	if seat == 1 {
		part = 0.24
		t.body.FillColor, t.body.StrokeColor = white, whiteEdge
		t.mark.FillColor, t.mark.StrokeColor, t.mark.StrokeWidth = whiteEdge, color.Transparent, 0
	}
	put(t.body, in)
	put(t.mark, in.Scaled(part))
}

// put gives a rounded rectangle its place: a disc, or one that is seen from the side.
func put(r *canvas.Rectangle, in ui.Rect) {
	in.Put(r)
	r.CornerRadius = min(in.W, in.H) / 2
	r.Refresh()
}

// NewToken returns a disc of a seat, to stand beside its name.
func NewToken(seat game.Seat, side float32) fyne.CanvasObject {
	t := newToken()
	return &fyne.Container{Objects: t.objects(), Layout: ui.NewFree(fyne.NewSquareSize(side), func(size fyne.Size) {
		t.draw(ui.RectOf(size).Inset(1), seat, 1)
	})}
}
