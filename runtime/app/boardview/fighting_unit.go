package boardview

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
)

// unitSigns are the signs of the kinds of units.
var unitSigns = map[string]string{"fighter": "attack", "archer": "bow", "wizard": "staff"}

// unit is a unit of the tactical game: the first seat's stands on a round plate, the second one's on a square one.
// Under it is what is left of its hit points.
type unit struct {
	plate, trough, hp *canvas.Rectangle
	sign              *canvas.Image
	kind              string
}

func newUnit() *unit {
	u := &unit{plate: canvas.NewRectangle(color.Transparent), trough: canvas.NewRectangle(black), hp: canvas.NewRectangle(color.Transparent)}
	u.sign = &canvas.Image{FillMode: canvas.ImageFillContain}
	u.plate.StrokeWidth = 2
	u.hide()
	return u
}

func (u *unit) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{u.plate, u.sign, u.trough, u.hp}
}

func (u *unit) hide() { ui.Show(false, u.objects()...) }

// stands is how a unit stands on the board.
type stands struct {
	seat  game.Seat
	kind  string
	hp    float32 // 0…1 of what its kind has
	tired bool    // it has had its order
}

// draw shows a unit in the place of a square.
func (u *unit) draw(in ui.Rect, s stands) {
	ui.Show(true, u.objects()...)
	if u.kind != s.kind {
		u.kind, u.sign.Resource = s.kind, look.Symbol(unitSigns[s.kind])
		u.sign.Refresh()
	}
	tone := sides[s.seat]
	u.sign.Translucency = 0
	if s.tired {
		tone = shaded(tone, 0.6)
		u.sign.Translucency = 0.45
	}
	u.plate.FillColor, u.plate.StrokeColor = tone, shaded(tone, 0.5)
	body := in.Scaled(0.84)
	body.Put(u.plate)
	u.plate.CornerRadius, u.plate.StrokeWidth = body.W/2, max(in.W/24, 1)
	if s.seat == 1 {
		u.plate.CornerRadius = body.W / 8
	}
	u.plate.Refresh()
	in.Scaled(0.56).Put(u.sign)
	bar := ui.NewRect(in.X+in.W*0.12, in.Y+in.H*0.84, in.W*0.76, max(in.H*0.11, 3))
	bar.Put(u.trough)
	left := bar.Inset(1)
	left.W *= s.hp
	left.Put(u.hp)
	u.hp.FillColor = healthTone(s.hp)
	u.trough.Refresh()
	u.hp.Refresh()
}

// healthTone is green for a healthy unit, then yellow and red.
func healthTone(share float32) color.Color {
	switch {
	case share > 0.66:
		return sides[2]
	case share > 0.34:
		return sides[3]
	}
	return color.NRGBA{0xff, 0x5a, 0x4f, 0xff}
}
