package main

// halo is the sunburst behind a priest's card.
func halo(d *drawing, p palette, x, y float64) {
	d.veil(p.bright, 0.22, rays(x, y, 24, 260, 12, 6, 11))
	d.veil(p.bright, 0.35, ring(x, y, 92, 4), ring(x, y, 82, 1.5))
}

// arches are the windows of a church.
func arches(d *drawing, p palette) {
	window := path("M0 210 L0 84 C2 46 22 22 44 6 C66 22 86 46 88 84 L88 210 Z")
	d.veil(p.ink, 0.26, window.move(10, 0), window.move(116, -6), window.move(222, 0))
	pane := window.scale(0.8, 0.92, 44, 210)
	d.veil(p.bright, 0.14, pane.move(10, 0), pane.move(116, -6), pane.move(222, 0))
}

func smite() *drawing {
	p := priestPalette
	d := cardLit(p, "#fff3c0", 172, 150)
	d.veil(p.ink, 0.3, rays(172, 166, 40, 320, 12, 3, 9))
	d.veil("#5a3510", 0.95,
		path("M-10 -10 L330 -10 L330 34 C316 52 292 52 280 42 C266 62 236 60 226 48 C210 66 180 64 170 48 C152 64 122 60 114 44 C98 60 66 58 56 40 C40 54 4 52 -10 34 Z"))
	d.veil("#8d5a1c", 1,
		path("M-10 -10 L330 -10 L330 18 C310 34 292 34 280 24 C262 42 238 40 226 28 C208 46 182 44 170 28 C150 44 124 42 114 26 C96 40 70 38 56 22 C38 34 10 32 -10 16 Z"))
	strike := poly(196, 8, 122, 104, 160, 98, 136, 172, 226, 80, 184, 84, 238, 8)
	d.fill("#ffffff", star(140, 176, 15, 76, 30).scale(1, 0.62, 140, 176))
	d.fill(holy.light, star(140, 176, 13, 54, 24).scale(1, 0.62, 140, 176))
	d.outlined(p.ink, 4, strike)
	d.fill(holy.base, strike)
	d.fill("#ffffff", poly(196, 8, 122, 104, 140, 101, 218, 8), poly(160, 98, 136, 172, 172, 96))
	d.fill(p.ink, path("M-10 186 C60 178 100 184 140 186 C200 182 260 178 330 188 L330 210 L-10 210 Z"))
	stone := poly(-8, -5, 6, -8, 9, 4, -3, 8)
	d.fill(p.ink, pose(1.1, 10, 70, 150)(stone), pose(0.8, 60, 96, 128)(stone), pose(1, 30, 208, 150)(stone),
		pose(0.8, 80, 230, 124)(stone), pose(0.7, 0, 44, 166)(stone))
	return d
}

// cup is a vessel on a foot.
type cup struct{ bowl, rim, knot, foot shape }

// brazier is a wide bowl for a fire, about 120 wide, its rim at y = 0.
func brazier() cup {
	return cup{
		bowl: path("M-60 0 L60 0 C54 28 34 40 14 44 L-14 44 C-34 40 -54 28 -60 0 Z"),
		rim:  round(-66, -8, 132, 13, 5),
		foot: path("M-10 42 L10 42 C10 54 16 62 34 68 L34 76 L-34 76 L-34 68 C-16 62 -10 54 -10 42 Z"),
	}
}

func holyFire() *drawing {
	p := priestPalette
	d := cardLit(p, "#fff0b0", 160, 92)
	arches(d, p)
	d.veil(p.bright, 0.3, circle(160, 84, 92), circle(160, 84, 70))
	outer, _, _ := fire()
	at := pose(1.4, 0, 160, 146)
	d.outlined(p.ink, 3, at(outer))
	d.burn(tone{base: "#f0952a", light: "#ffe07a", rim: "#ffffff"}, at)
	b, put := brazier(), pose(1, 0, 160, 136)
	d.outlined(p.ink, 3.5, put(b.bowl), put(b.rim), put(b.foot))
	d.fill(gold.base, put(b.bowl), put(b.rim), put(b.foot))
	d.fill(gold.shade, put(b.bowl.side(6, 99, 30, -99)), put(b.foot.side(2, 99, 2, -99)))
	d.fill(gold.light, put(round(-66, -8, 132, 5, 2.5)),
		put(path("M-46 8 L-34 8 C-32 20 -26 28 -16 36 C-34 30 -42 20 -46 8 Z")))
	d.fill("#ffffff", sparkle(84, 70, 8, 13), sparkle(238, 56, 9, 15), sparkle(250, 118, 6, 10),
		sparkle(66, 124, 5, 9))
	return d
}

// palm is an open left hand that shows its inside, the wrist below (0, 0), and the lit parts of it.
func palm() (hand, lit shape) {
	hand = join(ellipse(2, 2, 29, 30), capsule(-19, -8, -27, -46, 15), capsule(-5, -14, -9, -62, 15.5),
		capsule(10, -14, 10, -62, 15.5), capsule(24, -8, 29, -46, 15), capsule(-20, 10, -48, -12, 16),
		poly(-20, 20, 24, 20, 22, 70, -18, 70))
	lit = join(ellipse(-12, 2, 13, 17), capsule(-28, 4, -46, -11, 9), capsule(-20.5, -14, -27, -45, 8),
		capsule(-6.5, -22, -9.5, -61, 8), capsule(9, -22, 9, -61, 8), capsule(23.5, -16, 27.5, -45, 8))
	return hand, lit
}

func mending() *drawing {
	p := priestPalette
	d := cardLit(p, "#fff3c4", 160, 92)
	halo(d, p, 160, 92)
	hand, lit := palm()
	at := pose(0.98, -20, 84, 140)
	hands, sheen := at(hand).twice(160), at(lit).twice(160)
	cuffs := at(path("M-26 44 C-8 52 14 52 30 44 L46 110 L-40 110 Z")).twice(160)
	d.outlined(p.ink, 3.5, hands, cuffs)
	d.fill(skin.base, hands)
	d.fill(skin.light, sheen)
	d.fill(p.cloth.base, cuffs)
	d.fill(gold.base, at(path("M-26 44 C-8 52 14 52 30 44 L33 54 C14 62 -10 62 -28.5 54 Z")).twice(160))
	body := pose(1.3, 0, 160, 76)(heart())
	d.outlined(p.ink, 3.5, body)
	d.fill("#e2574f", body)
	d.fill("#b7333c", body.side(192, 140, 166, 20).in(rect(160, 0, 200, 200)))
	d.fill("#ff9d86", pose(1.3, 0, 160, 76)(path("M-32 -6 C-34 -24 -24 -30 -14 -28 C-24 -24 -28 -16 -28 -2 Z")))
	d.fill(p.ink, stroke([]float64{158, 52, 166, 68, 154, 84, 164, 100, 160, 118}, 4, 4))
	stitch := round(-13, -2.6, 26, 5.2, 2.6)
	d.fill("#ffffff", pose(1, 12, 162, 62)(stitch), pose(1, -10, 160, 76)(stitch), pose(1, 12, 159, 90)(stitch),
		pose(0.85, -8, 161, 104)(stitch))
	d.fill("#ffffff", sparkle(80, 34, 8, 14), sparkle(246, 28, 9, 15), sparkle(290, 62, 6, 10),
		sparkle(28, 66, 6, 10))
	return d
}

var herb = tone{"#2c6b3a", "#4fa64b", "#a5dd6b", "#eaffc9"}

func renewal() *drawing {
	p := priestPalette
	d := cardLit(p, "#fff6c8", 160, 84)
	halo(d, p, 160, 84)
	d.fill("#fff6d6", circle(160, 84, 58))
	turnArrow := join(arc(160, 88, 86, 80, 165, 292, 10, 10), pose(1, 24, 194, 13)(poly(-2, -16, 24, 0, -2, 16)))
	arrows := join(turnArrow, turnArrow.turn(180, 160, 88))
	d.outlined(p.ink, 3, arrows)
	d.fill(herb.base, arrows)
	stem := stroke([]float64{160, 176, 157, 140, 162, 104, 160, 74}, 13, 9, 7)
	l := leaf()
	leaves := join(pose(1.25, 4, 160, 116)(l), pose(1.05, -6, 159, 132)(l.mirror(0)), pose(0.92, -52, 160, 76)(l))
	d.outlined(p.ink, 3.5, stem, leaves)
	d.fill(herb.base, stem, leaves)
	upper := path("M0 0 C4 -24 26 -36 54 -30 C34 -22 16 -12 0 0 Z")
	d.fill(herb.light, pose(1.25, 4, 160, 116)(upper), pose(1.05, -6, 159, 132)(upper.mirror(0)),
		pose(0.92, -52, 160, 76)(upper))
	soil := path("M96 200 C98 178 126 168 160 168 C194 168 222 178 224 200 Z")
	d.outlined(p.ink, 3, soil)
	d.fill(wood.base, soil)
	d.fill(wood.light, path("M104 190 C110 178 132 172 160 172 C142 178 118 182 104 190 Z"))
	return d
}

// chalice is about 90 wide, its mouth at y = -60.
func chalice() cup {
	return cup{
		bowl: path("M-46 -60 L46 -60 C48 -20 34 4 8 12 L-8 12 C-34 4 -48 -20 -46 -60 Z"),
		foot: path("M-7 10 L7 10 L8 38 C12 48 28 52 36 58 L36 66 L-36 66 L-36 58 C-28 52 -12 48 -8 38 Z"),
		knot: ellipse(0, 24, 14, 8),
		rim:  ellipse(0, -60, 46, 11),
	}
}

func purify() *drawing {
	p := priestPalette
	d := cardLit(p, "#e6fbff", 160, 70)
	arches(d, p)
	d.veil("#ffffff", 0.4, rays(160, 64, 20, 190, 14, -90, 9))
	smoke := join(stroke([]float64{60, 196, 36, 164, 56, 132, 30, 100, 44, 70}, 26, 22, 18, 11, 0),
		stroke([]float64{264, 196, 288, 160, 266, 128, 292, 96, 276, 66}, 26, 22, 18, 11, 0))
	d.veil("#3a1f4d", 0.85, smoke)
	c, at := chalice(), pose(1.25, 0, 160, 112)
	d.outlined(p.ink, 4, at(c.bowl), at(c.foot), at(c.knot), at(c.rim))
	d.fill(gold.base, at(c.bowl), at(c.foot), at(c.knot))
	d.fill(gold.shade, at(c.bowl.side(14, 99, 26, -99)), at(c.foot.side(3, 99, 3, -99)))
	d.fill(gold.light, at(path("M-40 -50 L-28 -48 C-28 -22 -22 -4 -10 8 C-28 0 -38 -20 -40 -50 Z")),
		at(ellipse(-3, 22, 8, 4)), at(c.rim))
	d.fill("#49b4e0", at(ellipse(0, -59, 39, 7.5)))
	d.fill("#c9f3ff", at(ellipse(-6, -61, 26, 4)))
	w := drop()
	drops := join(pose(0.85, 0, 160, 22)(w), pose(0.46, 0, 118, 36)(w), pose(0.46, 0, 203, 34)(w))
	d.outlined("#14506f", 2.5, drops)
	d.fill("#6fd0f2", drops)
	d.fill("#ffffff", pose(0.85, 0, 160, 22)(path("M-4 -16 C-14 -2 -15 10 -8 18 C-9 6 -8 -4 -4 -16 Z")),
		sparkle(92, 66, 8, 14), sparkle(232, 62, 8, 14), star(160, 84, 8, 20, 10))
	return d
}

func curseOfWeakness() *drawing {
	p := priestPalette
	p.mid, p.deep, p.ink = "#4d2266", "#220e33", "#12061c"
	d := cardLit(p, "#b55ad0", 160, 96)
	d.veil(p.ink, 0.35, rays(160, 96, 60, 240, 11, 8, 14))
	d.veil("#7a2f9c", 0.8, stroke([]float64{40, 210, 62, 160, 30, 116, 62, 64, 44, 20}, 34, 30, 24, 16, 0),
		stroke([]float64{280, 210, 256, 164, 290, 118, 258, 70, 274, 24}, 34, 30, 24, 16, 0),
		stroke([]float64{160, 220, 130, 150, 176, 100}, 40, 30, 0))
	d.veil("#e6a6f5", 0.55, star(176, 72, 9, 70, 26).turn(14, 176, 72))
	w := sword(120)
	w.blade = path("M-11 2 L-11 -52 L-3 -44 L2 -64 L7 -50 L11 -60 L11 2 Z")
	tip := poly(-11, -70, -5, -62, 1, -80, 6, -68, 11, -78, 11, -98, 0, -122, -11, -98)
	at := pose(1.36, 24, 134, 140)
	off := func(s shape) shape { return at(s.move(20, -4).turn(34, 0, -90)) }
	dull := tone{shade: "#5a6286", base: "#8b93b8", light: "#ccd2ea"}
	d.wield(p.ink, w, dull, tone{base: "#8a5fa8", light: "#d0a6e6"}, "#ff5ad8", at)
	d.outlined(p.ink, 3, off(tip))
	d.fill(dull.light, off(tip))
	d.fill(dull.base, off(right(tip)))
	chip := poly(-7, -4, 6, -7, 3, 8)
	chips := join(pose(1, 20, 152, 62)(chip), pose(0.7, 80, 216, 88)(chip), pose(0.8, 140, 150, 34)(chip),
		pose(0.6, 60, 192, 112)(chip))
	d.outlined(p.ink, 2, chips)
	d.fill(dull.light, chips)
	down := poly(-10, -18, 10, -18, 10, 2, 22, 2, 0, 26, -22, 2, -10, 2)
	arrows := join(pose(1.15, 0, 258, 128)(down), pose(0.8, 0, 56, 74)(down), pose(0.6, 0, 220, 166)(down))
	d.outlined(p.ink, 3.5, arrows)
	d.fill("#ff6fdd", arrows)
	d.fill("#ffc2f2", pose(1.15, 0, 258, 128)(left(down)), pose(0.8, 0, 56, 74)(left(down)),
		pose(0.6, 0, 220, 166)(left(down)))
	return d
}

func blessing() *drawing {
	p := priestPalette
	d := cardLit(p, "#fffbe6", 150, 84)
	halo(d, p, 150, 86)
	d.fill("#ffe9a6", circle(150, 86, 62))
	d.veil("#ffffff", 0.55, poly(140, -10, 190, -10, 250, 210, 60, 210))
	body := path("M92 118 C104 96 128 90 150 96 C164 92 172 84 184 80 C196 76 206 82 208 92 L222 98 L208 102 C204 126 178 142 148 140 C126 150 98 152 66 148 L82 136 L58 130 Z")
	far := path("M160 100 C168 66 190 36 232 16 C230 26 226 32 222 36 C230 34 234 34 238 36 C234 44 228 48 222 52 C228 52 230 54 232 58 C220 76 200 96 176 104 Z")
	near := path("M162 112 C140 92 104 82 86 22 C96 26 102 32 106 38 C106 30 108 26 112 22 C120 28 124 36 128 44 C130 38 132 34 136 32 C156 54 176 76 186 104 C180 116 170 118 162 112 Z")
	d.outlined(p.ink, 4, far, body, near)
	d.fill(p.cloth.base, far)
	d.fill("#ffffff", body)
	d.fill(p.cloth.shade, path("M92 140 C120 144 160 142 190 122 C180 138 160 142 148 140 C126 150 98 152 66 148 Z"),
		path("M176 104 C200 96 220 76 232 58 C216 72 196 84 172 94 Z"))
	d.fill(p.ink, near.grow(1.6))
	d.fill("#ffffff", near)
	d.fill(p.cloth.base, path("M162 112 C148 98 126 88 108 62 C130 86 156 92 186 104 C180 116 170 118 162 112 Z"))
	d.fill(gold.base, poly(207, 90, 224, 98, 207, 101), arc(192, 62, 24, 8, 0, 360, 5, 5))
	d.fill(p.ink, circle(196, 90, 3))
	twig := stroke([]float64{222, 99, 236, 110, 246, 128}, 3, 4, 2)
	l := leaf()
	d.fill(herb.base, twig, pose(0.4, 10, 230, 104)(l), pose(0.4, 120, 236, 112)(l), pose(0.4, 30, 243, 120)(l))
	return d
}

func divineGrace() *drawing {
	p := priestPalette
	d := cardLit(p, "#fffdf0", 160, 96)
	d.veil(p.bright, 0.35, rays(160, 92, 30, 260, 16, 0, 9))
	d.fill("#fff0b8", star(160, 92, 16, 92, 74))
	primaries, coverts, arm := wing()
	at := pose(1.16, 6, 176, 118)
	both := func(s shape) shape { return at(s).twice(160) }
	d.outlined(p.ink, 4, both(primaries))
	d.fill(p.cloth.shade, both(primaries))
	d.fill(p.cloth.base, both(coverts.scale(1.02, 1.02, 0, 0)))
	d.fill("#ffffff", both(arm.scale(1.12, 1.12, 0, 0)))
	jewel := pose(1.25, 0, 160, 112)(heart())
	d.outlined(p.ink, 4, jewel)
	d.fill(holy.base, jewel)
	d.fill(holy.shade, jewel.side(160, 160, 160, 0))
	d.fill("#ffffff", pose(1.25, 0, 160, 112)(path("M-32 -6 C-34 -24 -24 -30 -14 -28 C-24 -24 -28 -16 -28 -2 Z")),
		sparkle(160, 108, 12, 26))
	crown := arc(160, 42, 44, 13, 0, 360, 9, 9)
	d.outlined(p.ink, 2.5, crown)
	d.fill(holy.base, crown)
	d.fill("#ffffff", arc(160, 41, 44, 13, 150, 290, 0, 4, 0), sparkle(62, 160, 7, 12), sparkle(262, 162, 7, 12),
		sparkle(112, 28, 5, 9), sparkle(214, 26, 5, 9))
	return d
}
