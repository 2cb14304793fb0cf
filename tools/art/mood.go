package main

// features are what moods move in a face, around the point between its eyes at (160, 136).
type features struct {
	ink, iris, lips string
	tall            float64 // how open its eyes are when it is calm, 1 is as usual
}

// mood is how it takes what happens.
type mood struct {
	name  string
	brows []float64 // of the left eye, x and y pairs from the temple to the nose; the right one is its mirror image
	open  float64   // how far the eyes are open, 1 is as usual
	mouth func(f *features) (dark, lit shape)
}

var moods = []mood{
	{"calm", []float64{106, 116, 126, 107, 149, 116}, 1, func(*features) (dark, lit shape) {
		return stroke([]float64{136, 199, 160, 203, 184, 199}, 2, 6, 2), shape{}
	}},
	{"pleased", []float64{104, 108, 126, 98, 150, 112}, 0.72, func(*features) (dark, lit shape) {
		return path("M126 188 C146 200 178 200 198 186 C194 216 174 224 160 224 C146 224 130 214 126 188 Z"),
			path("M134 194 C150 201 176 201 191 192 C188 200 184 203 180 205 C166 208 152 208 140 204 Z")
	}},
	{"surprised", []float64{102, 100, 124, 86, 148, 96}, 1.45, func(*features) (dark, lit shape) {
		return ellipse(160, 205, 14, 18), shape{}
	}},
	{"grim", []float64{104, 102, 128, 110, 154, 128}, 0.8, func(*features) (dark, lit shape) {
		return stroke([]float64{130, 212, 144, 200, 160, 198, 176, 200, 190, 212}, 2, 7, 7, 2), shape{}
	}},
}

// express draws eyes, brows and mouth as a mood has them.
func (d *drawing) express(m *mood, f *features) {
	open := m.open * f.tall
	eye := ellipse(132, 138, 19, 12*open)
	d.fill("#ffffff", eye.twice(160))
	for _, side := range []float64{134, 186} {
		pupil := circle(side, 138, min(9, 10.5*open))
		d.fill(f.iris, pupil)
		d.fill(f.ink, circle(side, 138, min(4.6, 6*open)))
		d.fill("#ffffff", circle(side-3, 135, 2))
	}
	lid := stroke([]float64{110, 141, 120, 138 - 10*open, 134, 138 - 13*open, 146, 138 - 9*open, 153, 141}, 1, 5, 6, 5, 1)
	d.fill(f.ink, lid.twice(160), stroke(m.brows, 3, 8, 5).twice(160))
	dark, lit := m.mouth(f)
	d.fill(f.ink, dark)
	if len(lit.contours) > 0 {
		d.fill("#ffffff", lit)
		d.fill(f.lips, path("M142 218 C150 210 172 210 178 217 C170 222 150 222 142 218 Z"))
	}
}
