package main

// bends are the slanted bars of a knight's coat of arms.
func bends(d *drawing, p palette) {
	d.veil(p.ink, 0.26, poly(-20, 200, 100, 0, 150, 0, 30, 200), poly(200, 200, 320, 0, 370, 0, 250, 200))
}

// chevrons are the rafters of a coat of arms.
func chevrons(d *drawing, p palette) {
	v := poly(-10, 120, 160, 10, 330, 120, 330, 160, 160, 50, -10, 160)
	d.veil(p.ink, 0.24, v.move(0, -60), v.move(0, 30), v.move(0, 120))
}

func spikeStrike() *drawing {
	p := knightPalette
	d := cardLit(p, "#e06a5c", 186, 112)
	bends(d, p)
	d.veil(p.accent, 0.95, star(190, 112, 13, 108, 62).turn(8, 190, 112))
	d.veil(p.bright, 0.95, star(190, 112, 13, 82, 54).turn(20, 190, 112))
	ball, spikes := circle(190, 112, 40), star(190, 112, 10, 68, 34).turn(10, 190, 112)
	links := join(ring(142, 66, 12, 5), ring(126, 52, 12, 5), ring(110, 38, 12, 5))
	haft := line(98, 30, 20, 100, 13)
	d.outlined(p.ink, 4, spikes, ball, haft)
	d.outlined(p.ink, 2.5, links)
	d.fill(steel.base, spikes, links)
	d.fill(steel.light, spikes.side(150, 190, 190, 20).in(circle(190, 112, 80)))
	d.fill(wood.base, haft)
	d.fill(wood.light, line(96, 27, 18, 97, 4))
	d.fill(gold.base, line(104, 24, 90, 37, 18), line(40, 82, 33, 88, 17))
	d.fill(iron.base, ball)
	d.fill(iron.shade, ball.in(circle(214, 140, 46)))
	d.fill(iron.light, circle(176, 96, 15))
	cone := poly(0, -24, 9, 4, -9, 4)
	d.fill(steel.light, pose(0.9, 15, 196, 112)(cone), pose(0.8, 100, 210, 122)(cone), pose(0.8, 205, 188, 136)(cone),
		pose(0.8, 290, 170, 112)(cone))
	drop := drop()
	d.fill(blood.light, pose(0.34, 130, 284, 92)(drop), pose(0.5, 115, 272, 150)(drop),
		pose(0.3, 150, 240, 182)(drop), pose(0.26, 60, 290, 176)(drop))
	return d
}

// axe is a battle axe, its head about (0, 0), the haft running down.
type axe struct{ haft, blade, edge, socket shape }

func battleAxe() axe {
	return axe{
		haft:   poly(-4, -26, 4, -26, 6, 190, -6, 190),
		blade:  path("M4 -12 C22 -14 34 -30 40 -44 C60 -16 60 22 40 48 C34 34 22 18 4 16 Z M-4 -10 L-18 -14 L-30 2 L-18 18 L-4 14 Z"),
		edge:   path("M40 -44 C60 -16 60 22 40 48 L36 40 C50 16 50 -12 36 -37 Z"),
		socket: round(-8, -16, 16, 36, 3),
	}
}

func cleave() *drawing {
	p := knightPalette
	d := card(p, 190, 90)
	bends(d, p)
	d.veil(p.accent, 0.9, arc(150, 150, 150, 128, 190, 336, 0, 8, 26, 44, 30))
	d.veil(p.bright, 0.9, arc(150, 150, 156, 132, 208, 336, 0, 4, 12, 18, 10))
	d.fill("#ffffff", arc(150, 150, 165, 141, 236, 334, 0, 3, 5, 2))
	a, at := battleAxe(), pose(1.5, 38, 216, 84)
	haft, blade := at(a.haft), at(a.blade)
	d.outlined(p.ink, 4, haft, blade)
	d.fill(wood.base, haft)
	d.fill(wood.light, at(poly(-4, -26, -1, -26, -2, 190, -6, 190)))
	d.fill(steel.base, blade)
	d.fill(steel.shade, at(a.blade.side(-60, 2, 60, 2)))
	d.fill(steel.light, at(a.edge))
	d.fill(gold.base, at(a.socket))
	d.fill(gold.light, at(round(-8, -16, 6, 36, 3)))
	return d
}

func shieldBlock() *drawing {
	p := knightPalette
	d := card(p, 170, 96)
	chevrons(d, p)
	at := pose(1.62, -6, 138, 100)
	s := heater()
	inner := s.scale(0.82, 0.82, 0, 0)
	d.wield(p.ink, sword(150), steel, gold, p.accent, pose(1, -112, 330, 26))
	d.outlined(p.ink, 4, at(s))
	d.fill(steel.light, at(s))
	d.fill(steel.base, at(right(s)))
	d.fill(p.cloth.base, at(inner))
	d.fill(p.cloth.shade, at(right(inner)))
	d.fill(steel.rim, at(rect(-7, -43, 14, 86)), at(rect(-36, -19, 72, 14)))
	d.fill(steel.base, at(rect(0, -43, 7, 86)), at(rect(7, -19, 29, 14)))
	d.fill(gold.light, at(circle(0, -12, 9)))
	d.fill(flame.light, star(203, 74, 9, 46, 12).turn(12, 203, 74))
	d.fill("#ffffff", star(203, 74, 7, 24, 9), sparkle(246, 128, 9, 14), sparkle(222, 22, 7, 11))
	return d
}

// helm is a great helm seen from the front, about 100 wide.
type helm struct{ bowl, slits, brow, nose, vents shape }

func greatHelm() helm {
	vent := circle(0, 0, 3.2)
	return helm{
		bowl:  path("M-44 -30 C-40 -58 -20 -64 0 -64 C20 -64 40 -58 44 -30 L46 34 C34 56 16 64 0 68 C-16 64 -34 56 -46 34 Z"),
		slits: path("M-38 -14 L-9 -8 L-9 2 L-38 -3 Z").twice(0),
		brow:  path("M-46 -24 L0 -14 L46 -24 L47 -32 L0 -22 L-47 -32 Z"),
		nose:  poly(-6, -64, 6, -64, 5, 68, -5, 68),
		vents: join(vent.move(-16, 22), vent.move(-28, 18), vent.move(-16, 34), vent.move(-28, 30), vent.move(-17, 46)).twice(0),
	}
}

func (d *drawing) helm(ink, eyes string, metal tone, at func(shape) shape) {
	h := greatHelm()
	d.outlined(ink, 4, at(h.bowl))
	d.fill(metal.light, at(left(h.bowl)))
	d.fill(metal.base, at(h.bowl.side(-24, -99, -20, 99).in(rect(-99, -99, 99, 198))), at(right(h.bowl)))
	d.fill(metal.shade, at(h.bowl.side(22, 99, 26, -99)))
	d.fill(ink, at(h.slits), at(h.vents))
	d.fill(gold.base, at(h.brow), at(h.nose))
	d.fill(gold.light, at(left(h.brow)), at(poly(-6, -64, -1, -64, -1, 68, -5, 68)))
	d.fill(eyes, at(path("M-34 -10 L-14 -6 L-14 -1 L-34 -5 Z").twice(0)))
}

func rage() *drawing {
	p := knightPalette
	d := cardLit(p, "#ff8a4a", 160, 104)
	d.veil("#5e0f1c", 0.75, star(160, 104, 15, 210, 96).turn(5, 160, 104))
	outer, middle, _ := fire()
	aura := func(s shape) shape {
		return join(pose(1.45, 0, 160, 208)(s), pose(1.1, -14, 92, 206)(s), pose(1.1, 14, 228, 206)(s.mirror(0)),
			pose(0.75, -22, 42, 206)(s), pose(0.75, 22, 278, 206)(s.mirror(0)))
	}
	d.fill(blood.base, aura(outer).scale(1.1, 1.18, 160, 206))
	d.fill(flame.base, aura(outer))
	d.fill(flame.light, aura(middle))
	d.helm(p.ink, "#ff3b30", iron, pose(1.2, 0, 160, 112))
	d.fill("#ffd9a0", circle(136, 102, 3.4), circle(184, 102, 3.4))
	return d
}

func lastStand() *drawing {
	p := knightPalette
	d := cardLit(p, "#f2915c", 166, 150)
	d.veil("#f7b25e", 0.5, circle(166, 126, 92))
	d.fill("#fbd98c", circle(166, 126, 70))
	d.veil(p.ink, 0.2, stroke([]float64{-10, 40, 70, 52, 150, 40, 240, 56, 330, 44}, 6, 16, 6, 18, 8),
		stroke([]float64{-10, 84, 60, 92, 120, 84}, 4, 12, 2), stroke([]float64{220, 90, 280, 82, 330, 92}, 2, 12, 6))
	d.fill(p.deep, path("M-10 170 C40 150 90 146 120 150 L330 160 L330 210 L-10 210 Z"))
	pole := line(208, 16, 196, 176, 7)
	flag := path("M206 20 C240 6 262 40 300 22 L292 46 L302 54 L286 66 L296 82 C264 98 238 66 202 84 Z")
	d.outlined(p.ink, 3.5, pole, flag)
	d.fill(p.cloth.base, flag)
	d.fill(p.cloth.light, path("M206 20 C222 14 232 18 244 24 L238 74 C226 72 214 78 202 84 Z"))
	d.fill(p.cloth.shade,
		path("M270 31 C282 30 290 28 300 22 L292 46 L302 54 L286 66 L296 82 C284 86 276 86 266 84 Z"))
	d.fill(wood.light, pole)
	d.fill(gold.light, circle(208.5, 13, 7))
	d.wield(p.ink, sword(112), steel, gold, p.accent, pose(1.16, 186, 124, 56))
	d.fill(p.ink,
		path("M-10 186 C30 164 70 158 112 164 C150 152 190 166 216 164 C250 160 290 176 330 172 L330 210 L-10 210 Z"))
	mounds := join(path("M78 178 C92 152 146 148 164 178 Z"), path("M168 180 C180 158 214 156 230 178 Z"))
	d.fill(p.mid, mounds.move(0, -2.5))
	d.fill(p.ink, mounds, rect(70, 177, 170, 12))
	return d
}

func holyJudgement() *drawing {
	p := knightPalette
	d := cardLit(p, "#ffe9a8", 160, 110)
	d.veil("#fff1c4", 0.3, poly(120, 0, 200, 0, 270, 200, 50, 200), poly(10, 0, 60, 0, 120, 200, 84, 200),
		poly(310, 0, 260, 0, 200, 200, 236, 200))
	d.veil("#ffffff", 0.55, poly(138, 0, 182, 0, 210, 200, 110, 200))
	d.veil(holy.shade, 0.9, star(160, 176, 17, 120, 50).in(rect(0, 0, 320, 200)))
	d.fill(holy.rim, star(160, 180, 15, 78, 34))
	d.wield("#7a4b12", sword(128), tone{light: "#ffffff", base: "#ffe08a"}, gold, p.accent, pose(1.22, 180, 160, 36))
	d.fill("#ffffff", sparkle(98, 52, 10, 16), sparkle(232, 72, 12, 19), sparkle(252, 26, 7, 11),
		sparkle(62, 110, 7, 11))
	return d
}
