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

// fallenIcon is a broken sword.
func fallenIcon() *drawing {
	d := newDrawing(iconSize, iconSize)
	stub := poly(26, 42, 26, 27, 30, 31, 33, 24, 37, 29, 40, 25, 40, 42).turn(-18, 33, 42)
	tip := poly(0, 0, 4, 5, 7, -1, 11, 3, 14, -1, 14, -13, 7, -23, 0, -13).turn(64, 7, -10).move(34, 28)
	d.plate(silver, join(stub, tip), join(stub.side(33, 60, 33, 0), tip.side(60, 30, 30, 14)))
	d.plate(tone{base: "#7a4b12", light: "#a06a28"}, rect(29, 46, 8, 12).turn(-18, 33, 42), shape{})
	d.plate(yellow, join(rect(19, 41, 28, 6), circle(33, 60, 4.5)).turn(-18, 33, 42), shape{})
	return d
}

// lethalIcon is a skull.
func lethalIcon() *drawing {
	d := newDrawing(iconSize, iconSize)
	jaw := round(19, 36, 26, 22, 6)
	body := join(ellipse(32, 27, 25, 23), jaw)
	bone := tone{base: "#e9e2d0", light: "#ffffff"}
	d.plate(bone, body, ellipse(24, 18, 11, 8))
	d.fill(iconInk, ellipse(21, 29, 7.5, 8), ellipse(43, 29, 7.5, 8), poly(32, 37, 37, 45, 27, 45))
	d.fill(red.base, circle(21, 30, 3.4), circle(43, 30, 3.4))
	for _, x := range []float64{25.5, 32, 38.5} {
		d.fill(iconInk, rect(x-1.2, 49, 2.4, 9))
	}
	return d
}

// wreath is a laurel that is large enough to frame a portrait, which shows between its halves.
func wreath() *drawing {
	const (
		middle = 128
		around = 101 // radius of the stem
		pairs  = 10
	)
	d := newDrawing(2*middle, 2*middle)
	leaf := poly(0, 15, -6, 9, -9, 1, -8, -7, -4, -15, 0, -21, 4, -15, 8, -7, 9, 1, 6, 9)
	stem := arc(middle, middle, around, around, 90, 238, 1, 4, 2)
	var leaves, lit shape
	for i := range pairs {
		angle := 12 + float64(i)*14.4
		for _, out := range []float64{1, -1} {
			at := func(s shape) shape {
				return s.turn(-90+out*34, 0, 0).move(middle, middle+around+out*10).turn(angle, middle, middle)
			}
			leaves, lit = join(leaves, at(leaf)), join(lit, at(leaf.side(0, -30, 0, 30)))
		}
	}
	d.fill(iconInk, stem.grow(3).twice(middle), leaves.grow(5.5).twice(middle))
	d.fill(yellow.shade, stem.twice(middle))
	d.fill(yellow.base, leaves.twice(middle))
	d.fill(yellow.light, lit.twice(middle))
	return d
}
