package main

// The signs of units on a board: fighters have the sword of attacks.

func bowIcon() *drawing {
	limb := path("M18 5 C54 10 54 54 18 59 C38 48 38 16 18 5 Z")
	cord, shaft := rect(17, 6, 3, 52), rect(6, 29.5, 44, 5)
	head, feather := poly(46, 21, 61, 32, 46, 43), poly(3, 24, 12, 29.5, 12, 34.5, 3, 40)
	d := newDrawing(iconSize, iconSize)
	d.fill(iconInk, limb, limb.grow(iconOutline), cord.grow(1.5), shaft.grow(iconOutline), head.grow(iconOutline), feather.grow(iconOutline))
	d.fill(yellow.base, limb)
	d.fill(yellow.light, shine(limb, 42, 32))
	d.fill(silver.light, cord)
	d.fill(silver.base, shaft, feather)
	d.fill(silver.light, head)
	return d
}

func staffIcon() *drawing {
	staff := rect(29, 14, 6, 48).turn(38, 32, 32)
	orb, star := circle(45, 17, 12), poly(45, 4, 48.5, 13.5, 58, 17, 48.5, 20.5, 45, 30, 41.5, 20.5, 32, 17, 41.5, 13.5)
	d := newDrawing(iconSize, iconSize)
	d.fill(iconInk, staff, staff.grow(iconOutline), orb, orb.grow(iconOutline))
	d.fill(yellow.shade, staff)
	d.fill(yellow.base, shine(staff, 30, 34))
	d.fill(purple.base, orb)
	d.fill(purple.rim, star)
	return d
}
