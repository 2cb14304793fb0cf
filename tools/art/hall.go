package main

// hallLook is the light in the hall where duels take place. What is told there must be readable on it, so nothing in it
// is far from the ground of the app.
type hallLook struct {
	lit, wall, deep     string // of the wall, from the middle to the corners
	window, sky         string // of the arches, from below upwards
	pillar, edge        string
	floor, near, joints string
	left, right, thread string // of the banners
	flame               string // "" by day
	veil                float64
	home                *hallHome // nil where nobody is at home
}

var (
	hallNight = hallLook{"#2a2f45", "#1b1f2e", "#10121a", "#1d2740", "#131a2c", "#242a3c", "#343c55", "#232839", "#151823", "#2f3549",
		"#6b2230", "#24406f", "#b98b3a", "#f0a63c", 0.9, nil}
	hallDay = hallLook{"#f6f0e2", "#e6dcc6", "#cfc2a6", "#f8f7f0", "#d6e6f2", "#d9cdb3", "#f2ead8", "#ddd2ba", "#cdbf9f", "#c3b594",
		"#c88a86", "#8fa6c9", "#e5cc8c", "", 0.7, nil}
)

const (
	hallWidth, hallHeight = 1600, 900
	hallAxis              = hallWidth / 2
	hallFloor             = 590 // where it begins
)

func hallByNight() *drawing { return hall(&hallNight) }
func hallByDay() *drawing   { return hall(&hallDay) }

// hall is a vaulted room, the same on both sides of its axis, with a ring on its floor. Portrait screens see the middle
// third.
func hall(l *hallLook) *drawing {
	d := newDrawing(hallWidth, hallHeight)
	d.glow(l.lit, l.wall, l.deep, 0.5, 0.35, 0.75, rect(0, 0, hallWidth, hallFloor+4))
	d.arches(l)
	d.pillars(l)
	d.hallFloor(l)
	d.banners(l)
	if l.flame != "" {
		d.torches(l)
	}
	return d
}

// archway is an opening with a round top, its foot at the floor.
func archway(x, width, height float64) shape {
	r := width / 2
	return join(rect(x-r, hallFloor-height+r, width, height-r), ellipse(x, hallFloor-height+r, r, r))
}

func (d *drawing) arches(l *hallLook) {
	frames, windows := archway(hallAxis, 380, 480), archway(hallAxis, 320, 446)
	for _, x := range []float64{190, 470} {
		frames = join(frames, archway(x, 220, 380).twice(hallAxis))
		windows = join(windows, archway(x, 176, 352).twice(hallAxis))
	}
	d.fill(l.pillar, frames)
	d.glow(l.window, l.window, l.sky, 0.5, 1, 1, windows)
	if l.home != nil {
		l.home.view(d, l)
	}
	bars := rect(hallAxis-4, hallFloor-440, 8, 440)
	for _, y := range []float64{150, 270} {
		bars = join(bars, rect(hallAxis-160, hallFloor-y, 320, 6))
	}
	d.veil(l.pillar, l.veil, bars)
}

func (d *drawing) pillars(l *hallLook) {
	var bodies, lights shape
	for _, x := range []float64{40, 330, 605} {
		body := join(rect(x-24, 0, 48, hallFloor), rect(x-36, hallFloor-40, 72, 44), rect(x-34, 60, 68, 22))
		bodies = join(bodies, body.twice(hallAxis))
		lights = join(lights, rect(x+8, 82, 7, hallFloor-122).twice(hallAxis), rect(x-34, 60, 68, 5).twice(hallAxis), rect(x-36, hallFloor-40, 72, 6).twice(hallAxis))
	}
	d.fill(l.pillar, bodies)
	d.fill(l.edge, lights)
}

// hallFloor is of flags that grow towards whoever looks, with a ring of stone.
func (d *drawing) hallFloor(l *hallLook) {
	d.glow(l.floor, l.floor, l.near, 0.5, 0, 1, rect(0, hallFloor, hallWidth, hallHeight-hallFloor))
	var joints shape
	for i := range 9 {
		x := 50 + float64(i)*100
		joints = join(joints, poly(hallAxis+x*0.75, hallFloor, hallAxis+x*0.75+2, hallFloor, hallAxis+x*2.1+6, hallHeight, hallAxis+x*2.1, hallHeight).twice(hallAxis))
	}
	for i, y := range []float64{602, 632, 680, 752, 850} {
		joints = join(joints, rect(0, y, hallWidth, 2+float64(i)))
	}
	d.veil(l.joints, 0.55, joints)
	around := ellipse(hallAxis, 742, 610, 128)
	d.veil(l.edge, 0.5, around.cut(ellipse(hallAxis, 742, 584, 116)))
	d.veil(l.edge, 0.35, ellipse(hallAxis, 742, 500, 96).cut(ellipse(hallAxis, 742, 490, 92)))
}

// banners hang at both sides, of either side of a duel one.
func (d *drawing) banners(l *hallLook) {
	cloth := poly(540, 96, 670, 96, 670, 400, 605, 356, 540, 400)
	d.fill(l.left, cloth)
	d.fill(l.right, cloth.mirror(hallAxis))
	seam := join(rect(532, 88, 146, 10), poly(540, 392, 605, 348, 670, 392, 670, 402, 605, 358, 540, 402))
	emblem := star(605, 220, 8, 38, 17).cut(circle(605, 220, 9))
	if l.home != nil {
		emblem = l.home.emblem(605, 220)
	}
	d.fill(l.thread, seam.twice(hallAxis), emblem.twice(hallAxis))
}

func (d *drawing) torches(l *hallLook) {
	for _, x := range []float64{330, 2*hallAxis - 330} {
		for i, r := range []float64{150, 90, 46} {
			d.veil(l.flame, 0.06+0.05*float64(i), circle(x, 250, r))
		}
	}
	flame := path("M0 26 C-16 20 -18 4 -8 -10 C-6 0 -2 -2 0 -30 C10 -16 18 4 12 16 C10 22 6 25 0 26 Z").move(330, 244)
	d.fill(l.thread, poly(320, 268, 340, 268, 335, 330, 325, 330).twice(hallAxis))
	d.fill(l.flame, flame.twice(hallAxis))
	d.fill("#ffe3a0", flame.scale(0.5, 0.5, 330, 262).twice(hallAxis))
}
