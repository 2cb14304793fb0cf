package main

// Characters are opponents with a way of their own. Their portraits are as those of heroes.

var (
	cyborgPalette = palette{"#0a0d16", "#0e1a33", "#244a7c", "#5fb0ee", "#ff3b30", "#bfe6ff",
		tone{"#1c2536", "#35415a", "#5b6c89", "#a9bbd2"}}
	orcPalette = palette{"#160a05", "#331208", "#8a3412", "#f0913c", "#c8261c", "#ffd79a",
		tone{"#3c2414", "#66412a", "#946844", "#d0a478"}}
	elfPalette = palette{"#06200f", "#0d4430", "#2f9468", "#b4efc0", "#3fc6e0", "#f3ffe0",
		tone{"#165236", "#27824f", "#5cb37b", "#c4f0cf"}}
	zombiePalette = palette{"#0d0f14", "#191a2a", "#474a68", "#9298ae", "#b8d06a", "#e9f4c0",
		tone{"#382c3d", "#5b495e", "#837089", "#b9a8bd"}}

	orcSkin  = tone{"#2c5a1e", "#578c31", "#8fc352", "#d9f2a0"}
	deadSkin = tone{"#546949", "#879d70", "#b7c998", "#e8f2cf"}
)

func cyborg() *drawing {
	p := cyborgPalette
	d := portrait(p, p.glow, 172, 130)
	trace := join(line(-4, 60, 64, 60, 3), line(64, 60, 96, 92, 3), line(-4, 190, 40, 190, 3), line(40, 190, 74, 156, 3),
		line(324, 40, 270, 40, 3), line(270, 40, 244, 66, 3), line(324, 216, 286, 216, 3), line(286, 216, 256, 186, 3))
	d.veil(p.bright, 0.35, trace, circle(98, 94, 5), circle(76, 154, 5), circle(242, 68, 5), circle(254, 184, 5))

	body := path("M6 330 C10 278 58 246 112 236 L208 236 C262 246 310 278 314 330 Z")
	neck := path("M126 190 L198 190 L206 262 L114 262 Z")
	head := path("M98 112 C98 66 126 42 160 42 C194 42 222 66 222 112 C222 150 218 178 206 200 C194 222 178 234 160 236 C142 234 126 222 114 200 C102 178 98 150 98 112 Z")
	d.outlined(p.ink, 4, neck, body)
	d.fill(iron.shade, neck)
	d.fill(iron.light, line(134, 210, 130, 262, 7), line(150, 214, 149, 262, 7), line(170, 214, 172, 262, 7), line(188, 210, 192, 262, 7))
	d.fill(iron.base, body)
	d.fill(iron.light, path("M6 330 C10 278 58 246 112 236 C70 256 40 290 40 330 Z"))
	d.fill(iron.shade, path("M208 236 C262 246 310 278 314 330 L250 330 C250 290 236 258 208 236 Z"))
	d.fill(p.ink, circle(160, 300, 25))
	d.fill(p.glow, circle(160, 300, 18))
	d.fill("#ffffff", circle(155, 295, 8))

	ear := round(214, 118, 24, 52, 9)
	d.outlined(p.ink, 4, ear, line(228, 122, 244, 50, 7), head)
	d.fill(iron.base, ear, line(228, 122, 244, 50, 7))
	d.fill(p.accent, circle(244, 48, 9), circle(227, 144, 6))
	d.fill(skin.base, head)
	d.fill(skin.light, head.side(132, 0, 120, 400))
	d.fill(skin.shade, path("M114 200 C126 222 142 234 160 236 L168 236 L168 214 C146 214 128 206 114 200 Z"))
	d.fill("#2a2230", path("M98 118 C94 64 126 38 160 40 L168 40 L168 66 C142 70 122 84 116 104 C112 120 104 124 98 118 Z"))
	metal := head.side(168, 400, 168, 0)
	d.fill(steel.base, metal)
	d.fill(steel.light, path("M168 42 C190 44 206 56 214 74 C198 64 184 62 168 64 Z"), path("M168 168 L190 172 L184 206 L168 212 Z"))
	d.fill(steel.shade, head.side(206, 400, 206, 0))
	d.fill(p.ink, rect(166, 42, 4, 194), circle(192, 138, 25), line(168, 96, 220, 92, 3), line(196, 164, 190, 228, 3),
		line(203, 178, 203, 196, 4), line(210, 174, 210, 190, 4), circle(184, 78, 3.5), circle(206, 78, 3.5), circle(178, 222, 3))
	d.fill(steel.shade, circle(192, 138, 20))
	d.fill(p.accent, circle(192, 138, 14))
	d.fill("#ffb3a6", circle(188, 134, 6))

	d.fill("#ffffff", path("M114 140 C122 130 140 130 150 142 C138 148 124 148 114 140 Z"))
	d.fill("#2f7fd6", circle(134, 139, 6))
	d.fill(p.ink, circle(134, 139, 3), stroke([]float64{108, 126, 130, 116, 152, 126}, 3, 7, 3),
		stroke([]float64{158, 150, 152, 176, 160, 182}, 1, 3.5, 2), stroke([]float64{136, 204, 154, 201, 168, 203}, 2, 5, 4))
	return d
}

func orc() *drawing {
	p := orcPalette
	d := portrait(p, p.glow, 160, 120)
	d.veil(p.ink, 0.28, rays(160, 130, 70, 320, 13, 8, 12))

	spikes := join(poly(28, 268, 22, 208, 66, 246), poly(70, 246, 76, 196, 106, 236)).twice(160)
	body := path("M-6 330 C-4 268 50 232 108 222 L212 222 C270 232 324 268 326 330 Z")
	d.outlined(p.ink, 4, spikes, body)
	d.fill(bone.base, spikes)
	d.fill(p.cloth.base, body)
	d.fill(p.cloth.light, path("M-6 330 C-4 268 50 232 108 222 C60 246 34 290 34 330 Z"))
	d.fill(p.cloth.shade, path("M212 222 C270 232 324 268 326 330 L262 330 C260 286 244 246 212 222 Z"))
	d.fill(iron.base, path("M88 236 C112 268 208 268 232 236 L242 258 C212 296 108 296 78 258 Z"))
	d.fill(iron.light, circle(102, 266, 6), circle(130, 279, 6), circle(160, 283, 6), circle(190, 279, 6), circle(218, 266, 6))

	knot := path("M140 58 C128 38 118 20 92 12 C136 -12 208 2 214 40 C202 36 190 42 180 58 Z")
	ears := path("M104 116 C84 98 58 90 30 96 C48 112 62 146 104 160 Z").twice(160)
	head := path("M96 112 C96 70 126 46 160 46 C194 46 224 70 224 112 C230 140 234 168 222 194 C208 222 186 236 160 236 C134 236 112 222 98 194 C86 168 90 140 96 112 Z")
	d.outlined(p.ink, 4, knot, ears, head)
	d.fill("#2b1a18", knot)
	d.fill("#6b4138", path("M140 58 C128 38 118 20 92 12 C124 2 158 8 170 30 C154 28 148 40 152 58 Z"))
	d.fill(orcSkin.base, ears, head)
	d.fill(orcSkin.light, head.side(136, 0, 112, 400), path("M98 124 C80 108 62 100 44 102 C60 112 76 124 98 136 Z"))
	d.fill(orcSkin.shade, head.side(190, 400, 206, 0), path("M222 124 C240 108 258 100 276 102 C260 112 244 124 222 136 Z"))
	d.fill(p.accent, path("M108 82 L130 74 L152 124 L144 126 Z"), path("M106 162 L126 158 L112 200 L104 194 Z"))
	d.fill("#ffd23c", path("M112 138 C124 130 142 136 152 150 C138 156 120 152 112 138 Z").twice(160))
	d.fill(p.ink, circle(136, 145, 4.5), circle(184, 145, 4.5),
		path("M100 128 C118 112 144 120 160 138 C176 120 202 112 220 128 L216 142 C198 132 178 138 166 152 L154 152 C142 138 122 132 104 142 Z"))
	d.fill(orcSkin.light, path("M150 154 C144 166 136 172 138 180 C150 188 170 188 182 180 C184 172 176 166 170 154 Z"))
	d.fill(p.ink, ellipse(150, 180, 5, 3.5), ellipse(170, 180, 5, 3.5), path("M112 204 C136 192 184 192 208 204 C200 224 120 224 112 204 Z"))
	tusks := path("M118 212 C108 194 108 176 118 158 C132 174 138 194 134 214 Z").twice(160)
	d.outlined(p.ink, 3, tusks)
	d.fill(bone.light, tusks)
	d.fill(bone.base, path("M134 214 C138 194 132 174 118 158 C126 178 128 196 124 213 Z"), path("M202 212 C212 194 212 176 202 158 C206 178 206 196 196 213 Z"))
	return d
}

func elf() *drawing {
	p := elfPalette
	d := portrait(p, p.glow, 160, 120)
	l := leaf()
	d.veil(p.deep, 0.5, pose(1.6, 20, 14, 90)(l), pose(1.4, -50, 40, 230)(l), pose(1.6, 70, 20, 20)(l),
		pose(1.6, -20, 306, 90)(l.mirror(0)), pose(1.4, 50, 280, 230)(l.mirror(0)), pose(1.6, -70, 300, 20)(l.mirror(0)))
	d.veil(p.bright, 0.8, sparkle(40, 52, 6, 11), sparkle(282, 60, 7, 12), sparkle(296, 176, 5, 8), sparkle(24, 168, 5, 8))

	mane := path("M160 34 C98 34 82 84 84 140 C84 200 66 240 48 284 L140 316 L180 316 L272 284 C254 240 236 200 236 140 C238 84 222 34 160 34 Z")
	cloak := path("M10 330 C14 282 60 254 112 244 L208 244 C260 254 306 282 310 330 Z")
	neck := path("M138 190 L182 190 L192 262 L128 262 Z")
	d.outlined(p.ink, 4, mane, cloak)
	d.fill("#c99b3e", mane)
	d.fill("#8f6a24", path("M218 120 C232 190 240 250 250 292 L214 304 C222 250 224 180 218 120 Z"))
	d.fill(skin.shade, neck)
	d.fill(p.cloth.base, cloak)
	d.fill(p.cloth.light, path("M10 330 C14 282 60 254 112 244 C72 266 44 296 42 330 Z"))
	d.fill(p.cloth.shade, path("M208 244 C260 254 306 282 310 330 L256 330 C252 296 236 266 208 244 Z"))
	collar := path("M112 240 C124 268 142 290 160 312 C178 290 196 268 208 240 L192 236 C184 256 172 272 160 286 C148 272 136 256 128 236 Z")
	d.outlined(p.ink, 3, collar)
	d.fill(gold.base, collar)

	ears := path("M110 128 C92 108 60 86 18 74 C36 108 62 152 112 164 Z").twice(160)
	face := path("M110 118 C108 80 132 62 160 62 C188 62 212 80 210 118 C210 170 186 210 160 224 C134 210 110 170 110 118 Z")
	d.outlined(p.ink, 4, ears, face)
	d.fill(skin.light, ears)
	d.fill(skin.base, path("M108 136 C88 118 64 100 40 92 C56 116 78 140 108 152 Z").twice(160))
	d.fill("#f6d6b4", face)
	d.fill(skin.light, face.side(184, 400, 176, 0))
	d.fill("#ffffff", path("M118 138 C128 126 144 128 152 140 C140 146 128 146 118 138 Z").twice(160))
	d.fill("#1f9a5c", circle(137, 137, 6), circle(183, 137, 6))
	d.fill(p.ink, circle(137, 137, 2.8), circle(183, 137, 2.8),
		stroke([]float64{116, 138, 132, 127, 153, 140}, 1, 4, 1).twice(160), stroke([]float64{112, 118, 130, 110, 150, 119}, 1, 4.5, 2).twice(160))
	d.fill(skin.base, path("M158 140 C156 160 150 168 152 174 C158 178 164 177 168 173 C162 172 160 158 160 140 Z"))
	d.fill("#b9564f", path("M144 192 C152 187 157 187 161 189 C165 187 170 187 177 190 C170 200 152 201 144 192 Z"))

	locks := path("M160 44 C120 44 96 76 94 122 C94 166 90 206 74 250 C104 222 118 172 122 128 C128 104 142 84 160 70 Z").twice(160)
	d.outlined(p.ink, 3, locks)
	d.fill("#efc968", locks)
	d.fill("#fff0ac", path("M156 48 C124 52 106 80 104 122 C104 160 100 190 92 216 C108 184 112 150 114 124 C118 96 134 70 156 58 Z"))
	d.fill("#b98a33", path("M164 60 C186 78 202 102 204 130 C208 172 220 216 240 246 C216 222 202 172 198 128 C192 104 178 84 160 70 Z"))
	d.fill(gold.light, path("M112 104 C128 84 148 82 160 96 C172 82 192 84 208 104 L206 112 C190 94 174 94 160 108 C146 94 130 94 114 112 Z"))
	gem := pose(0.52, 0, 160, 104)(drop())
	d.outlined(p.ink, 2, gem)
	d.fill(p.accent, gem)
	return d
}

func zombie() *drawing {
	p := zombiePalette
	d := portrait(p, p.glow, 190, 110)
	d.veil(p.bright, 0.5, circle(238, 70, 46))
	stone := path("M0 96 L0 26 C0 8 14 0 28 0 C42 0 56 8 56 26 L56 96 Z")
	d.veil(p.ink, 0.55, stone.move(6, 176), stone.scale(0.8, 0.8, 0, 96).move(270, 150))

	body := path("M22 330 C26 280 68 252 118 240 L206 240 C256 252 296 284 300 330 Z")
	collar := poly(84, 246, 128, 222, 160, 266, 196, 222, 240, 248, 222, 284, 204, 262, 188, 296, 164, 274, 142, 298, 122, 264, 104, 286)
	neck := path("M132 190 L194 190 L202 266 L124 266 Z")
	d.outlined(p.ink, 4, body, neck)
	d.fill(p.cloth.base, body)
	d.fill(p.cloth.light, path("M22 330 C26 280 68 252 118 240 C80 262 54 296 54 330 Z"))
	d.fill(deadSkin.shade, neck, poly(232, 296, 262, 284, 256, 312, 240, 318))
	d.outlined(p.ink, 3.5, collar)
	d.fill(p.cloth.shade, collar)

	tilt := pose(1, 7, 0, 0)
	at := func(s shape) shape { return tilt(s.move(-160, -140)).move(162, 138) }
	head := at(path("M98 114 C96 70 126 44 160 44 C198 44 224 72 222 114 C222 142 214 158 208 172 C206 208 188 234 160 236 C132 234 116 208 114 176 C104 160 98 142 98 114 Z"))
	ears := at(path("M100 120 C84 112 76 126 82 144 C86 158 96 164 106 160 Z").twice(160))
	d.outlined(p.ink, 4, ears, head)
	d.fill(deadSkin.base, ears, head)
	d.fill(deadSkin.light, at(path("M98 114 C96 70 126 44 160 44 C134 56 116 84 116 118 C116 144 122 158 126 176 C128 196 130 210 136 222 C122 210 116 196 114 176 C104 160 98 142 98 114 Z")))
	d.fill(deadSkin.shade, head.side(206, 400, 200, 0), at(ellipse(134, 138, 26, 23)), at(ellipse(188, 138, 24, 22)),
		at(path("M120 174 C128 182 128 196 126 206 C118 198 116 186 116 176 Z")))
	d.fill("#3a2b31", at(poly(104, 92, 98, 66, 114, 70, 112, 44, 132, 54, 138, 28, 154, 46, 172, 26, 178, 46, 200, 44, 194, 58, 212, 68, 182, 66, 160, 60, 136, 68, 118, 78)))
	d.fill("#f4f7dc", at(circle(134, 138, 17)), at(path("M172 140 C180 134 196 134 204 140 C198 152 180 153 172 140 Z")))
	d.fill(p.ink, at(circle(138, 141, 5)), at(circle(188, 142, 4.5)), at(stroke([]float64{168, 138, 188, 129, 208, 139}, 3, 6, 3)),
		at(poly(156, 166, 150, 182, 158, 179)), at(poly(166, 166, 172, 181, 164, 179)),
		at(path("M122 196 C140 184 184 186 200 194 C200 216 184 226 162 226 C140 226 124 216 122 196 Z")))
	d.fill(blood.base, at(path("M136 214 C150 204 176 206 190 212 C182 222 146 224 136 214 Z")), at(path("M206 96 L214 102 L206 122 L198 116 Z")))
	d.fill(bone.base, at(rect(134, 191, 11, 12)), at(rect(149, 189, 11, 13)), at(rect(176, 190, 11, 11)), at(rect(142, 214, 10, 10)), at(rect(166, 214, 11, 10)))
	d.fill(p.ink, at(line(140, 84, 196, 98, 3.5)), at(line(150, 78, 145, 96, 3)), at(line(164, 81, 160, 100, 3)),
		at(line(179, 85, 175, 103, 3)), at(line(192, 89, 189, 106, 3)))

	hand, lit := palm()
	reach := pose(0.86, -14, 62, 236)
	d.outlined(p.ink, 4, reach(hand))
	d.fill(deadSkin.base, reach(hand))
	d.fill(deadSkin.light, reach(lit))
	return d
}
