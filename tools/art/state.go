package main

// The states of a hero are told by signs on its portrait, whatever that shows.

// hurtIcon is three wounds side by side.
func hurtIcon() *drawing {
	d := newDrawing(iconSize, iconSize)
	for i, x := range []float64{15, 31, 47} {
		k := []float64{0.8, 1, 0.8}[i]
		wound := stroke([]float64{x + 11*k, 32 - 25*k, x + 5*k, 32 - 8*k, x - 3*k, 32 + 9*k, x - 11*k, 32 + 26*k}, 1, 7, 6, 0.5)
		d.plate(red, wound, wound.side(x+12*k, 32-26*k, x-12*k, 32+26*k))
	}
	return d
}

// crackedIcon is a shield in two halves.
func crackedIcon() *drawing {
	d := newDrawing(iconSize, iconSize)
	s := iconShield(32, 31, 0.48)
	left := poly(-10, -4, 36, -4, 28, 16, 37, 28, 27, 44, 33, 66, -10, 66).in(s)
	right := poly(74, -4, 74, 66, 33, 66, 27, 44, 37, 28, 28, 16, 36, -4).in(s)
	d.plate(tone{base: blue.light}, left.turn(-10, 20, 60).move(-3, 1), shape{})
	d.plate(tone{base: blue.base}, right.turn(10, 44, 60).move(3, 2), shape{})
	return d
}

// laurelIcon is a wreath, open at the top.
func laurelIcon() *drawing {
	d := newDrawing(iconSize, iconSize)
	leaf := path("M0 8 C-6 3 -5 -4 0 -10 C5 -4 6 3 0 8 Z")
	stem := arc(32, 34, 22, 22, 90, 235, 1, 3, 2)
	var leaves, lit shape
	for i := range 5 {
		around := 20 + float64(i)*27
		for _, out := range []float64{1, -1} {
			at := func(s shape) shape {
				return s.turn(-90+out*38, 0, 0).move(32, 56+out*5.5).turn(around, 32, 34)
			}
			leaves, lit = join(leaves, at(leaf)), join(lit, at(leaf.side(0, -20, 0, 20)))
		}
	}
	stem, leaves, lit = stem.scale(0.88, 0.88, 32, 36), leaves.scale(0.88, 0.88, 32, 36), lit.scale(0.88, 0.88, 32, 36)
	d.fill(iconInk, stem.grow(2).twice(32), leaves.grow(2.4).twice(32))
	d.fill(green.shade, stem.twice(32))
	d.fill(green.base, leaves.twice(32))
	d.fill(green.light, lit.twice(32))
	d.plate(yellow, circle(32, 57, 4.5), shape{})
	return d
}
