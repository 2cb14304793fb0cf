package main

// crest is the sign of the game: two swords crossed before two cards. It is drawn about (0, 0), some 240 wide.
func (d *drawing) crest(at func(shape) shape) {
	p := knightPalette
	then := func(f func(shape) shape) func(shape) shape { return func(s shape) shape { return at(f(s)) } }
	card := round(-50, -74, 100, 148, 12)
	leftCard, rightCard := then(pose(1, -13, -36, 4)), then(pose(1, 13, 36, 4))
	d.outlined(p.ink, 5, leftCard(card), rightCard(card))
	d.fill("#2f5587", rightCard(card))
	d.fill("#4f82bd", rightCard(round(-42, -66, 84, 132, 7).cut(round(-37, -61, 74, 122, 5))))
	d.fill(p.ink, leftCard(card).grow(3))
	d.fill(p.cloth.base, leftCard(card))
	d.fill(p.cloth.light, leftCard(round(-42, -66, 84, 132, 7).cut(round(-37, -61, 74, 122, 5))))
	d.wield(p.ink, sword(196), steel, gold, "#4fb3ff", then(pose(1, -42, 66, 62)))
	d.wield(p.ink, sword(196), steel, gold, "#ff5a4f", then(pose(1, 42, -66, 62)))
}

// appIcon is the launcher's picture, 512 × 512.
func appIcon() *drawing {
	p := knightPalette
	d := newDrawing(512, 512)
	ground := round(8, 8, 496, 496, 104)
	field := round(28, 28, 456, 456, 86)
	d.fill(gold.base, ground)
	d.fill(gold.light, ground.side(440, 0, 0, 440))
	d.fill(gold.shade, round(22, 22, 468, 468, 92))
	d.glow("#9cc4ee", "#2f5587", p.deep, 0.5, 0.44, 0.7, field)
	d.veil(p.ink, 0.2, rays(256, 240, 60, 420, 12, 15, 13).in(field))
	d.crest(pose(1.72, 0, 256, 262))
	return d
}

// From Android 8 on, the launcher's picture is put together of layers, 108 dots square: a launcher cuts the middle out
// of them in its own shape, of which a circle of 66 is always seen. 512 units are drawn to 108 dots.
var layers = album{"icon_ground": iconGround, "icon_crest": iconCrest, "icon_mark": iconMark}

func iconGround() *drawing {
	p := knightPalette
	d := newDrawing(512, 512)
	whole := rect(0, 0, 512, 512)
	d.glow("#9cc4ee", "#2f5587", p.deep, 0.5, 0.47, 0.5, whole)
	d.veil(p.ink, 0.2, rays(256, 242, 40, 420, 12, 15, 13).in(whole))
	return d
}

func iconCrest() *drawing {
	d := newDrawing(512, 512)
	d.crest(pose(1.08, 0, 256, 258))
	return d
}

// iconMark is the crest in one colour, for launchers that give every picture their own.
func iconMark() *drawing {
	d := newDrawing(512, 512)
	at := pose(1.08, 0, 256, 258)
	then := func(f func(shape) shape) func(shape) shape { return func(s shape) shape { return at(f(s)) } }
	card := round(-50, -74, 100, 148, 12)
	d.veil("#ffffff", 0.5, then(pose(1, -13, -36, 4))(card), then(pose(1, 13, 36, 4))(card))
	d.fill("#ffffff", sword(196).in(then(pose(1, -42, 66, 62))).whole(), sword(196).in(then(pose(1, 42, -66, 62))).whole())
	return d
}

// cardBack is 240 × 336, the proportions of a playing card.
func cardBack() *drawing {
	p := knightPalette
	d := newDrawing(240, 336)
	d.fill(p.ink, rect(0, 0, 240, 336))
	d.glow("#3f6aa0", p.mid, p.deep, 0.5, 0.5, 0.72, round(8, 8, 224, 320, 14))
	var lattice shape
	for i := range 9 {
		x := float64(i)*56 - 104
		lattice = join(lattice, line(x, 14, x+308*0.62, 322, 1.6), line(x+100, 14, x+100-308*0.62, 322, 1.6))
	}
	d.veil(p.glow, 0.22, lattice.in(rect(14, 14, 212, 308)))
	d.fill(gold.base, round(14, 14, 212, 308, 11).cut(round(18, 18, 204, 300, 9)),
		round(24, 24, 192, 288, 7).cut(round(25.6, 25.6, 188.8, 284.8, 6)))
	corner := path("M26 26 L64 26 C56 40 40 56 26 64 Z")
	corners := join(corner.twice(120), corner.scale(1, -1, 0, 168).twice(120))
	d.fill(gold.base, corners)
	d.fill(p.cloth.base, circle(38, 38, 5), circle(202, 38, 5), circle(38, 298, 5), circle(202, 298, 5))
	d.veil(p.ink, 0.5, star(120, 168, 16, 98, 82))
	d.fill(gold.shade, ring(120, 168, 84, 4))
	d.crest(pose(0.62, 0, 120, 172))
	return d
}
