package main

// slashes are the slanted shadows of a rogue's card.
func slashes(d *drawing, p palette) {
	d.veil(p.ink, 0.4, poly(-10, 60, 120, -10, 160, -10, -10, 96), poly(-10, 150, 270, -10, 300, -10, -10, 168),
		poly(60, 210, 330, 60, 330, 110, 150, 210))
}

// moon is full, with its seas.
func moon(d *drawing, p palette, x, y, r float64) {
	d.veil(p.bright, 0.18, circle(x, y, r*1.28))
	d.fill("#e4f5cf", circle(x, y, r))
	d.fill("#c4e0b4", circle(x+r*0.34, y+r*0.3, r*0.2), circle(x-r*0.3, y-r*0.36, r*0.14),
		circle(x+r*0.1, y-r*0.5, r*0.09), circle(x-r*0.45, y+r*0.35, r*0.1))
}

func quickCut() *drawing {
	p := roguePalette
	d := card(p, 190, 96)
	slashes(d, p)
	cut := path("M6 172 C90 148 200 92 314 10 C232 104 118 162 6 172 Z")
	d.fill(p.accent, cut.grow(4))
	d.fill("#ffffff", cut)
	d.veil(p.bright, 0.7, line(20, 118, 120, 70, 0.5, 4), line(150, 186, 262, 116, 4, 0.5),
		line(60, 60, 130, 26, 0.5, 3), line(220, 178, 300, 122, 3, 0.5))
	knife := dagger(92)
	knife.blade = path("M-8 2 C-10 -30 -10 -60 6 -92 C14 -60 12 -26 8 2 Z")
	d.wield(p.ink, knife, steel, iron, p.accent, pose(1.5, 50, 152, 122))
	d.fill("#ffffff", sparkle(262, 40, 12, 20))
	return d
}

// gloved is a hand in a glove.
type gloved struct{ hand, fingers, cuff shape }

// fist is closed round a grip that runs up and down through (0, 0).
func fist() gloved {
	finger := round(-16, -7, 34, 14, 7)
	return gloved{
		hand:    path("M-26 -24 C-14 -32 10 -32 20 -24 L24 24 C14 34 -14 34 -26 26 C-34 12 -34 -12 -26 -24 Z"),
		fingers: join(finger.move(6, -20), finger.move(9, -6.5), finger.move(9, 7), finger.move(6, 20)),
		cuff:    path("M-20 -24 L-62 -34 L-66 34 L-20 26 Z"),
	}
}

func stab() *drawing {
	p := roguePalette
	d := cardLit(p, "#e05a5a", 262, 100)
	d.veil(p.ink, 0.45, rays(262, 100, 30, 330, 16, 5, 8))
	d.veil(p.bright, 0.5, line(0, 46, 150, 70, 0.5, 4), line(0, 160, 150, 132, 0.5, 4), line(30, 20, 180, 60, 0.5, 3),
		line(30, 186, 180, 142, 0.5, 3))
	d.fill(blood.base, star(268, 100, 12, 66, 26).turn(6, 268, 100))
	d.fill(blood.light, star(268, 100, 12, 46, 20).turn(20, 268, 100))
	w := dagger(124)
	d.wield(p.ink, w, steel, gold, p.accent, pose(1.25, 90, 118, 100))
	f, at := fist(), pose(1.12, 0, 92, 100)
	d.outlined(p.ink, 3.5, at(f.cuff), at(f.hand), at(f.fingers))
	d.fill(wood.base, at(f.hand))
	d.fill(p.cloth.base, at(f.cuff), poly(20, 68, -10, 62, -10, 142, 20, 138))
	d.fill(p.ink, at(f.fingers.grow(1.4)))
	d.fill(wood.light, at(f.fingers))
	d.fill(p.cloth.light, at(poly(-20, -24, -62, -34, -63, -24, -20, -14)))
	d.fill("#ffffff", star(270, 100, 8, 24, 8))
	b := drop()
	d.fill(blood.light, pose(0.36, 40, 304, 58)(b), pose(0.42, 140, 300, 148)(b), pose(0.28, 170, 268, 176)(b),
		pose(0.26, 0, 256, 24)(b))
	return d
}

func backstab() *drawing {
	p := roguePalette
	d := cardLit(p, "#8a4a3a", 150, 80)
	slashes(d, p)
	cape := path("M150 78 C190 80 222 92 232 120 L252 210 L48 210 L68 120 C78 92 110 80 150 78 Z")
	head := path("M120 74 C114 42 128 22 150 22 C172 22 186 42 180 74 C178 88 122 88 120 74 Z")
	mail := path("M114 70 C134 82 166 82 186 70 C192 84 198 92 206 98 C180 110 120 110 94 98 C102 92 108 84 114 70 Z")
	d.outlined(p.ink, 4, cape, head)
	d.fill("#34506f", cape)
	d.fill("#56789c", path("M150 84 C112 84 84 98 76 124 L58 210 L48 210 L68 120 C78 92 110 80 150 78 Z"),
		path("M110 110 C100 140 92 180 92 210 L78 210 C82 170 92 132 110 110 Z"))
	d.fill("#1f344d", path("M196 108 C208 140 214 180 216 210 L252 210 L232 120 C226 104 212 94 196 88 Z"),
		path("M150 120 C146 160 146 190 150 210 L166 210 C158 180 156 150 150 120 Z"))
	d.fill(p.ink, mail.grow(3))
	d.fill(iron.base, mail)
	d.fill(iron.light, mail.side(132, 0, 124, 140))
	d.fill(steel.base, head)
	d.fill(steel.light, head.side(142, 0, 136, 99).in(rect(0, 0, 320, 90)))
	d.fill(steel.shade, head.side(170, 99, 166, 0), rect(147, 20, 6, 62))
	d.fill(gold.base, path("M119 66 C136 76 164 76 181 66 L180 75 C164 85 136 85 120 75 Z"))
	wound := path("M150 122 C160 126 168 128 172 124 L168 150 C164 168 158 160 156 190 C150 176 152 160 146 152 Z")
	d.fill(blood.light, wound, star(160, 124, 10, 26, 11))
	d.wield(p.ink, dagger(62), steel, gold, "#ff5148", pose(1.5, 214, 204, 60))
	d.fill("#ffffff", sparkle(222, 30, 11, 18), sparkle(172, 106, 6, 10))
	return d
}

func poison() *drawing {
	p := roguePalette
	d := cardLit(p, "#9ddb4a", 160, 112)
	slashes(d, p)
	d.veil(venom.shade, 0.85, stroke([]float64{90, 190, 54, 150, 76, 108, 44, 66, 60, 30}, 0, 22, 24, 18, 0),
		stroke([]float64{230, 190, 266, 150, 246, 108, 276, 70, 262, 34}, 0, 22, 24, 18, 0))
	glass := path("M-14 -72 L14 -72 L14 -34 C44 -26 60 -2 56 28 C52 58 28 70 0 70 C-28 70 -52 58 -56 28 C-60 -2 -44 -26 -14 -34 Z")
	at := pose(1.18, 0, 160, 112)
	lip, cork := round(-20, -78, 40, 12, 4), poly(-12, -92, 12, -92, 10, -74, -10, -74)
	d.outlined(p.ink, 4, at(glass), at(lip), at(cork))
	d.fill("#2d5d4d", at(glass))
	liquid := path("M-51 6 C-30 -2 -14 14 4 8 C22 2 36 0 51 4 C58 40 38 64 0 64 C-38 64 -58 40 -51 6 Z")
	d.fill(venom.base, at(liquid))
	d.fill(venom.light,
		at(path("M-51 6 C-30 -2 -14 14 4 8 C-8 18 -24 10 -36 16 C-44 22 -44 44 -34 54 C-52 44 -56 24 -51 6 Z")),
		at(circle(30, 46, 4)), at(circle(38, 34, 2.6)), at(circle(-28, -8, 4)), at(circle(2, -20, 3)),
		at(circle(22, -8, 2.6)))
	d.fill(wood.light, at(cork))
	d.fill("#86c3a4", at(lip), at(path("M-48 16 C-48 -6 -38 -20 -22 -28 C-34 -16 -40 -4 -42 14 Z")),
		at(rect(-9, -66, 5, 30)))
	s := pose(0.92, 0, 160, 146)(skull())
	d.fill("#16331a", s.grow(2.5))
	d.fill("#f3ffd6", s)
	d.fill(venom.light, circle(60, 60, 4), circle(262, 66, 5), circle(76, 92, 3), circle(252, 108, 3))
	return d
}

func riposte() *drawing {
	p := roguePalette
	d := cardLit(p, "#e8d98a", 160, 84)
	slashes(d, p)
	d.veil(p.bright, 0.55, arc(160, 120, 120, 96, 186, 354, 0, 10, 22, 10, 0))
	d.veil(p.ink, 0.3, rays(160, 82, 30, 250, 12, 8, 8))
	d.wield(p.ink, sword(168), iron, tone{base: "#8c2f35", light: "#d4605c"}, "#ffd36b", pose(1.12, 52, 64, 160))
	rapier := sword(178)
	rapier.blade = poly(-5, 2, -4, -150, 0, -178, 4, -150, 5, 2)
	rapier.guard = path("M-26 -2 C-28 14 -14 24 4 24 C18 24 26 30 22 36 C34 30 30 16 16 14 C26 10 28 4 26 -2 C10 -10 -10 -10 -26 -2 Z")
	d.wield(p.ink, rapier, steel, gold, p.accent, pose(1.12, -48, 262, 162))
	d.fill(flame.light, star(164, 80, 11, 52, 15).turn(9, 164, 80))
	d.fill("#ffffff", star(164, 80, 9, 34, 11), circle(112, 44, 3), circle(214, 38, 3.4), circle(160, 22, 3),
		circle(128, 118, 2.6), circle(206, 112, 2.6))
	return d
}

func vanish() *drawing {
	p := roguePalette
	d := card(p, 160, 88)
	moon(d, p, 236, 52, 34)
	cowl, inside := hood()
	at := pose(1.25, 0, 150, 96)
	cloak := path("M96 150 C76 164 60 186 56 212 L244 212 C240 186 224 164 204 150 Z")
	d.veil(p.ink, 0.9, at(cowl).grow(4), cloak.grow(4))
	d.fill(p.cloth.base, at(cowl), cloak)
	d.fill(p.cloth.light,
		at(path("M0 -64 C-34 -58 -48 -24 -46 14 C-54 30 -64 40 -66 60 L-54 60 C-50 40 -40 26 -36 12 C-38 -20 -24 -46 0 -52 Z")))
	d.fill(p.ink, at(inside))
	d.fill(p.bright, at(path("M-22 -4 C-14 -6 -8 -2 -5 4 C-12 6 -20 4 -22 -4 Z").twice(0)))
	puff := func(xyr ...float64) (all shape) {
		for i := 0; i+2 < len(xyr); i += 3 {
			all = join(all, circle(xyr[i], xyr[i+1], xyr[i+2]))
		}
		return all
	}
	d.fill("#3d6a55",
		puff(20, 168, 38, 66, 180, 34, 110, 190, 30, 160, 196, 34, 212, 186, 34, 262, 172, 40, 306, 158, 34),
		stroke([]float64{40, 150, 14, 122, 44, 98, 26, 70, 40, 44}, 26, 20, 16, 10, 0),
		stroke([]float64{282, 150, 306, 128, 280, 108, 298, 88}, 26, 20, 12, 0))
	d.fill("#78a78c",
		puff(12, 184, 32, 56, 196, 28, 104, 206, 26, 214, 204, 28, 268, 192, 34, 312, 178, 28, 160, 212, 28))
	d.fill("#b9dcc0", puff(4, 200, 24, 48, 210, 20, 262, 208, 24, 310, 200, 20))
	return d
}

func bloodPact() *drawing {
	p := roguePalette
	d := cardLit(p, "#e0444a", 160, 108)
	slashes(d, p)
	d.veil("#5e0f1c", 0.55, circle(160, 104, 92), circle(160, 104, 70))
	seal := join(ring(0, 0, 84, 5), ring(0, 0, 72, 2.5), star(0, 0, 7, 72, 46).cut(star(0, 0, 7, 62, 40)))
	d.fill(blood.base, seal.scale(1.5, 0.46, 0, 0).move(160, 160))
	d.wield(p.ink, dagger(84), steel, gold, "#ff5148", pose(1.25, 180, 160, 36))
	fall := pose(0.82, 0, 160, 168)
	d.fill(blood.light,
		path("M149 70 C153 82 150 92 155 100 C158 108 158 118 160 140 C163 120 165 110 168 100 C171 84 171 78 170 62 C164 74 158 60 149 70 Z"))
	d.outlined(p.ink, 3, fall(drop()))
	d.fill(blood.light, fall(drop()))
	d.fill(blood.base, fall(drop().side(4, 99, 4, -99)))
	d.fill("#ffd0c4", fall(path("M-5 -10 C-14 2 -14 12 -8 18 C-9 8 -9 0 -5 -10 Z")))
	candles := []point{{40, 120}, {280, 120}, {76, 92}, {244, 92}}
	each := func(draw func(x, y float64) shape) (all shape) {
		for _, c := range candles {
			all = join(all, draw(c.x, c.y))
		}
		return all
	}
	d.fill(bone.base, each(func(x, y float64) shape { return rect(x-8, y, 16, 210-y) }))
	d.fill(bone.light, each(func(x, y float64) shape { return rect(x-8, y, 6, 210-y) }))
	d.burn(flame, func(s shape) shape {
		return each(func(x, y float64) shape { return pose(0.34, 0, x, y+2)(s) })
	})
	return d
}

func ambush() *drawing {
	p := roguePalette
	d := card(p, 160, 80)
	moon(d, p, 168, 84, 72)
	figure := path("M166 34 C182 34 194 46 194 62 C206 66 222 62 240 46 L256 40 L250 52 C238 72 220 84 204 88 C206 104 214 112 232 120 C248 128 252 144 268 156 L262 164 C244 156 232 142 212 138 C196 136 178 140 160 136 C146 146 130 152 112 152 L92 166 L86 158 L106 140 C120 136 132 124 138 108 C138 100 138 94 138 88 C120 86 102 76 92 58 L80 48 L92 48 C108 60 124 64 140 62 C140 46 150 34 166 34 Z")
	scarf := path("M142 62 C118 50 92 66 58 48 C70 66 92 74 108 74 C94 80 78 80 64 78 C92 96 122 88 142 76 Z")
	d.fill(p.accent, figure.move(-2.4, -2.2))
	d.fill(p.ink, figure)
	d.fill(p.cloth.base,
		path("M166 40 C178 40 188 50 188 62 C198 70 200 84 196 98 C200 112 196 124 180 130 C160 132 146 122 146 104 C140 90 142 74 146 62 C146 50 154 40 166 40 Z"))
	d.fill(p.ink, path("M168 48 C178 50 184 58 183 68 C178 76 164 78 156 72 C152 62 158 50 168 48 Z"))
	d.fill(blood.light, scarf, path("M150 76 C162 84 178 84 190 74 L192 80 C178 92 160 92 148 84 Z"))
	d.fill("#fff6b0", path("M160 62 L169 64 L161 67 Z"), path("M182 61 L173 64 L181 67 Z"))
	d.wield(p.ink, dagger(70), steel, gold, p.accent, pose(1, 60, 256, 42))
	d.wield(p.ink, dagger(70), steel, gold, p.accent, pose(1, -62, 80, 48))
	roof := path("M-10 176 L40 152 L96 182 L150 186 L206 172 L258 152 L330 184 L330 210 L-10 210 Z")
	d.fill(p.ink, roof, rect(52, 138, 14, 30))
	d.fill(p.cloth.base, poly(-10, 176, 40, 152, 44, 157, -10, 184), poly(206, 172, 258, 152, 262, 157, 206, 178))
	return d
}
