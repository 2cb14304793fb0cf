package main

// Nemeses are who learns from its player, under a name and with a face: how it takes what happens can be read from
// that, also where it is as small as a thumb. Each has a picture for each mood.

// nemeses are who can be met, by their ids.
var nemeses = map[string]func(*mood) *drawing{"mara": mara, "ostap": ostap, "vesna": vesna, "havran": havran}

// nemesisFaces are the pictures of all, in all moods.
func nemesisFaces() album {
	all := album{}
	for id, draw := range nemeses {
		for i := range moods {
			all[id+"_"+moods[i].name] = func() *drawing { return draw(&moods[i]) }
		}
	}
	return all
}

// mara looks out of a hood, by night.
func mara(m *mood) *drawing {
	p := palette{"#0c0a1a", "#120f2c", "#2c2560", "#6a5fb8", "#e05a8a", "#d9d4ff", tone{"#1d1740", "#352b6c", "#5a4da0", "#a79ae0"}}
	d := portrait(p, p.glow, 160, 130)
	moon := circle(250, 66, 34).cut(circle(262, 56, 27))
	d.veil(p.bright, 0.75, moon, sparkle(52, 60, 6, 11), sparkle(88, 28, 4, 7), sparkle(36, 150, 4, 8), sparkle(290, 150, 5, 9))
	cloak := path("M0 330 C8 276 60 246 104 236 L216 236 C260 246 312 276 320 330 Z")
	hood := path("M160 18 C92 18 60 76 62 140 C62 196 84 240 118 262 L202 262 C236 240 258 196 258 140 C260 76 228 18 160 18 Z")
	d.outlined(p.ink, 4, cloak, hood)
	d.fill(p.cloth.base, cloak, hood)
	d.fill(p.cloth.light, path("M160 18 C92 18 60 76 62 140 C62 176 70 206 84 228 C78 150 86 70 160 40 Z"), path("M0 330 C8 276 60 246 104 236 C66 262 40 292 40 330 Z"))
	d.fill(p.cloth.shade, path("M160 18 C228 18 260 76 258 140 C258 186 242 224 218 248 C238 160 232 70 160 40 Z"))
	inside := path("M160 46 C112 46 88 88 90 138 C90 190 112 226 160 246 C208 226 230 190 230 138 C232 88 208 46 160 46 Z")
	d.fill("#221947", inside)
	hair := path("M160 58 C116 58 96 96 98 150 C98 190 106 216 118 234 C112 190 118 130 160 96 C202 130 208 190 202 234 C214 216 222 190 222 150 C224 96 204 58 160 58 Z")
	face := path("M108 130 C108 88 132 70 160 70 C188 70 212 88 212 130 C212 180 190 222 160 236 C130 222 108 180 108 130 Z")
	d.fill("#e8cdd6", face)
	d.fill("#f8e6ea", face.side(150, 400, 140, 0))
	d.fill("#c79fb4", face.side(196, 400, 204, 0))
	d.fill("#3a2a5e", hair)
	d.fill("#5c4690", path("M156 62 C120 64 102 98 104 146 C112 120 130 98 156 84 Z"))
	f := features{ink: p.ink, iris: "#8a5cf0", lips: p.accent, tall: 1.05}
	d.fill("#c79fb4", path("M158 142 C156 162 150 170 153 176 C158 180 164 179 168 175 C162 173 160 160 160 142 Z"))
	d.express(m, &f)
	gem := pose(0.5, 0, 160, 262)(drop())
	d.outlined(p.ink, 2.5, gem)
	d.fill(p.accent, gem)
	return d
}

// ostap has a forelock and a moustache, and the steppe behind him.
func ostap(m *mood) *drawing {
	p := palette{"#1c1006", "#4a2a0a", "#c2761e", "#ffd98a", "#b8322a", "#fff2c8", tone{"#7a1f1c", "#b8322a", "#e0604a", "#ffb59a"}}
	d := portrait(p, p.glow, 160, 110)
	d.veil(p.bright, 0.35, rays(160, 250, 150, 380, 15, 6, 9))
	coat := path("M4 330 C10 276 56 246 110 236 L210 236 C264 246 310 276 316 330 Z")
	neck := path("M128 190 L192 190 L200 256 L120 256 Z")
	head := path("M98 118 C98 72 126 50 160 50 C194 50 222 72 222 118 C226 158 218 190 204 212 C190 230 174 238 160 238 C146 238 130 230 116 212 C102 190 94 158 98 118 Z")
	ears := path("M100 126 C84 120 78 136 84 154 C88 166 98 172 106 168 Z").twice(160)
	d.outlined(p.ink, 4, coat, neck, ears, head)
	d.fill(skin.shade, neck)
	d.fill(p.cloth.base, coat)
	d.fill(p.cloth.light, path("M4 330 C10 276 56 246 110 236 C72 260 44 292 44 330 Z"))
	d.fill(p.cloth.shade, path("M210 236 C264 246 310 276 316 330 L256 330 C252 292 236 262 210 236 Z"))
	collar := path("M112 238 C126 262 144 282 160 296 C176 282 194 262 208 238 L222 250 C206 286 184 312 160 330 C136 312 114 286 98 250 Z")
	d.outlined(p.ink, 3, collar)
	d.fill(gold.base, collar)
	d.fill(gold.light, path("M112 238 C126 262 144 282 160 296 L160 306 C138 290 118 268 104 244 Z"))
	d.fill(skin.base, ears, head)
	d.fill(skin.light, head.side(144, 400, 130, 0))
	d.fill(skin.shade, head.side(200, 400, 208, 0))
	lock := path("M150 56 C140 30 160 8 196 12 C240 18 256 56 250 110 C236 74 214 52 176 58 Z")
	d.outlined(p.ink, 3.5, lock)
	d.fill("#3b2415", lock)
	d.fill("#6b452a", path("M152 52 C150 30 168 14 196 18 C222 22 238 44 244 74 C226 50 200 40 176 48 Z"))
	d.fill(skin.shade, path("M157 142 C154 160 146 170 149 178 C156 184 166 183 172 177 C164 174 160 160 160 142 Z"))
	f := features{ink: p.ink, iris: "#4a6fb0", lips: "#c0504a", tall: 0.95}
	d.express(m, &f)
	// It grows over the upper lip and hangs lower than the mouth, whatever that does
	moustache := path("M160 184 C146 178 124 184 112 200 C104 212 98 232 102 252 C112 236 122 216 138 206 C148 200 156 198 160 196 Z").twice(160)
	d.outlined(p.ink, 3, moustache)
	d.fill("#3b2415", moustache)
	d.fill("#6b452a", path("M158 186 C144 182 126 188 116 202 C128 194 144 190 158 192 Z"), path("M162 186 C176 182 194 188 204 202 C192 194 176 190 162 192 Z"))
	earring := ring(84, 176, 10, 3.5)
	d.fill(gold.light, earring)
	return d
}

// vesna wears a wreath of flowers.
func vesna(m *mood) *drawing {
	p := palette{"#0e2412", "#1d5a34", "#58a85c", "#f4f7b8", "#ef6a8c", "#fffce0", tone{"#d6cfb4", "#f6f1df", "#ffffff", "#ffffff"}}
	d := portrait(p, p.glow, 160, 120)
	l := leaf()
	d.veil(p.deep, 0.35, pose(1.5, 24, 16, 120)(l), pose(1.5, -40, 40, 250)(l), pose(1.5, -24, 304, 120)(l.mirror(0)), pose(1.5, 40, 280, 250)(l.mirror(0)))
	braids := path("M104 120 C78 160 72 220 84 300 L120 330 L200 330 L236 300 C248 220 242 160 216 120 Z")
	shirt := path("M10 330 C14 284 60 256 112 246 L208 246 C260 256 306 284 310 330 Z")
	neck := path("M136 190 L184 190 L194 262 L126 262 Z")
	face := path("M106 126 C104 84 130 64 160 64 C190 64 216 84 214 126 C214 178 190 216 160 232 C130 216 106 178 106 126 Z")
	d.outlined(p.ink, 4, braids, shirt)
	d.fill("#b5651f", braids)
	d.fill("#e08c3a", path("M104 120 C80 160 74 220 84 290 C92 300 98 306 104 310 C94 240 98 176 118 136 Z"))
	d.fill("#7d4010", path("M216 120 C240 160 246 220 236 290 C228 300 222 306 216 310 C226 240 222 176 202 136 Z"))
	d.fill(skin.shade, neck)
	d.fill(p.cloth.base, shirt)
	d.fill(p.cloth.shade, path("M208 246 C260 256 306 284 310 330 L262 330 C256 296 238 268 208 246 Z"))
	cross := func(x, y float64) shape { return join(rect(x-7, y-2.5, 14, 5), rect(x-2.5, y-7, 5, 14)) }
	d.fill("#c8323e", cross(110, 286), cross(134, 304), cross(160, 312), cross(186, 304), cross(210, 286))
	d.outlined(p.ink, 4, face)
	d.fill("#f6d6b4", face)
	d.fill("#ffe9cf", face.side(148, 400, 138, 0))
	d.fill(skin.light, face.side(196, 400, 204, 0))
	d.veil("#ef8a7a", 0.45, circle(118, 174, 13), circle(202, 174, 13))
	fringe := path("M106 128 C102 84 130 58 160 58 C190 58 218 84 214 128 C204 104 186 92 160 90 C134 92 116 104 106 128 Z")
	d.fill("#b5651f", fringe)
	d.fill("#e08c3a", path("M108 120 C108 86 132 64 158 62 C136 72 118 92 112 116 Z"))
	d.fill(skin.base, path("M158 142 C156 160 151 168 154 174 C158 178 164 177 167 173 C162 172 160 160 160 142 Z"))
	f := features{ink: "#3a1d10", iris: "#2f9a58", lips: p.accent, tall: 1.1}
	d.express(m, &f)
	yellow, red, white, blue := join(circle(106, 92, 13), circle(214, 92, 13)), petals(124, 66, 17), petals(160, 54, 20), petals(196, 66, 17)
	d.outlined(p.ink, 2.5, yellow, red, white, blue)
	d.fill("#ffd23c", yellow)
	d.fill(p.accent, red)
	d.fill("#ffffff", white)
	d.fill("#7aa8ff", blue)
	d.fill("#f2a51e", circle(106, 92, 5), circle(214, 92, 5), circle(124, 66, 6), circle(160, 54, 7), circle(196, 66, 6))
	return d
}

// petals are the five of a flower.
func petals(x, y, r float64) (all shape) {
	for i := range 5 {
		at := polar(x, y, r*0.62, 72*float64(i)-90)
		all = join(all, circle(at.x, at.y, r*0.5))
	}
	return all
}

// havran has feathers on his shoulders, and grey in his hair.
func havran(m *mood) *drawing {
	p := palette{"#07090f", "#151c2b", "#3d4f68", "#b9cbd8", "#e0b64a", "#eef6fb", tone{"#0f141f", "#222c3f", "#44546f", "#8fa3bd"}}
	d := portrait(p, p.glow, 170, 110)
	bird := path("M0 0 C10 -10 22 -10 30 0 C38 -10 50 -10 60 0 C48 -4 38 2 30 12 C22 2 12 -4 0 0 Z")
	d.veil(p.ink, 0.7, bird.move(30, 60), bird.scale(0.7, 0.7, 0, 0).move(250, 40), bird.scale(0.55, 0.55, 0, 0).move(66, 26))
	cloak := path("M0 330 C6 280 56 248 108 238 L212 238 C264 248 314 280 320 330 Z")
	feather := path("M0 0 C16 10 22 30 14 60 C-2 50 -14 30 0 0 Z")
	var collar shape
	for _, at := range [][3]float64{{104, 226, 62}, {92, 240, 40}, {80, 252, 24}, {70, 262, 10}} {
		collar = join(collar, pose(1.15, at[2], at[0], at[1])(feather))
	}
	neck := path("M130 190 L190 190 L198 262 L122 262 Z")
	head := path("M102 120 C102 76 128 52 160 52 C192 52 218 76 218 120 C220 160 212 196 196 216 C184 230 172 238 160 238 C148 238 136 230 124 216 C108 196 100 160 102 120 Z")
	ears := path("M104 128 C90 122 84 138 90 156 C94 168 102 172 110 168 Z").twice(160)
	d.outlined(p.ink, 4, cloak, neck, ears, head)
	d.fill(p.cloth.base, cloak)
	d.fill(p.cloth.light, path("M0 330 C6 280 56 248 108 238 C68 262 40 296 40 330 Z"))
	pale := tone{"#a8927f", "#dcc7b2", "#f3e6d6", "#ffffff"}
	d.fill(pale.shade, neck)
	d.fill(pale.base, ears, head)
	d.fill(pale.light, head.side(146, 400, 132, 0))
	d.fill(pale.shade, head.side(200, 400, 206, 0), path("M124 190 C112 178 108 160 108 146 C118 160 124 174 124 190 Z").twice(160))
	d.outlined(p.ink, 3, collar.twice(160))
	d.fill(p.cloth.light, collar.twice(160))
	clasp := circle(160, 282, 17)
	d.outlined(p.ink, 3, clasp)
	d.fill(gold.base, clasp)
	d.fill(gold.light, circle(156, 278, 8))
	hair := path("M100 138 C90 76 120 36 166 38 C212 40 232 80 220 138 C216 112 206 96 190 88 C168 92 140 90 118 100 C108 110 104 122 100 138 Z")
	d.outlined(p.ink, 3.5, hair)
	d.fill("#1b2233", hair)
	d.fill("#4b5a75", path("M104 112 C104 72 128 44 162 44 C138 56 122 76 116 100 Z"))
	d.fill("#c9d5e2", path("M186 46 C208 54 222 78 220 118 C214 98 206 90 194 84 C196 70 194 58 186 46 Z"))
	d.fill(pale.shade, path("M156 140 C154 158 144 172 146 182 C154 188 168 186 174 178 C164 176 161 160 161 140 Z"))
	f := features{ink: p.ink, iris: "#d0a030", lips: "#9a4a4a", tall: 0.85}
	d.express(m, &f)
	d.fill("#b06a5e", stroke([]float64{198, 108, 204, 134, 200, 176}, 1, 4, 1))
	return d
}
