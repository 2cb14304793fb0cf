package main

// circles are the rings of a spell drawn on the ground of a mage's card.
func circles(d *drawing, p palette, x, y float64) {
	d.veil(p.glow, 0.3, ring(x, y, 96, 3), ring(x, y, 84, 1.5), ring(x, y, 150, 2.5),
		rays(x, y, 100, 146, 12, 15, 1.4))
	d.veil(p.bright, 0.7, sparkle(34, 34, 4, 7), sparkle(288, 44, 5, 8), sparkle(40, 160, 3, 6),
		sparkle(274, 168, 4, 7))
}

func fireBolt() *drawing {
	p := magePalette
	d := cardLit(p, "#c24a7a", 214, 104)
	circles(d, p, 214, 104)
	at := pose(1, 12, 214, 104)
	d.veil(flame.shade, 0.95,
		at(path("M52 0 C48 38 10 50 -20 44 C-60 58 -96 46 -150 62 C-128 40 -120 36 -100 28 C-140 30 -180 18 -226 26 C-186 4 -150 2 -110 -2 C-150 -14 -170 -16 -206 -34 C-150 -32 -110 -36 -80 -26 C-100 -40 -112 -46 -134 -60 C-80 -56 -40 -54 -10 -44 C24 -44 50 -30 52 0 Z")))
	d.fill(flame.base,
		at(path("M46 0 C42 30 12 38 -14 34 C-48 44 -76 36 -112 44 C-96 30 -84 24 -70 20 C-104 20 -136 12 -172 14 C-138 2 -104 -2 -76 -4 C-104 -12 -120 -16 -146 -26 C-104 -26 -76 -26 -54 -20 C-68 -30 -78 -36 -94 -44 C-56 -42 -28 -40 -8 -34 C22 -34 44 -24 46 0 Z")))
	d.fill(flame.light,
		at(path("M38 0 C34 22 12 28 -10 24 C-36 28 -58 24 -84 26 C-70 16 -60 12 -48 8 C-72 6 -96 4 -122 2 C-94 -6 -70 -8 -50 -10 C-62 -16 -70 -20 -84 -26 C-54 -28 -28 -26 -8 -24 C16 -26 36 -18 38 0 Z")))
	d.fill(flame.rim,
		at(path("M30 0 C28 14 10 18 -6 14 C-24 16 -38 10 -58 6 C-38 0 -28 -6 -46 -12 C-24 -16 -14 -14 -4 -14 C14 -16 28 -10 30 0 Z")))
	d.fill("#ffffff", at(ellipse(12, -1, 12, 8)))
	d.fill(flame.light, circle(58, 132, 4), circle(40, 74, 3), circle(98, 156, 3), circle(104, 34, 3.4),
		circle(268, 154, 3.4), circle(284, 132, 2.4), circle(256, 60, 2.6))
	return d
}

func arcaneBlast() *drawing {
	p := magePalette
	d := cardLit(p, "#c79bff", 160, 100)
	d.veil(p.ink, 0.35, rays(160, 100, 40, 240, 14, 4, 9))
	d.fill(arcane.shade, star(160, 100, 12, 112, 50).turn(8, 160, 100))
	d.fill(arcane.base, star(160, 100, 12, 92, 46).turn(-6, 160, 100))
	shards := join()
	for i := range 9 {
		a := float64(i)*40 + 12
		q := polar(160, 100, 106+float64(i%3)*13, a)
		shards = join(shards, pose(0.9+float64(i%2)*0.4, a+90, q.x, q.y)(poly(0, -16, 6, 0, 0, 16, -6, 0)))
	}
	d.outlined(p.ink, 2, shards)
	d.fill(p.accent, shards)
	d.fill(p.accent, arc(160, 100, 62, 62, -160, 20, 0, 7, 9, 7, 0), arc(160, 100, 62, 62, 20, 200, 0, 7, 9, 7, 0),
		arc(160, 100, 104, 34, 150, 400, 0, 5, 7, 5, 0).turn(-28, 160, 100))
	d.fill(p.bright, circle(160, 100, 42))
	d.fill("#ffffff", circle(156, 96, 30))
	d.fill("#ffffff", sparkle(160, 100, 96, 9), sparkle(160, 100, 7, 84))
	return d
}

func ignite() *drawing {
	p := magePalette
	d := cardLit(p, "#d0547a", 214, 120)
	circles(d, p, 214, 108)
	floor := path("M-10 176 C60 164 240 160 330 172 L330 210 L-10 210 Z")
	outer, _, _ := fire()
	small, medium, large := pose(0.62, -4, 58, 180), pose(1.04, -3, 130, 182), pose(1.72, 2, 232, 188)
	d.fill(p.ink, floor)
	d.fill(flame.shade, small(outer).scale(1.2, 1.14, 58, 180), medium(outer).scale(1.16, 1.12, 130, 182),
		large(outer).scale(1.13, 1.1, 232, 188))
	d.burn(flame, func(s shape) shape { return join(small(s), medium(s), large(s)) })
	d.veil(flame.base, 0.8, ellipse(58, 184, 34, 4), ellipse(130, 186, 56, 5), ellipse(232, 191, 84, 6))
	d.fill(flame.light, circle(182, 48, 3.4), circle(172, 24, 2.4), circle(284, 30, 3), circle(90, 84, 2.6),
		circle(104, 56, 3), circle(36, 108, 2.4), circle(300, 74, 2.6))
	return d
}

// crystal is an upright shard of ice or stone on (0, 0), 100 high, with its lit and its shaded facet.
func crystal() (body, lit, dark shape) {
	return poly(-20, 0, -24, -62, -6, -100, 20, -70, 24, 0), poly(-20, 0, -24, -62, -6, -100, -4, -58, -6, 0), poly(-4, -58, -6, -100, 20, -70, 24, 0, 8, 0)
}

func iceBarrier() *drawing {
	p := magePalette
	d := cardLit(p, "#8fd8ff", 160, 90)
	circles(d, p, 160, 96)
	body, lit, dark := crystal()
	back := []func(shape) shape{pose(1.35, -10, 84, 190), pose(1.35, 10, 238, 190), pose(1.05, -22, 42, 196), pose(1.05, 22, 282, 196)}
	front := []func(shape) shape{pose(1.75, 0, 160, 196), pose(1.25, -6, 112, 198), pose(1.2, 7, 210, 198), pose(0.7, -16, 72, 198), pose(0.7, 16, 252, 198), pose(0.5, 4, 138, 200), pose(0.5, -3, 186, 200)}
	each := func(poses []func(shape) shape, s shape) (all shape) {
		for _, at := range poses {
			all = join(all, at(s))
		}
		return all
	}
	d.outlined(p.ink, 3.5, each(back, body))
	d.fill(ice.shade, each(back, body))
	d.fill("#4a8fd0", each(back, lit))
	for _, group := range [][]func(shape) shape{front[:1], front[1:5], front[5:]} {
		d.outlined(p.ink, 3, each(group, body))
		d.fill(ice.base, each(group, body))
		d.fill(ice.light, each(group, lit))
		d.fill("#3f86cc", each(group, dark))
	}
	d.fill("#ffffff", sparkle(132, 54, 9, 16), sparkle(226, 96, 7, 12), sparkle(84, 110, 6, 10),
		poly(150, 40, 153, 36, 154, 110, 151, 118))
	return d
}

// chevron is a V of the given reach with its point at height y.
func chevron(y, reach float64) shape {
	return poly(-reach, y-reach*0.75, -reach+4.5, y-reach*0.75-3, 0, y-5, reach-4.5, y-reach*0.75-3, reach,
		y-reach*0.75, 0, y+3)
}

// snowflake has six arms of length 50.
func snowflake() shape {
	arm := join(rect(-3.2, -52, 6.4, 52), chevron(-38, 15), chevron(-22, 11), poly(0, -58, 5, -50, 0, -43, -5, -50))
	var all shape
	for i := range 6 {
		all = join(all, arm.turn(float64(60*i), 0, 0))
	}
	return all
}

func frostNova() *drawing {
	p := magePalette
	d := cardLit(p, "#a9e6ff", 160, 104)
	d.veil(ice.shade, 0.8, rays(160, 104, 240, 60, 20, 9, 0.1), ring(160, 104, 118, 6))
	spikes := func(inner, outer, width float64, n int, from float64) (all shape) {
		for i := range n {
			at := pose(1, from+float64(360*i)/float64(n), 160, 104)
			all = join(all, at(poly(-width, -inner, 0, -outer-float64(i%3)*14, width, -inner, 0, -inner+10)))
		}
		return all
	}
	outer := spikes(66, 112, 11, 16, 0)
	d.outlined(p.ink, 2.5, outer)
	d.fill(ice.base, outer)
	d.fill(ice.light, spikes(66, 104, 5, 16, -2))
	d.fill(ice.rim, ring(160, 104, 74, 7), ring(160, 104, 62, 2))
	d.veil(ice.shade, 0.85, circle(160, 104, 60))
	flake := pose(1.02, 0, 160, 104)(snowflake())
	d.outlined(p.deep, 1.6, flake)
	d.fill("#ffffff", flake)
	d.fill(ice.light, sparkle(34, 50, 7, 12), sparkle(292, 60, 8, 13), sparkle(44, 160, 6, 10),
		sparkle(280, 166, 7, 11))
	return d
}

func timeWarp() *drawing {
	p := magePalette
	d := card(p, 160, 100)
	d.veil(p.accent, 0.5, arc(160, 100, 128, 86, 200, 480, 0, 10, 16, 10, 0),
		arc(160, 100, 96, 70, 20, 300, 0, 8, 12, 8, 0), arc(160, 100, 158, 108, 30, 190, 0, 8, 12, 0),
		arc(160, 100, 158, 108, 220, 360, 0, 8, 12, 0))
	d.veil(p.bright, 0.9, arc(160, 100, 130, 88, 300, 400, 0, 3, 4, 0), arc(160, 100, 98, 72, 110, 220, 0, 3, 4, 0))
	at := pose(1.12, 14, 160, 100)
	glass := path("M-36 -62 L36 -62 C38 -26 8 -14 6 0 C8 14 38 26 36 62 L-36 62 C-38 26 -8 14 -6 0 C-8 -14 -38 -26 -36 -62 Z")
	caps := join(round(-46, -76, 92, 15, 5), round(-46, 61, 92, 15, 5))
	posts := join(rect(-43, -62, 7, 124), rect(36, -62, 7, 124))
	d.outlined(p.ink, 4, at(caps), at(posts), at(glass))
	d.fill("#2b5f9e", at(glass))
	d.fill("#5fb4de",
		at(path("M-36 -62 L-12 -62 C-16 -34 -4 -16 -6 0 C-4 16 -16 34 -12 62 L-36 62 C-38 26 -8 14 -6 0 C-8 -14 -38 -26 -36 -62 Z")))
	d.fill(holy.base,
		at(path("M-27 -30 C-14 -24 14 -36 28 -32 C22 -18 6 -12 4 0 L2 40 C12 44 26 52 29 62 L-29 62 C-26 52 -12 44 -2 40 L-4 0 C-6 -10 -20 -18 -27 -30 Z")))
	d.fill(holy.light,
		at(path("M-27 -30 C-18 -26 -8 -28 0 -30 L-1 40 L-6 62 L-29 62 C-26 52 -12 44 -2 40 L-4 0 C-6 -10 -20 -18 -27 -30 Z")))
	d.fill(gold.base, at(caps), at(posts))
	d.fill(gold.light, at(rect(-43, -75, 86, 5)), at(rect(-43, 62, 86, 5)), at(rect(-43, -62, 3, 124)))
	d.fill("#ffffff", sparkle(62, 52, 8, 13), sparkle(262, 150, 9, 14), sparkle(250, 40, 6, 10),
		at(stroke([]float64{-30, -54, -29, -40, -20, -26}, 1, 4, 1)))
	return d
}

// runes are eight short marks on a circle line.
func runes(x, y, r float64) (all shape) {
	for i := range 8 {
		q := polar(x, y, r, float64(45*i)+22.5)
		all = join(all, pose(1, float64(45*i)+22.5, q.x, q.y)(rect(-5, -1.8, 10, 3.6)))
	}
	return all
}

func dispel() *drawing {
	p := magePalette
	d := cardLit(p, "#5ad4f0", 160, 100)
	d.veil(p.ink, 0.3, rays(160, 100, 30, 230, 10, 10, 12))
	seal := join(ring(0, 0, 80, 8), ring(0, 0, 64, 3), star(0, 0, 8, 62, 36).cut(star(0, 0, 8, 50, 29)),
		ring(0, 0, 20, 6), runes(0, 0, 71))
	half := func(s shape, dx, dy, turn float64) shape { return s.turn(turn, 0, 0).move(160+dx, 100+dy) }
	a := half(seal.side(-100, 62, 100, -62), 12, 14, 6)
	b := half(seal.side(100, -62, -100, 62), -12, -14, -6)
	d.outlined(p.ink, 3, a, b)
	d.fill(arcane.base, a, b)
	d.fill(arcane.light, half(ring(0, 0, 80, 3).side(-100, 62, 100, -62), 12, 14, 6),
		half(ring(0, 0, 80, 3).side(100, -62, -100, 62), -12, -14, -6))
	chips := join()
	for i := range 10 {
		q := polar(160, 100, 92+float64(i*7%4)*12, float64(i)*36+20)
		chips = join(chips, pose(0.6+float64(i%3)*0.3, float64(i)*70, q.x, q.y)(poly(-8, -5, 7, -8, 3, 9)))
	}
	d.fill(arcane.light, chips)
	cut := path("M14 196 C120 140 200 80 308 4 C214 96 130 154 14 196 Z")
	d.fill(p.accent, cut.grow(5))
	d.fill("#ffffff", cut, sparkle(160, 104, 16, 44).turn(30, 160, 104))
	return d
}
