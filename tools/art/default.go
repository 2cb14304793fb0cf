package main

// unknownCard stands for a card that has no picture yet: a sealed scroll over a fan of blank cards.
func unknownCard() *drawing {
	p := neutralPalette
	d := card(p, 160, 92)
	d.veil(p.ink, 0.25, rays(160, 104, 40, 260, 12, 15, 11))
	blank := round(-42, -62, 84, 124, 9)
	fan := []func(shape) shape{pose(1, -20, 108, 112), pose(1, 20, 212, 112), pose(1.08, 0, 160, 102)}
	for i, at := range fan {
		d.outlined(p.ink, 3.5, at(blank))
		d.fill([]string{p.cloth.base, p.cloth.base, p.bright}[i], at(blank))
		d.fill([]string{p.cloth.light, p.cloth.light, p.accent}[i],
			at(round(-35, -55, 70, 110, 5).cut(round(-31, -51, 62, 102, 3))))
	}
	quill := pose(1.25, 34, 164, 140)
	feather := path("M0 0 C-4 -30 -22 -50 -14 -86 C-8 -104 4 -112 16 -116 C24 -90 26 -50 4 -20 Z")
	d.outlined(p.ink, 3, quill(feather), quill(poly(-2, 0, 2, -6, -1, 22)))
	d.fill("#e9e4f5", quill(feather))
	d.fill(p.glow, quill(path("M0 0 C2 -40 4 -80 16 -116 C24 -90 26 -50 4 -20 Z")), quill(poly(-2, 0, 3, -6, -1, 22)))
	d.fill(p.ink, stroke([]float64{126, 158, 136, 166, 146, 156, 160, 164}, 1, 4, 4, 1))
	return d
}
