package main

// Portraits are 320 × 320 busts, full-bleed, lit from the upper left.
const portraitSize = 320

func portrait(p palette, glow string, x, y float64) *drawing {
	d := newDrawing(portraitSize, portraitSize)
	d.ground(p, glow, x/portraitSize, y/portraitSize)
	return d
}

func knight() *drawing {
	p := knightPalette
	d := portrait(p, p.glow, 160, 120)
	v := poly(-10, 190, 160, 60, 330, 190, 330, 240, 160, 110, -10, 240)
	d.veil(p.ink, 0.24, v.move(0, -110), v, v.move(0, 110))
	plume := path("M168 62 C150 20 190 -6 236 14 C282 30 300 84 284 150 C300 140 300 140 304 152 C296 190 268 206 244 200 C262 176 262 160 246 152 C232 120 210 92 168 62 Z")
	d.outlined(p.ink, 4, plume)
	d.fill(p.cloth.base, plume)
	d.fill(p.cloth.light, path("M168 60 C156 26 190 2 232 20 C262 34 276 70 274 110 C262 70 222 44 168 60 Z"))
	d.fill(p.cloth.shade,
		path("M176 66 C226 84 248 120 256 152 C270 160 268 180 252 200 C248 202 246 202 244 200 C262 176 262 160 246 152 C232 120 210 92 176 66 Z"))

	body := path("M20 330 C22 270 60 238 110 228 L210 228 C260 238 298 270 300 330 Z")
	pauldron := path("M14 322 C4 268 40 226 96 232 C116 246 116 288 92 322 Z")
	gorget := path("M100 214 C120 236 200 236 220 214 L228 250 C200 274 120 274 92 250 Z")
	d.outlined(p.ink, 4, body, pauldron.twice(160), gorget)
	d.fill(p.cloth.base, body)
	d.fill(p.cloth.shade, body.side(160, 400, 160, 0))
	d.fill(steel.rim, rect(150, 262, 20, 70), rect(122, 288, 76, 18))
	d.fill(steel.base, pauldron.twice(160), gorget)
	d.fill(steel.light, path("M14 300 C8 262 44 230 94 236 C62 244 34 268 30 306 Z"),
		path("M230 240 C262 236 292 252 302 276 C282 256 258 248 228 250 Z"),
		path("M100 216 C112 232 136 236 156 236 L150 264 C126 264 106 258 94 248 Z"))
	d.fill(steel.shade, path("M92 322 C112 290 116 254 98 234 C122 250 118 292 98 322 Z"),
		path("M228 322 C212 290 206 254 222 234 C200 250 202 292 222 322 Z"),
		path("M20 322 C18 296 40 286 96 288 C92 300 90 312 88 322 Z").twice(160))
	d.fill(gold.base, path("M94 246 C120 270 200 270 226 246 L228 254 C200 278 120 278 92 254 Z"))
	d.helm(p.ink, "#ffcf5a", steel, pose(1.55, 0, 160, 132))
	return d
}

func mage() *drawing {
	p := magePalette
	d := portrait(p, "#a77bf5", 160, 150)
	d.veil(p.glow, 0.35, ring(160, 150, 140, 4), ring(160, 150, 126, 2), rays(160, 150, 146, 230, 16, 11, 1.4))
	d.veil(p.bright, 0.8, sparkle(40, 60, 6, 10), sparkle(60, 190, 5, 8), sparkle(34, 130, 4, 7),
		sparkle(284, 44, 6, 10))

	robe := path("M10 330 C14 272 60 240 112 232 L208 232 C260 240 306 272 310 330 Z")
	staff := line(272, 120, 262, 330, 12)
	d.outlined(p.ink, 4, robe, staff)
	d.fill(p.cloth.base, robe)
	d.fill(p.cloth.light, path("M10 330 C14 272 60 240 112 232 C76 250 44 280 42 330 Z"))
	d.fill(p.cloth.shade, path("M208 232 C260 240 306 272 310 330 L216 330 C226 300 224 262 208 232 Z"))
	d.fill(wood.base, staff)
	d.fill(wood.light, line(269.5, 120, 259.5, 330, 4))

	face := path("M116 130 C116 186 130 216 160 224 C190 216 204 186 204 130 Z")
	beard := path("M112 150 C108 190 116 220 128 244 C134 268 148 296 164 316 C170 296 186 272 192 244 C204 220 212 190 208 150 C202 168 194 178 184 182 C172 170 148 170 136 182 C126 178 118 168 112 150 Z")
	d.outlined(p.ink, 4, face, beard)
	d.fill(skin.base, face)
	d.fill(skin.shade, path("M110 128 L210 128 L206 156 C180 146 140 146 114 156 Z"), face.side(186, 400, 182, 0))
	d.fill(skin.light, path("M153 150 C158 146 164 146 168 150 L174 176 C168 184 152 184 147 176 Z"))
	d.fill("#cfd8f2", beard)
	d.fill("#ffffff",
		path("M112 150 C110 190 118 220 130 244 C136 262 146 284 156 302 C146 262 136 220 140 186 C126 178 118 168 112 150 Z"),
		path("M160 190 C150 180 138 184 128 194 C142 196 152 198 160 194 C168 198 178 196 192 194 C182 184 170 180 160 190 Z"))
	d.fill("#93a2d2",
		path("M208 150 C212 190 204 220 192 244 C186 272 170 296 164 316 C172 276 186 230 182 190 C194 180 202 168 208 150 Z"),
		stroke([]float64{158, 206, 154, 236, 160, 276}, 0, 4, 0))
	d.fill(p.accent, path("M122 162 C130 152 142 154 148 164 C140 168 130 168 122 162 Z").twice(160))
	d.fill("#ffffff", circle(136, 161, 3.6), circle(184, 161, 3.6))
	d.fill("#eef2ff", path("M114 152 C122 142 138 142 150 154 C138 150 126 150 114 152 Z").twice(160))

	hat := path("M94 128 C106 92 118 56 138 28 C150 6 190 2 226 26 C204 26 194 36 196 52 C202 82 212 106 226 128 Z")
	brim := path("M56 140 C76 112 120 108 160 108 C200 108 244 112 264 140 C266 150 258 152 248 148 C200 128 120 128 72 148 C62 152 54 150 56 140 Z")
	d.outlined(p.ink, 4, hat, brim)
	d.fill(p.cloth.base, hat)
	d.fill(p.cloth.light,
		path("M94 128 C106 92 118 56 138 28 C146 14 166 8 186 10 C160 22 146 44 138 76 C134 96 132 112 132 128 Z"))
	d.fill(p.cloth.shade,
		path("M226 26 C204 26 194 36 196 52 C202 82 212 106 226 128 L192 128 C184 98 178 70 180 48 C184 30 202 22 226 26 Z"))
	d.fill(p.accent, path("M99 114 C130 100 190 100 221 114 L226 128 C190 114 130 114 94 128 Z"))
	d.fill(p.cloth.base, brim)
	d.fill(p.cloth.light,
		path("M56 140 C76 112 120 108 160 108 C180 108 200 110 216 114 C160 110 96 116 60 146 C56 146 55 144 56 140 Z"))
	d.fill(gold.light, star(160, 92, 5, 19, 8))

	orb := circle(274, 98, 30)
	d.outlined(p.ink, 3.5, orb)
	d.fill(p.accent, orb)
	d.fill(p.bright, circle(268, 91, 17))
	d.fill("#ffffff", circle(264, 86, 7), sparkle(274, 98, 44, 5), sparkle(274, 98, 5, 44))
	d.fill(gold.base,
		path("M244 104 C248 136 300 136 304 104 C310 132 296 146 280 146 L268 146 C252 146 238 132 244 104 Z"))
	return d
}

func priest() *drawing {
	p := priestPalette
	d := portrait(p, "#fff3c0", 160, 128)
	d.veil(p.bright, 0.3, rays(160, 128, 60, 320, 18, 0, 8))
	d.fill(gold.shade, star(160, 128, 24, 140, 122))
	d.fill(holy.base, circle(160, 128, 118))
	d.fill(holy.light, ring(160, 128, 112, 7), rays(160, 128, 118, 76, 24, 7.5, 2.2))

	robe := path("M8 330 C14 276 60 250 110 240 L210 240 C260 250 306 276 312 330 Z")
	veil := path("M160 30 C216 30 238 76 236 128 C236 180 244 220 262 262 C228 276 198 276 160 276 C122 276 92 276 58 262 C76 220 84 180 84 128 C82 76 104 30 160 30 Z")
	d.outlined(p.ink, 4, robe, veil)
	d.fill(p.cloth.base, robe)
	d.fill(p.cloth.light, path("M8 330 C14 276 60 250 110 240 C66 262 40 292 38 330 Z"))
	d.fill(p.cloth.shade,
		path("M52 266 C92 284 228 284 268 266 C272 276 276 282 280 286 C230 300 90 300 40 286 C44 282 48 276 52 266 Z"))
	d.fill(p.cloth.base, veil)
	d.fill(p.cloth.light,
		path("M160 30 C104 30 82 76 84 128 C84 180 76 220 58 262 C68 266 76 268 84 270 C100 220 106 180 106 128 C106 86 120 48 160 30 Z"))
	d.fill(p.cloth.shade,
		path("M196 40 C226 56 238 90 236 128 C236 180 244 220 262 262 C252 266 240 270 226 272 C212 230 210 190 214 140 C216 100 212 64 196 40 Z"))

	neck := path("M134 190 L186 190 L194 260 L126 260 Z")
	face := path("M112 122 C110 84 132 68 160 68 C188 68 210 84 208 122 C208 172 186 204 160 212 C134 204 112 172 112 122 Z")
	d.fill(p.ink,
		path("M106 124 C102 76 128 56 160 56 C192 56 218 76 214 124 C214 180 204 214 196 240 L124 240 C116 214 106 180 106 124 Z"))
	hair := path("M110 136 C104 84 130 62 160 62 C190 62 216 84 210 136 C204 108 190 92 160 88 C130 92 116 108 110 136 Z")
	d.fill(skin.shade, neck)
	d.fill(skin.base, face)
	d.fill(skin.light, face.side(150, 0, 176, 300).in(ellipse(146, 140, 46, 80)))
	d.fill(skin.shade, path("M160 212 C186 204 208 172 208 122 C206 118 204 116 202 114 C202 160 186 194 156 210 Z"),
		path("M158 132 C156 150 150 160 152 166 C158 170 164 169 168 165 C162 164 160 150 160 132 Z"))
	d.fill("#a8562d", hair)
	d.fill("#d98246", path("M112 126 C112 90 132 68 160 66 C140 78 124 96 112 126 Z"))
	d.fill(p.ink, arc(138, 128, 14, 9, 15, 165, 1.5, 4.5, 1.5), arc(184, 128, 14, 9, 15, 165, 1.5, 4.5, 1.5),
		arc(138, 120, 17, 11, 215, 325, 1, 3.4, 1), arc(184, 120, 17, 11, 215, 325, 1, 3.4, 1))
	d.fill("#b5433f", path("M146 184 C152 180 157 180 161 182 C165 180 170 180 176 184 C170 192 152 192 146 184 Z"))
	d.fill(gold.base, path("M108 104 C124 82 196 82 212 104 L213 114 C190 94 130 94 107 114 Z"))
	d.fill(p.ink, circle(160, 92, 12.5))
	d.fill("#4cc3ea", circle(160, 92, 9.5))
	d.fill("#ffffff", circle(157, 89, 3.5))

	stole := path("M122 236 C108 262 104 300 104 330 L140 330 C140 300 146 274 160 256 Z").twice(160)
	d.outlined(p.ink, 3.5, stole)
	d.fill(gold.base, stole)
	d.fill(gold.light, path("M122 236 C108 262 104 300 104 330 L114 330 C114 300 118 270 132 244 Z").twice(160))
	d.fill("#ffffff", star(124, 300, 8, 12, 6), star(196, 300, 8, 12, 6))
	return d
}

func rogue() *drawing {
	p := roguePalette
	d := portrait(p, p.glow, 176, 110)
	d.veil(p.ink, 0.4, poly(-10, 110, 170, -10, 220, -10, -10, 150), poly(-10, 280, 330, 40, 330, 90, -10, 320))
	d.veil(p.bright, 0.14, circle(214, 98, 112))
	d.fill("#d9efc6", circle(214, 98, 88))
	d.fill("#bddaae", circle(262, 126, 16), circle(276, 82, 9), circle(240, 36, 8))

	d.wield(p.ink, dagger(70), steel, gold, p.accent, pose(1.7, 222, 52, 196))
	cloak := path("M4 330 C10 268 56 232 104 218 L216 218 C264 232 310 268 316 330 Z")
	cowl := path("M160 22 C208 22 236 62 234 126 C234 168 246 196 266 232 C236 262 206 268 160 268 C114 268 84 262 54 232 C74 196 86 168 86 126 C84 62 112 22 160 22 Z")
	d.outlined(p.ink, 4, cloak, cowl)
	d.fill(p.cloth.base, cloak)
	d.fill(p.cloth.light, path("M4 330 C10 268 56 232 104 222 C60 246 34 284 32 330 Z"))
	d.fill(p.cloth.rim, cowl.move(-2.4, -2))
	d.fill(p.cloth.base, cowl)
	d.fill(p.cloth.light,
		path("M160 22 C112 22 84 62 86 126 C86 168 74 196 54 232 C60 238 68 244 76 248 C96 212 106 176 104 130 C102 82 122 42 160 22 Z"))
	d.fill(p.cloth.shade,
		path("M186 26 C220 38 236 74 234 126 C234 168 246 196 266 232 C252 246 236 256 218 262 C222 226 216 190 218 140 C220 92 210 52 186 26 Z"))
	inside := path("M160 50 C194 54 212 88 210 134 C208 176 190 214 160 230 C130 214 112 176 110 134 C108 88 126 54 160 50 Z")
	d.fill(p.ink, inside)
	d.fill(skin.shade, path("M118 118 C130 104 190 104 202 118 L202 146 C190 152 130 152 118 146 Z"))
	d.fill(skin.base, path("M118 118 C128 108 150 106 166 107 L170 148 C150 150 128 150 118 146 Z"))
	d.fill(p.ink, path("M114 122 C128 112 146 116 158 128 L162 128 C174 116 192 112 206 122 L206 102 L114 102 Z"))
	d.fill("#f1ffd9", path("M124 128 C134 122 146 126 152 136 C142 140 130 138 124 128 Z").twice(160))
	d.fill("#2fae5a", circle(140, 132, 5), circle(180, 132, 5))
	mask := path("M112 142 C130 152 148 146 160 138 C172 146 190 152 208 142 C206 180 190 214 160 230 C130 214 114 180 112 142 Z")
	d.fill("#2b3d36", mask)
	d.fill("#4b6358",
		path("M112 142 C130 152 148 146 160 138 L158 160 C146 168 128 172 118 170 C114 160 112 152 112 142 Z"))
	d.fill(p.ink, stroke([]float64{160, 142, 158, 180, 160, 226}, 0, 3, 0),
		stroke([]float64{122, 184, 140, 190, 156, 188}, 0, 3.5, 0),
		stroke([]float64{198, 184, 180, 190, 164, 188}, 0, 3.5, 0))
	scarf := path("M66 236 C98 256 128 262 160 262 C192 262 222 256 254 236 L262 268 C230 292 196 298 160 298 C124 298 90 292 58 268 Z")
	d.outlined(p.ink, 3.5, scarf)
	d.fill("#8c2430", scarf)
	d.fill("#c23a42", path("M66 236 C98 256 128 262 160 262 C150 272 110 274 62 256 Z"))
	d.fill("#5e131f", stroke([]float64{90, 284, 130, 284, 180, 270}, 0, 5, 0),
		stroke([]float64{250, 262, 220, 280, 190, 286}, 0, 5, 0))
	d.fill(gold.base, circle(160, 282, 13))
	d.fill(p.accent, circle(160, 282, 7))
	return d
}

// unknownHero stands for a hero that has no portrait yet: a helmet and shoulders in the half-light.
func unknownHero() *drawing {
	p := neutralPalette
	d := portrait(p, p.glow, 160, 130)
	d.veil(p.ink, 0.25, rays(160, 140, 60, 320, 12, 15, 12))
	bust := path("M24 330 C28 268 72 244 116 234 L204 234 C248 244 292 268 296 330 Z")
	head := path("M92 130 C92 78 118 50 160 50 C202 50 228 78 228 130 C228 190 206 236 160 246 C114 236 92 190 92 130 Z")
	d.outlined(p.ink, 4, bust)
	d.fill(p.cloth.base, bust)
	d.fill(p.cloth.light, bust.side(120, 0, 92, 400))
	d.outlined(p.ink, 4, head)
	d.fill(p.cloth.base, head)
	d.fill(p.cloth.light, head.side(160, 0, 160, 400))
	d.fill(p.ink, path("M104 116 L150 128 L150 146 L104 136 Z").twice(160), rect(156, 150, 8, 76))
	d.fill(gold.base, path("M90 96 L160 114 L230 96 L231 110 L160 128 L89 110 Z"),
		path("M150 46 L170 46 L172 122 L148 122 Z"))
	d.fill(gold.light, path("M90 96 L160 114 L160 120 L90 102 Z"), rect(150, 46, 8, 70))
	return d
}
