package main

// hallHome is what is a hero's own in the hall: the light of its walls, what is seen through the middle window, and
// what is sewn on its banners.
type hallHome struct {
	night, day hallTint
	emblem     func(x, y float64) shape
	view       func(d *drawing, l *hallLook)
}

// hallTint are the colours of a home: of the wall from the middle to the corners, of the windows from below upwards, of
// the floor, of the banners, and of a flame, which there is by night alone.
type hallTint struct {
	lit, wall, deep, window, sky, floor, near, banner, flame string
}

var hallHomes = map[string]hallHome{
	"knight": {
		hallTint{"#2c3040", "#1e212c", "#111219", "#2a3350", "#141a2c", "#26293a", "#16171f", "#7a2230", "#f0a63c"},
		hallTint{"#f6efe2", "#e8dac6", "#d1bfa2", "#fdf3e2", "#cfe0f2", "#dfd0b8", "#cfbb9c", "#c9807c", ""},
		func(x, y float64) shape { return pose(0.5, 0, x, y)(heater()) },
		func(d *drawing, l *hallLook) {
			towers := rect(hallAxis-160, hallFloor-70, 320, 70)
			for _, t := range [][3]float64{{-130, 60, 130}, {-40, 80, 190}, {75, 55, 150}} {
				x := hallAxis + t[0]
				towers = join(towers, rect(x, hallFloor-t[2], t[1], t[2]))
				for i := range 3 {
					towers = join(towers, rect(x+float64(i)*t[1]*0.4, hallFloor-t[2]-14, t[1]*0.2, 15))
				}
			}
			d.veil(l.pillar, 0.8, towers)
		},
	},
	"mage": {
		hallTint{"#34284f", "#221a38", "#120e1f", "#3a2a66", "#171035", "#2a2342", "#171226", "#4a2b86", "#9a7bff"},
		hallTint{"#f1ebf8", "#e0d6ee", "#c6b8dc", "#f6f0ff", "#cfc4f0", "#d8cde6", "#c6b8da", "#a58fd6", ""},
		func(x, y float64) shape { return star(x, y, 5, 42, 17) },
		func(d *drawing, l *hallLook) {
			var night shape
			for i := range 14 {
				x, y := hallAxis-140+float64((i*i*53+i*31)%281), hallFloor-70-float64((i*i*29+i*71)%340)
				night = join(night, star(x, y, 4, 7+float64(i%3)*4, 2))
			}
			d.veil(l.thread, 0.7, night)
		},
	},
	"priest": {
		hallTint{"#3a3226", "#28221a", "#15120d", "#5a4520", "#2a2012", "#332b20", "#1c1812", "#8a6a22", "#ffd27a"},
		hallTint{"#fdf6e0", "#f3e6c4", "#dfcb9c", "#fffbe8", "#fbe6ae", "#eadcb8", "#d9c696", "#d9b45e", ""},
		func(x, y float64) shape { return star(x, y, 12, 44, 24).cut(circle(x, y, 18)) },
		func(d *drawing, l *hallLook) {
			d.veil(l.thread, 0.22, star(hallAxis, hallFloor-240, 16, 150, 70))
			d.veil(l.thread, 0.5, circle(hallAxis, hallFloor-240, 58))
		},
	},
	"rogue": {
		hallTint{"#1f3330", "#152422", "#0b1413", "#1c3a36", "#0c1c1c", "#1d2f2c", "#101a19", "#1f5a3c", "#7fd68a"},
		hallTint{"#eaf3ea", "#d3e4d6", "#b4cdba", "#f0f8ee", "#c3e0d2", "#cfdfd0", "#b7cdba", "#7fb48f", ""},
		func(x, y float64) shape { return circle(x, y, 38).cut(circle(x+16, y-9, 32)) },
		func(d *drawing, l *hallLook) {
			d.veil("#e8f0ff", 0.12, circle(hallAxis+40, hallFloor-290, 110))
			d.veil("#e8f0ff", 0.5, circle(hallAxis+40, hallFloor-290, 62))
			d.veil(l.pillar, 0.8, poly(hallAxis-160, hallFloor, hallAxis-160, hallFloor-90, hallAxis-70, hallFloor-150, hallAxis, hallFloor-80,
				hallAxis+90, hallFloor-120, hallAxis+160, hallFloor-60, hallAxis+160, hallFloor))
		},
	},
}

// in returns the light of a hall as it is in a home.
func (t *hallTint) in(l hallLook) hallLook {
	l.lit, l.wall, l.deep, l.window, l.sky, l.floor, l.near = t.lit, t.wall, t.deep, t.window, t.sky, t.floor, t.near
	l.left, l.right, l.flame = t.banner, t.banner, t.flame
	return l
}

// homeHalls returns the halls of all homes, by night and by day.
func homeHalls() album {
	all := album{}
	for hero, home := range hallHomes {
		for name, l := range map[string]hallLook{"_by_night": home.night.in(hallNight), "_by_day": home.day.in(hallDay)} {
			l.home = &home
			all[hero+name] = func() *drawing { return hall(&l) }
		}
	}
	return all
}
