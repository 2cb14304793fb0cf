package dueltable

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/app/motion"
)

// What is felt of a blow is that everything stands still for a moment as it lands, that whom it hits is thrown back,
// and that a heavy one shakes the hall. All of it grows with the damage.

// The times of an impact.
const (
	leastStop  = 40 * time.Millisecond
	eachStop   = 9 * time.Millisecond // for each point of damage
	mostStop   = 130 * time.Millisecond
	lethalStop = 600 * time.Millisecond
	lethalPace = 0.2 // of the usual one, after a blow that kills
	recoilTime = 380 * time.Millisecond
	quakeTime  = 420 * time.Millisecond
)

// stop lets everything stand still as a blow lands; one that kills lets it go on slowly.
func (v *Table) stop(b blow, after time.Duration) {
	d, pace := min(leastStop+time.Duration(b.weight())*eachStop, mostStop), float32(0)
	if b.fell {
		d, pace = lethalStop, lethalPace
	}
	v.Stage.Play(motion.Motion{After: after, Draw: func(float32) {}, Ended: func() { v.Stage.Linger(pace, d) }})
}

// weight is how heavy a blow is felt to be.
func (b blow) weight() int16 { return b.hit + b.absorbed/2 }

// hits reports whether a blow reaches the hero or its shield.
func (b blow) hits() bool { return b.hit > 0 || b.absorbed > 0 }

// recoil throws the whole panel back, away from the other hero, and lets it come again. At the window's edge it bounces
// off, so that all of it stays in sight.
func (p *fighterPanel) recoil(weight int16, after time.Duration) {
	far := min(3+2*float32(weight), 26)
	p.stage.Play(motion.Motion{Of: p, After: after, Time: recoilTime, Curve: thrown, Draw: func(done float32) {
		by := far * done
		if by > p.room {
			by = 2*p.room - by
		}
		p.Move(p.home.AddXY(p.away.X*by, p.away.Y*by))
	}})
}

// measureRoom notes how far the panel can be thrown back in a window.
func (p *fighterPanel) measureRoom(window fyne.Size) {
	size := p.Size()
	right, below := window.Width-p.home.X-size.Width, window.Height-p.home.Y-size.Height
	p.room = max(-p.away.X*p.home.X, p.away.X*right, -p.away.Y*p.home.Y, p.away.Y*below)
}

// thrown is at its farthest soon, and comes back slowly.
func thrown(done float32) float32 {
	const farthest = 0.18
	if done < farthest {
		return motion.Slowing(done / farthest)
	}
	return 1 - motion.Gentle((done-farthest)/(1-farthest))
}

// quake shakes the hall and what lies on the field.
func (v *Table) quake(weight int16, after time.Duration) {
	far := min(2+float32(weight)/2, 9)
	v.Stage.Play(motion.Motion{Of: v.hall, After: after, Time: quakeTime, Curve: motion.Shaking, Draw: func(done float32) {
		by := fyne.NewPos(far*done*0.4, far*done)
		v.hall.Move(by)
		v.Field.Move(v.fieldHome.Add(by))
		canvas.Refresh(v.hall)
	}})
}

// strike shows all that is felt of what a moment did to a hero; sparks have the tones of whoever hits.
func (v *Table) strike(p *fighterPanel, b blow, tones []color.NRGBA, after time.Duration) {
	at := p.picture.Moved(p.home)
	if b.hit > 0 || b.cracked || b.fell {
		v.stop(b, after)
		p.recoil(b.weight(), after)
	}
	if b.weight() >= heavy {
		v.quake(b.weight(), after)
	}
	if b.hit > 0 {
		v.air.scatter(sparks.of(tones).heavier(b.hit), at, after)
	}
	switch {
	case b.cracked:
		v.air.scatter(shards, at, after)
	case b.absorbed > 0:
		v.air.scatter(glances, at, after)
	}
	for _, c := range []struct {
		is bool
		of burst
	}{{b.wasted > 0, bubbles}, {b.healed > 0, motes}, {b.stunned, stars}} {
		if c.is {
			v.air.scatter(c.of, at, after)
		}
	}
}
