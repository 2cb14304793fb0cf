package main

// Cards are 320 × 200, full-bleed.
const cardWidth, cardHeight = 320, 200

// card starts a card's picture: the hero's ground with its glow at (x, y).
func card(p palette, x, y float64) *drawing { return cardLit(p, p.glow, x, y) }

// cardLit is a card whose glow has a colour of its own.
func cardLit(p palette, glow string, x, y float64) *drawing {
	d := newDrawing(cardWidth, cardHeight)
	d.ground(p, glow, x/cardWidth, y/cardHeight)
	return d
}

// ground fills the picture from glow at (x, y) through mid to deep.
func (d *drawing) ground(p palette, glow string, x, y float64) {
	d.glow3(glow, p.mid, p.deep, x, y, 0.78, rect(0, 0, float64(d.width), float64(d.height)))
}

// form paints a body in three planes: the whole in its base colour on a rim of light, and the lit and shaded parts
// over it.
func (d *drawing) form(t tone, body, lit, shaded shape) {
	d.fill(t.rim, body.move(-1.6, -1.8))
	d.fill(t.base, body)
	d.fill(t.shade, shaded)
	d.fill(t.light, lit)
}

// outlined lays an ink line of width w under shapes, so that they stand off the ground.
func (d *drawing) outlined(ink string, w float64, shapes ...shape) {
	d.fill(ink, join(shapes...), join(shapes...).grow(w))
}
