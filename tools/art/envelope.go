package main

// letter is an envelope: its body, and the pocket in front of it.
func letter(d *drawing) {
	body := round(6, 16, 52, 38, 4)
	d.fill(iconInk, body.grow(iconOutline))
	d.fill(bone.shade, body)
	d.fill(bone.base, poly(6, 20, 32, 40, 58, 20, 58, 54, 6, 54).in(body))
	d.fill(bone.light, poly(6, 54, 26, 35.5, 32, 40, 38, 35.5, 58, 54).in(body))
}

// sealedIcon is what is foretold, as long as nobody may know.
func sealedIcon() *drawing {
	d := newDrawing(iconSize, iconSize)
	letter(d)
	d.fill(iconInk, poly(4, 14, 60, 14, 32, 42))
	d.fill(bone.base, poly(9, 17, 55, 17, 32, 38.5))
	d.plate(red, circle(32, 37, 9.5), shine(circle(32, 37, 9.5), 30, 35))
	return d
}

// opened is an envelope whose flap stands up, with a sheet that shows something.
func opened(t tone, sign shape) *drawing {
	d := newDrawing(iconSize, iconSize)
	flap, sheet := poly(5, 24, 32, 3, 59, 24), round(12, 8, 40, 40, 3)
	d.fill(iconInk, flap.grow(3))
	d.fill(bone.shade, flap)
	d.fill(iconInk, sheet.grow(2.4))
	d.fill("#ffffff", sheet)
	d.fill(t.base, sign)
	pocket := poly(6, 24, 32, 42, 58, 24, 58, 58, 6, 58)
	d.fill(iconInk, pocket.grow(iconOutline))
	d.fill(bone.base, pocket)
	d.fill(bone.light, poly(6, 58, 27, 38.6, 32, 42, 37, 38.6, 58, 58))
	return d
}

// foreseenIcon is a turn that was foretold rightly.
func foreseenIcon() *drawing {
	return opened(green, stroke([]float64{20, 21, 29, 30, 45, 12}, 6, 6, 6))
}

// unforeseenIcon is a turn that nobody foretold.
func unforeseenIcon() *drawing {
	return opened(red, join(line(23, 12, 41, 30, 6, 6), line(41, 12, 23, 30, 6, 6)))
}

// outwittedIcon is a turn that nobody foretold though it was a good one: a star bursts from the envelope.
func outwittedIcon() *drawing {
	d := newDrawing(iconSize, iconSize)
	letter(d)
	burst := star(32, 30, 5, 29, 12)
	d.fill(iconInk, burst.grow(iconOutline))
	d.fill(gold.base, burst)
	d.fill(gold.light, star(30, 27, 5, 16, 7))
	return d
}
