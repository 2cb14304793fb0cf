package main

// Icons are 64 × 64: one bright shape in two planes inside an ink line, so that it stands on dark and on light ground
// and is still told apart at 18 pixels.
const (
	iconSize    = 64
	iconOutline = 3.6
)

const iconInk = "#141a2b"

var (
	red    = tone{"#8f1526", "#e23b4a", "#ff8a80", "#ffd9d2"}
	green  = tone{"#176b38", "#3cbf62", "#9cf0a0", "#e2ffe0"}
	blue   = tone{"#1d4f9e", "#3f8fe8", "#9fd0ff", "#e6f4ff"}
	yellow = tone{"#a8690c", "#f6b21c", "#ffe27a", "#fff7d1"}
	purple = tone{"#54259c", "#9b5cf0", "#d8b4ff", "#f4e8ff"}
	silver = tone{"#55657f", "#a9bbd2", "#e6eef7", "#ffffff"}
	teal   = tone{"#0f6e74", "#27b8bd", "#90eeea", "#e0fffc"}
)

// icon paints a body inked all round, then its lit plane.
func icon(t tone, body, lit shape) *drawing {
	d := newDrawing(iconSize, iconSize)
	d.plate(t, body, lit)
	return d
}

func (d *drawing) plate(t tone, body, lit shape) {
	d.fill(iconInk, body, body.grow(iconOutline))
	d.fill(t.base, body)
	d.fill(t.light, lit)
}

// Small marks that turn one icon into another: an arrow up or down, a plus.

func arrowUp(x, y float64) shape {
	return poly(-6, 12, -6, 0, -13, 0, 0, -14, 13, 0, 6, 0, 6, 12).move(x, y)
}

func arrowDown(x, y float64) shape { return arrowUp(0, 0).scale(1, -1, 0, 0).move(x, y) }

func plus(x, y, r, w float64) shape {
	h := w / 2
	return poly(-h, -r, h, -r, h, -h, r, -h, r, h, h, h, h, r, -h, r, -h, h, -r, h, -r, -h, -h, -h).move(x, y)
}

// shine is the lit part of a body: what lies to the upper left of a slanted line through (x, y).
func shine(body shape, x, y float64) shape { return body.side(x+10, y-20, x-10, y+20) }

func iconHeart(x, y, k float64) shape { return pose(k, 0, x, y)(heart()) }

func iconBolt(x, y, k float64) (body, lit shape) {
	at := func(s shape) shape { return pose(k, 0, x, y)(s.scale(1.3, 1, 0, 0)) }
	return at(bolt()), at(poly(8, -52, -24, 6, -4, 4, -14, 52, -2, 6, 4, -2, -8, -1))
}

func iconShield(x, y, k float64) shape { return pose(k, 0, x, y)(heater()) }

func iconGem(x, y, k float64) (body, lit shape) {
	body = pose(k, 0, x, y)(poly(-16, -24, 16, -24, 26, -8, 0, 27, -26, -8))
	lit = pose(k, 0, x, y)(join(poly(-16, -24, -26, -8, -9, -8), poly(-9, -8, 9, -8, 0, -24), poly(-9, -8, -26, -8, 0, 27)))
	return body, lit
}

// iconSword points to the upper right.
func iconSword(x, y, k float64) (blade, hilt shape) {
	at := pose(k, 45, x, y)
	blade = at(poly(-6, 10, -6, -32, 0, -42, 6, -32, 6, 10))
	hilt = at(join(round(-17, 9, 34, 8, 3), rect(-4, 16, 8, 14), circle(0, 33, 6)))
	return blade, hilt
}

func (d *drawing) swordIcon(x, y, k float64, t tone) {
	blade, hilt := iconSword(x, y, k)
	d.fill(iconInk, blade.grow(iconOutline), hilt.grow(iconOutline), blade, hilt)
	d.fill(t.base, blade)
	d.fill(t.light, pose(k, 45, x, y)(poly(-6, 10, -6, -32, 0, -42, 0, 10)))
	d.fill(yellow.base, hilt)
}

func attackIcon() *drawing {
	d := newDrawing(iconSize, iconSize)
	d.swordIcon(31, 33, 0.9, silver)
	return d
}

func majorAttackIcon() *drawing {
	d := newDrawing(iconSize, iconSize)
	d.swordIcon(26, 38, 0.8, tone{base: red.base, light: red.light})
	d.plate(yellow, star(47, 47, 5, 14, 6), shape{})
	return d
}

func defendIcon() *drawing {
	d := icon(teal, circle(32, 32, 26), shine(circle(32, 32, 26), 32, 32))
	d.fill(teal.shade, ring(32, 32, 19, 4))
	d.fill(yellow.base, circle(32, 32, 9))
	d.fill(yellow.light, circle(30, 30, 4.5))
	return d
}

func majorDefendIcon() *drawing {
	d := icon(teal, circle(27, 27, 23), shine(circle(27, 27, 23), 27, 27))
	d.fill(teal.shade, ring(27, 27, 16.5, 4))
	d.fill(yellow.base, circle(27, 27, 7))
	d.plate(yellow, star(47, 47, 5, 14, 6), shape{})
	return d
}

func hpIcon() *drawing {
	h := iconHeart(32, 32, 0.68)
	return icon(red, h,
		pose(0.68, 0, 32, 32)(path("M-34 -8 C-36 -28 -22 -34 -12 -28 C-22 -24 -26 -12 -22 2 C-28 0 -33 -4 -34 -8 Z")))
}

func maxHPIcon() *drawing {
	d := icon(red, iconHeart(32, 32, 0.72), shape{})
	d.fill("#ffffff", plus(32, 29, 13, 8))
	return d
}

func epIcon() *drawing {
	body, lit := iconBolt(31, 32, 0.53)
	return icon(yellow, body, lit)
}

func regenIcon() *drawing {
	body, lit := iconBolt(24, 30, 0.49)
	d := icon(yellow, body, lit)
	d.plate(green, plus(47, 46, 13, 8.5), shape{})
	return d
}

func shieldIcon() *drawing {
	s := iconShield(32, 31, 0.5)
	return icon(blue, s, s.side(32, 0, 32, 64))
}

func defenceIcon() *drawing {
	bowl := path("M8 34 C8 14 18 5 32 5 C46 5 56 14 56 34 L55 50 C48 58 40 60 32 60 C24 60 16 58 9 50 Z")
	d := icon(silver, bowl, bowl.side(32, 0, 32, 64))
	d.fill(iconInk, path("M13 26 L51 26 L51 34 L36 34 L36 56 L28 56 L28 34 L13 34 Z"))
	d.fill(silver.shade, rect(30, 8, 4, 18))
	return d
}

func stunIcon() *drawing {
	spiral := stroke([]float64{33, 37, 29, 33, 33, 28, 41, 31, 41, 41, 31, 46, 21, 39, 20, 27, 30, 18, 44, 20, 53, 32, 50, 46},
		5, 6, 7, 7, 3)
	d := newDrawing(iconSize, iconSize)
	d.fill(iconInk, circle(34, 33, 25))
	d.fill(yellow.base, spiral)
	d.plate(yellow, star(12, 14, 5, 10, 4.4), shape{})
	d.plate(yellow, star(53, 11, 5, 9, 4), shape{})
	d.plate(yellow, star(13, 52, 5, 8, 3.6), shape{})
	return d
}

func damageIcon(mark tone, arrow shape) *drawing {
	d := newDrawing(iconSize, iconSize)
	d.swordIcon(27, 35, 0.78, silver)
	d.plate(mark, arrow, shape{})
	return d
}

func damageUpIcon() *drawing   { return damageIcon(green, arrowUp(47, 45)) }
func damageDownIcon() *drawing { return damageIcon(red, arrowDown(47, 45)) }

func costIcon() *drawing {
	body, lit := iconGem(32, 31, 1)
	d := icon(blue, body, lit)
	d.fill(blue.rim, poly(16, 7, 25, 7, 23, 23))
	return d
}

func costsIcon(mark tone, arrow shape) *drawing {
	body, lit := iconGem(26, 26, 0.78)
	d := icon(blue, body, lit)
	d.plate(mark, arrow, shape{})
	return d
}

func costsUpIcon() *drawing   { return costsIcon(red, arrowUp(47, 46)) }
func costsDownIcon() *drawing { return costsIcon(green, arrowDown(47, 46)) }

func immortalityIcon() *drawing {
	loops := join(arc(19, 32, 11.5, 11.5, 40, 320, 8, 8), arc(45, 32, 11.5, 11.5, -140, 140, 8, 8),
		stroke([]float64{27, 25, 32, 32, 37, 39}, 8, 8), stroke([]float64{27, 39, 32, 32, 37, 25}, 8, 8))
	d := newDrawing(iconSize, iconSize)
	d.fill(iconInk, loops, loops.grow(iconOutline))
	d.fill(yellow.base, loops)
	d.fill(yellow.light, arc(19, 32, 12.5, 12.5, 170, 300, 1, 4, 1), arc(45, 32, 12.5, 12.5, 220, 300, 1, 4, 1))
	return d
}

func healingIcon() *drawing {
	p := plus(32, 32, 26, 20)
	return icon(green, p, shine(p, 30, 32))
}

func healingBonusIcon() *drawing {
	d := icon(green, plus(25, 26, 20, 15), shine(plus(25, 26, 20, 15), 24, 26))
	d.plate(yellow, arrowUp(47, 45), shape{})
	return d
}

func hotIcon() *drawing {
	stem := stroke([]float64{12, 58, 20, 42, 34, 28}, 6, 5, 4)
	l := path("M14 44 C6 18 28 4 58 6 C60 36 44 58 14 44 Z")
	d := newDrawing(iconSize, iconSize)
	d.fill(iconInk, stem, stem.grow(3), l.grow(iconOutline))
	d.fill(green.base, l)
	d.fill(green.light, path("M14 44 C6 18 28 4 58 6 C40 14 26 26 14 44 Z"))
	d.fill(green.shade, stroke([]float64{12, 58, 20, 42, 34, 26, 48, 15}, 6, 5, 4, 1))
	return d
}

func dotIcon() *drawing {
	body := pose(0.92, 0, 32, 35)(drop())
	d := newDrawing(iconSize, iconSize)
	small := join(pose(0.42, 0, 12, 18)(drop()), pose(0.42, 0, 52, 18)(drop()))
	d.fill(iconInk, body, small, body.grow(iconOutline), small.grow(3))
	d.fill(purple.base, body, small)
	d.fill(purple.light, pose(0.92, 0, 32, 35)(path("M-3 -22 C-18 -4 -18 12 -8 20 C-10 8 -8 -6 -3 -22 Z")))
	return d
}

func exhaustionIcon() *drawing {
	caps := join(round(10, 4, 44, 9, 3), round(10, 51, 44, 9, 3))
	glass := path("M15 13 L49 13 C49 26 38 28 37 32 C38 36 49 38 49 51 L15 51 C15 38 26 36 27 32 C26 28 15 26 15 13 Z")
	d := newDrawing(iconSize, iconSize)
	d.fill(iconInk, caps, glass, caps.grow(3), glass.grow(3))
	d.fill("#dcefff", glass)
	d.fill(red.base,
		path("M22 22 C30 20 34 20 42 22 C40 26 34 28 33.5 32 L33.5 42 C38 43 44 46 46 51 L18 51 C20 46 26 43 30.5 42 L30.5 32 C30 28 24 26 22 22 Z"))
	d.fill(yellow.base, caps)
	d.fill(yellow.light, rect(12, 5, 40, 3), rect(12, 52, 40, 3))
	return d
}

func deckIcon() *drawing {
	card := round(-15, -21, 30, 42, 4)
	d := newDrawing(iconSize, iconSize)
	for _, at := range []func(shape) shape{pose(1, 0, 39, 37), pose(1, 0, 32, 32)} {
		d.fill(iconInk, at(card.grow(3)))
		d.fill(blue.shade, at(card))
	}
	front := pose(1, 0, 25, 27)
	d.fill(iconInk, front(card.grow(3)))
	d.fill(blue.base, front(card))
	d.fill(blue.rim, front(poly(0, -12, 8, 0, 0, 12, -8, 0)))
	return d
}

func handIcon() *drawing {
	card := round(-11, -52, 22, 36, 4)
	d := newDrawing(iconSize, iconSize)
	for i, at := range []func(shape) shape{pose(0.92, -28, 32, 62), pose(0.92, 28, 32, 62), pose(0.98, 0, 32, 60)} {
		d.fill(iconInk, at(card.grow(3)))
		d.fill([]string{silver.base, silver.base, "#ffffff"}[i], at(card))
		d.fill([]string{blue.base, green.base, red.base}[i], at(poly(0, -46, 6, -35, 0, -24, -6, -35)))
	}
	return d
}

func majorIcon() *drawing {
	crown := path("M8 50 L4 18 L20 32 L32 8 L44 32 L60 18 L56 50 Z")
	d := icon(yellow, crown, join(poly(8, 50, 4, 18, 20, 32, 18, 50), poly(20, 32, 32, 8, 32, 50, 26, 50)))
	d.fill(yellow.shade, rect(8.5, 44, 47, 6))
	d.fill(red.base, circle(32, 36, 5))
	return d
}

func reactiveIcon() *drawing {
	eye := path("M5 32 C16 7 48 7 59 32 C48 57 16 57 5 32 Z")
	d := icon(tone{base: "#ffffff", light: "#ffffff"}, eye, shape{})
	d.fill(purple.base, circle(32, 32, 16))
	d.fill(iconInk, circle(32, 32, 8))
	d.fill("#ffffff", circle(26, 25, 4.5))
	return d
}

func coinIcon() *drawing {
	d := icon(yellow, circle(32, 32, 26), shine(circle(32, 32, 26), 32, 32))
	d.fill(yellow.shade, ring(32, 32, 21, 3),
		path("M24 24 L33 16 L38 16 L38 42 L44 42 L44 48 L24 48 L24 42 L30 42 L30 26 L24 30 Z"))
	return d
}

func whyIcon() *drawing {
	d := icon(blue, circle(32, 32, 26), shape{})
	d.fill("#ffffff", stroke([]float64{22, 25, 24, 18, 32, 15, 41, 18, 42, 26, 36, 32, 32, 36, 32, 41}, 8, 8, 8),
		circle(32, 50, 4.6))
	return d
}

func logIcon() *drawing {
	page := path("M14 6 L44 6 C50 6 52 10 52 14 L52 50 C52 56 48 58 44 58 L14 58 C10 58 8 54 8 50 L8 46 L14 46 Z")
	d := icon(bone, page, path("M14 6 L44 6 C50 6 52 10 52 14 L14 46 Z"))
	d.fill(bone.shade, path("M8 46 L42 46 L42 52 C42 56 44 58 46 58 L14 58 C10 58 8 54 8 50 Z"))
	d.fill("#5b4a33", round(20, 14, 24, 4.6, 2), round(20, 23, 24, 4.6, 2), round(20, 32, 16, 4.6, 2))
	return d
}

func endTurnIcon() *drawing {
	arrow := path("M8 38 C8 20 22 10 38 12 L38 2 L60 20 L38 38 L38 27 C28 25 22 30 22 38 L22 58 L8 58 Z")
	return icon(green, arrow, path("M8 38 C8 20 22 10 38 12 L38 2 L60 20 C40 16 20 18 14 38 L14 58 L8 58 Z"))
}

// strikeIcon is the sign of a stance: a blade that comes down in a blaze.
func strikeIcon() *drawing {
	d := icon(red, star(32, 32, 8, 30, 17), shape{})
	d.swordIcon(32, 32, 0.62, silver)
	return d
}

// guardIcon is the sign of a stance: a tall shield with a cross.
func guardIcon() *drawing {
	tower := path("M10 6 L54 6 L54 36 C54 48 42 56 32 60 C22 56 10 48 10 36 Z")
	d := icon(blue, tower, tower.side(32, 0, 32, 64))
	d.fill(yellow.base, plus(32, 30, 18, 8))
	return d
}

// focusIcon is the sign of a stance: an open eye.
func focusIcon() *drawing {
	eye := path("M3 32 C14 10 50 10 61 32 C50 54 14 54 3 32 Z")
	d := icon(silver, eye, path("M3 32 C14 10 50 10 61 32 C44 22 20 22 3 32 Z"))
	d.fill(iconInk, circle(32, 32, 14))
	d.fill(green.base, circle(32, 32, 11))
	d.fill(iconInk, circle(32, 32, 5))
	d.fill("#ffffff", circle(28, 28, 3))
	return d
}

func removingIcon() *drawing {
	d := newDrawing(iconSize, iconSize)
	orb := ring(30, 34, 22, 8)
	d.fill(iconInk, circle(30, 34, 25))
	d.fill(purple.base, orb)
	d.fill(purple.light, arc(30, 34, 19, 19, 170, 280, 1, 4, 1))
	cut := poly(6, 58, 50, 2, 60, 8, 14, 62)
	d.plate(tone{base: "#ffffff"}, cut, shape{})
	return d
}

func ignoreDefenseIcon() *drawing {
	d := newDrawing(iconSize, iconSize)
	s := iconShield(32, 34, 0.46)
	d.plate(blue, s, shape{})
	d.fill(iconInk, poly(36, 8, 26, 30, 38, 34, 28, 62, 24, 60, 30, 38, 18, 33, 30, 8))
	d.swordIcon(34, 30, 0.72, silver)
	return d
}

// logoIcon is the crest without its detail.
func logoIcon() *drawing {
	d := newDrawing(iconSize, iconSize)
	card := round(-14, -20, 28, 40, 4)
	d.plate(blue, pose(1, 14, 43, 33)(card), shape{})
	d.plate(red, pose(1, -14, 21, 33)(card), shape{})
	leftBlade, leftHilt := iconSword(32, 33, 0.86)
	d.fill(iconInk, join(leftBlade, leftHilt).twice(32), join(leftBlade, leftHilt).grow(iconOutline-0.8).twice(32))
	d.fill(yellow.base, leftHilt.twice(32))
	d.fill(silver.light, leftBlade.twice(32))
	return d
}
