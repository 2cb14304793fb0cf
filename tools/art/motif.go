package main

// Motifs are drawn about (0, 0) and put in place by a pose.

// pose scales a motif by k, turns it clockwise by degrees and moves it to (x, y).
func pose(k, degrees, x, y float64) func(shape) shape {
	return func(s shape) shape { return s.scale(k, k, 0, 0).turn(degrees, 0, 0).move(x, y) }
}

// left and right are the halves of a motif on either side of its axis.
func left(s shape) shape  { return s.side(0, -1, 0, 1) }
func right(s shape) shape { return s.side(0, 1, 0, -1) }

// weapon is a blade that points up from a guard at (0, 0), with its grip below.
type weapon struct{ blade, guard, grip, pommel, gem shape }

func sword(length float64) weapon {
	return weapon{
		blade:  poly(-8, 2, -8, 16-length, 0, -length, 8, 16-length, 8, 2),
		guard:  path("M-30 0 C-34 -4 -34 -10 -28 -10 C-20 -4 20 -4 28 -10 C34 -10 34 -4 30 0 C20 8 -20 8 -30 0 Z"),
		grip:   poly(-5, 4, 5, 4, 4.5, 36, -4.5, 36),
		pommel: circle(0, 41, 8), gem: circle(0, 0, 4),
	}
}

func dagger(length float64) weapon {
	return weapon{
		blade:  path("M-7 2 C-10 -18 -9 -36 0 -60 C9 -36 10 -18 7 2 Z").scale(1, length/60, 0, 0),
		guard:  path("M-20 2 C-22 8 -16 10 -12 7 L12 7 C16 10 22 8 20 2 C14 -4 -14 -4 -20 2 Z"),
		grip:   poly(-4.5, 6, 4.5, 6, 4, 30, -4, 30),
		pommel: circle(0, 33, 6), gem: circle(0, 2.5, 3),
	}
}

func (w weapon) in(pose func(shape) shape) weapon {
	return weapon{pose(w.blade), pose(w.guard), pose(w.grip), pose(w.pommel), pose(w.gem)}
}

func (w weapon) whole() shape { return join(w.blade, w.guard, w.grip, w.pommel) }

// wield paints a weapon in a pose: a blade of two planes with a fuller between, a guard of metal, a bound grip.
func (d *drawing) wield(ink string, w weapon, blade, fittings tone, gem string, pose func(shape) shape) {
	p := w.in(pose)
	d.outlined(ink, 3, p.whole())
	d.fill(blade.light, p.blade)
	d.fill(blade.base, pose(right(w.blade)))
	d.fill(wood.shade, p.grip)
	d.fill(fittings.base, p.guard, p.pommel)
	d.fill(fittings.light, pose(w.guard.side(-99, 1, 99, 1).move(0, -1).in(rect(-99, -99, 198, 99))),
		pose(circle(-2, 0, 3).move(0, centreY(w.pommel)-1)))
	d.fill(gem, p.gem)
}

// centreY is the height of a shape's middle.
func centreY(s shape) float64 {
	b := shape{contours: s.contours[:1]}.box()
	return (b.top + b.bottom) / 2
}

// fire is a flame on (0, 0), 100 high: its outline, the hotter body and the core.
func fire() (outer, middle, core shape) {
	outer = path("M0 0 C-34 2 -48 -26 -33 -54 C-30 -44 -26 -40 -20 -38 C-24 -62 -6 -78 2 -102 C6 -80 24 -72 26 -48 C31 -52 32 -58 31 -66 C48 -40 40 2 0 0 Z")
	middle = path("M0 -2 C-24 0 -32 -20 -22 -38 C-19 -32 -17 -30 -13 -28 C-15 -46 -2 -56 2 -74 C7 -56 18 -50 18 -34 C22 -37 22 -40 22 -44 C32 -26 26 0 0 -2 Z")
	core = path("M1 -4 C-12 -4 -16 -14 -10 -24 C-7 -30 0 -34 2 -44 C8 -34 14 -28 13 -16 C12 -8 8 -4 1 -4 Z")
	return outer, middle, core
}

// burn paints a flame in a pose.
func (d *drawing) burn(t tone, pose func(shape) shape) {
	outer, middle, core := fire()
	d.fill(t.base, pose(outer))
	d.fill(t.light, pose(middle))
	d.fill(t.rim, pose(core))
}

func heart() shape {
	return path("M0 34 C-46 2 -42 -34 -18 -34 C-8 -34 -1 -27 0 -19 C1 -27 8 -34 18 -34 C42 -34 46 2 0 34 Z")
}

func drop() shape {
	return path("M0 -32 C9 -14 18 -4 18 9 C18 20 10 27 0 27 C-10 27 -18 20 -18 9 C-18 -4 -9 -14 0 -32 Z")
}

func leaf() shape { return path("M0 0 C4 -24 26 -36 54 -30 C52 -8 30 12 0 0 Z") }

// heater is a knight's shield 100 high.
func heater() shape {
	return path("M-44 -50 C-28 -44 -14 -46 0 -52 C14 -46 28 -44 44 -50 C46 0 34 34 0 56 C-34 34 -46 0 -44 -50 Z")
}

// bolt is a flash of lightning from (0, -50) to (0, 50).
func bolt() shape { return poly(8, -52, -24, 6, -4, 4, -14, 52, 26, -12, 5, -9, 20, -52) }

// skull is a death's head; its sockets are holes.
func skull() shape {
	return path("M-28 -6 C-30 -34 -14 -42 0 -42 C14 -42 30 -34 28 -6 C28 4 24 8 18 12 L17 26 C8 31 -8 31 -17 26 L-18 12 C-24 8 -28 4 -28 -6 Z").
		cut(ellipse(-11, -6, 7, 8), ellipse(11, -6, 7, 8), poly(0, 4, -4, 13, 4, 13))
}

// wing is an angel's right wing, its root at (0, 0): three rows of feathers.
func wing() (primaries, coverts, arm shape) {
	primaries = path("M0 0 C20 -46 70 -70 122 -64 C118 -54 110 -48 104 -46 C110 -44 114 -42 116 -38 C106 -28 98 -26 90 -26 C96 -22 98 -20 99 -14 C88 -6 80 -6 72 -8 C78 -2 78 2 78 6 C64 12 54 10 48 6 C52 12 52 16 51 20 C32 24 8 18 0 0 Z")
	coverts = path("M2 -4 C18 -40 54 -60 96 -60 C92 -52 84 -48 78 -46 C82 -44 84 -40 84 -36 C74 -30 66 -30 60 -32 C64 -28 64 -24 63 -20 C54 -14 46 -16 40 -18 C44 -14 44 -10 42 -6 C28 0 12 4 2 -4 Z")
	arm = path("M2 -6 C16 -36 44 -56 76 -60 C70 -52 62 -50 56 -46 C58 -42 56 -38 54 -36 C46 -34 40 -36 36 -36 C36 -30 34 -26 30 -24 C20 -14 10 -6 2 -6 Z")
	return primaries, coverts, arm
}

// hood is a cowl seen from the front, about 100 wide, and the dark inside it.
func hood() (cowl, inside shape) {
	cowl = path("M0 -64 C34 -58 48 -24 46 14 C54 30 64 40 66 60 L-66 60 C-64 40 -54 30 -46 14 C-48 -24 -34 -58 0 -64 Z")
	inside = path("M0 -40 C22 -36 30 -12 29 10 C28 30 14 44 0 48 C-14 44 -28 30 -29 10 C-30 -12 -22 -36 0 -40 Z")
	return cowl, inside
}
