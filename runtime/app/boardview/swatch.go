package boardview

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
)

// NewSwatch returns a small picture of what a brush leaves on a board: a ground, a unit, a disc, or an owner's colours,
// with a sign over it where the picture alone doesn't tell.
func NewSwatch(kind string, seat game.Seat, sign string, side float32) fyne.CanvasObject {
	tones := map[string]color.NRGBA{
		"land": meadow, "nobody": meadow, "wall": rock, "water": lake, "sea": sea, "empty": felt, "extend": unowned, "more": white, "less": white,
	}
	picture := &fyne.Container{}
	var place []func(in ui.Rect)
	lay := func(o fyne.CanvasObject) {
		picture.Add(o)
		place = append(place, func(in ui.Rect) { in.Put(o) })
	}
	switch tone, isGround := tones[kind]; {
	case isGround:
		ground := canvas.NewRectangle(tone)
		ground.CornerRadius, ground.StrokeWidth, ground.StrokeColor = 4, 1, look.Faded(lettering, 0.5)
		lay(ground)
	case unitSigns[kind] != "":
		u := newUnit()
		for _, o := range []fyne.CanvasObject{u.plate, u.sign} {
			picture.Add(o)
		}
		place = append(place, func(in ui.Rect) {
			u.draw(in, stands{seat, kind, 1, false})
		})
	case kind == "black" || kind == "white":
		lay(NewToken(seat, side))
	default:
		lay(NewFlag(seat, side))
	}
	if sign != "" {
		text := canvas.NewText(sign, black)
		if kind != "more" && kind != "less" && kind != "owner" {
			text.Color = color.White
		}
		text.TextStyle.Bold, text.Alignment, text.TextSize = true, fyne.TextAlignCenter, side*0.6
		picture.Add(text)
		place = append(place, func(in ui.Rect) {
			height := text.MinSize().Height
			ui.NewRect(in.X, in.Y+(in.H-height)/2, in.W, height).Put(text)
		})
	}
	picture.Layout = ui.NewFree(fyne.NewSquareSize(side), func(size fyne.Size) {
		for _, put := range place {
			put(ui.RectOf(size).Within(1))
		}
	})
	return picture
}
