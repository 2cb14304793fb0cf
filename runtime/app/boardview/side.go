package boardview

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/game"
)

// sides are the colours of up to eight seats, which most people with a colour blindness tell apart (M. Okabe, K. Ito,
// "Color Universal Design", 2008; its black is a grey here).
var sides = [game.MaxSeats]color.NRGBA{
	{0xe6, 0x9f, 0x00, 0xff}, {0x56, 0xb4, 0xe9, 0xff}, {0x00, 0x9e, 0x73, 0xff}, {0xf0, 0xe4, 0x42, 0xff},
	{0x3a, 0x7b, 0xc8, 0xff}, {0xd5, 0x5e, 0x00, 0xff}, {0xcc, 0x79, 0xa7, 0xff}, {0xa8, 0xa8, 0xa8, 0xff},
}

// unowned is the colour of what belongs to nobody yet.
var unowned = color.NRGBA{0x9c, 0x93, 0x7c, 0xff}

// sideTone is the colour of a seat, or of what belongs to none.
func sideTone(seat game.Seat) color.NRGBA {
	if seat == game.Nobody {
		return unowned
	}
	return sides[seat]
}

// pattern reports whether a point lies on a seat's pattern, for who doesn't tell the colours apart; unit is how far it
// goes until it comes again.
func pattern(seat game.Seat, x, y, unit int) bool {
	third := max(unit/3, 1)
	switch seat {
	case 1:
		return (x+y)%unit < third
	case 2:
		return x%unit < third && y%unit < third
	case 3:
		return y%unit < third
	case 4:
		return x%unit < third || y%unit < third
	case 5:
		return x%unit < third
	case 6:
		return (x/unit+y/unit)%2 == 0
	case 7:
		return (x-y+4096*unit)%unit < third
	}
	return false
}

// shaded is a colour made darker, or lighter for a share above 1.
func shaded(c color.NRGBA, share float32) color.NRGBA {
	tone := func(v uint8) uint8 { return uint8(min(float32(v)*share, 255)) }
	return color.NRGBA{tone(c.R), tone(c.G), tone(c.B), c.A}
}

// patternShade is how dark the pattern of a seat is against its colour.
const patternShade = 0.82

// NewFlag returns a piece of a seat's colour and pattern, to stand beside its name, or of what belongs to nobody.
func NewFlag(seat game.Seat, side float32) fyne.CanvasObject {
	flag := canvas.NewRaster(func(w, h int) image.Image {
		picture := image.NewNRGBA(image.Rect(0, 0, w, h))
		for y := range h {
			for x := range w {
				tone := sideTone(seat)
				if pattern(seat, x, y, max(w/3, 3)) {
					tone = shaded(tone, patternShade)
				}
				picture.SetNRGBA(x, y, tone)
			}
		}
		return picture
	})
	flag.SetMinSize(fyne.NewSquareSize(side))
	return flag
}
