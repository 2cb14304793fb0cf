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

// ground fills the picture from glow at (x, y), shares of its size, through mid to deep.
func (d *drawing) ground(p palette, glow string, x, y float64) {
	d.glow(glow, p.mid, p.deep, x, y, 0.78, rect(0, 0, float64(d.width), float64(d.height)))
}

// outlined lays an ink line of width w under shapes, so that they stand off the ground.
func (d *drawing) outlined(ink string, w float64, shapes ...shape) {
	d.fill(ink, join(shapes...).grow(w))
}
