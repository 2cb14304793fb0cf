package boardview

import (
	"image"
	"image/color"

	"boardduels/runtime/game"
)

// mostPixels is how broad the picture of a land is at most: the graphics card scales it.
const mostPixels = 1000

// ground is the picture of a land: whose each area is, and which are marked.
type ground struct {
	plan *hexes
	w, h int
	at   []int16 // of each pixel its area, or −1
}

// shade is how an area is shown.
type shade struct {
	seat game.Seat
	tone float32 // 1 as it is
	rim  color.Color
}

var (
	sea   = color.NRGBA{0x16, 0x2c, 0x3e, 0xff}
	coast = color.NRGBA{0x0c, 0x12, 0x1a, 0xff}
)

// draw returns the picture, in pixels.
func (g *ground) draw(w, h int, shades []shade) image.Image {
	if w > mostPixels {
		w, h = mostPixels, h*mostPixels/w
	}
	picture := image.NewNRGBA(image.Rect(0, 0, w, h))
	if w == 0 || h == 0 || g.plan.w == 0 {
		return picture
	}
	g.measure(w, h)
	line, rim, unit := max(w/500, 1), max(w/180, 2), max(w/70, 3)
	for y := range h {
		for x := range w {
			area := g.at[y*w+x]
			tone := sea
			if area >= 0 {
				tone = g.tone(x, y, line, rim, unit, &shades[area])
			}
			picture.SetNRGBA(x, y, tone)
		}
	}
	return picture
}

// tone returns the colour of a pixel of an area.
func (g *ground) tone(x, y, line, rim, unit int, s *shade) color.NRGBA {
	switch {
	case s.rim != nil && g.isEdge(x, y, rim):
		return color.NRGBAModel.Convert(s.rim).(color.NRGBA)
	case g.isEdge(x, y, line):
		return coast
	}
	tone := shaded(sideTone(s.seat), s.tone)
	if pattern(s.seat, x, y, unit) {
		tone = shaded(tone, patternShade)
	}
	return tone
}

// isEdge reports whether another area, or the sea, is within some pixels.
func (g *ground) isEdge(x, y, near int) bool {
	area := g.at[y*g.w+x]
	for _, p := range [4][2]int{{x - near, y}, {x + near, y}, {x, y - near}, {x, y + near}} {
		if p[0] < 0 || p[0] >= g.w || p[1] < 0 || p[1] >= g.h || g.at[p[1]*g.w+p[0]] != area {
			return true
		}
	}
	return false
}

// measure finds the area of each pixel, once for each size.
func (g *ground) measure(w, h int) {
	if w == g.w && h == g.h {
		return
	}
	g.w, g.h, g.at = w, h, make([]int16, w*h)
	breadth, _ := g.plan.size()
	unit := float32(w) / breadth
	for y := range h {
		for x := range w {
			g.at[y*w+x] = int16(g.plan.area((float32(x)+0.5)/unit, (float32(y)+0.5)/unit))
		}
	}
}
