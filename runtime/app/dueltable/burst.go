package dueltable

import (
	"image/color"
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
)

// burst is what flies off where something hits, or rises where something heals or poisons.
type burst struct {
	count int
	tones []color.NRGBA
	far   float32 // how far its pieces fly, in widths of what is hit
	falls float32 // how far they fall then; below 0 they rise
	large float32 // side of a piece, as a share of the width
	time  time.Duration
}

// The bursts of what can befall a hero.
var (
	sparks  = burst{10, []color.NRGBA{look.White, look.Gold, look.Hit}, 0.85, 0.35, 0.07, 520 * time.Millisecond}
	shards  = burst{12, []color.NRGBA{look.White, look.Warded, look.Gem}, 0.8, 0.6, 0.09, 620 * time.Millisecond}
	glances = burst{6, []color.NRGBA{look.White, look.Warded}, 0.6, 0.1, 0.05, 380 * time.Millisecond}
	motes   = burst{9, []color.NRGBA{look.Mended, look.White}, 0.45, -0.55, 0.06, 800 * time.Millisecond}
	bubbles = burst{8, []color.NRGBA{look.Venom, look.Venom, look.White}, 0.4, -0.4, 0.07, 800 * time.Millisecond}
	stars   = burst{8, []color.NRGBA{look.Gold, look.White}, 0.7, -0.1, 0.07, 700 * time.Millisecond}
)

// scatter lets a burst fly off the middle of a place. Its pieces go where their number says, so that each looks the
// same each time.
func (a *air) scatter(b burst, at ui.Rect, after time.Duration) {
	side := min(at.W, at.H)
	origin := at.Middle()
	pieces := make([]*canvas.Circle, b.count)
	cloud := &fyne.Container{}
	for i := range pieces {
		pieces[i] = canvas.NewCircle(color.Transparent)
		cloud.Add(pieces[i])
	}
	a.stage.Play(motion.Motion{
		After: after, Time: b.time,
		Draw: func(done float32) {
			for i, piece := range pieces {
				b.place(piece, i, origin, side, done)
			}
			if done == 0 {
				a.box.Add(cloud)
			}
		},
		Ended: func() { a.box.Remove(cloud) },
	})
}

// leastPiece is the side of a piece on the smallest portrait.
const leastPiece = 7

// place puts a piece where it is after a share of the time.
func (b *burst) place(piece *canvas.Circle, i int, origin fyne.Position, side, done float32) {
	const golden = 2.39996 // the angle that spreads any number of pieces evenly
	angle := float64(i)*golden + 0.6
	strong := 0.55 + 0.45*float32(i%3)/2
	way := motion.Slowing(done) * b.far * side * strong
	x := origin.X + float32(math.Cos(angle))*way
	y := origin.Y + float32(math.Sin(angle))*way + done*done*b.falls*side
	size := max(b.large*side, leastPiece) * (1 - 0.6*done) * (0.7 + 0.3*strong)
	piece.FillColor = look.Faded(b.tones[i%len(b.tones)], 1-done*done)
	ui.NewRect(x-size/2, y-size/2, size, size).Put(piece)
	canvas.Refresh(piece)
}

// of returns a burst in other tones.
func (b burst) of(tones []color.NRGBA) burst {
	b.tones = tones
	return b
}

// heavier returns a burst of a blow that weighs more.
func (b burst) heavier(weight int16) burst {
	b.count = min(b.count+int(weight), 20)
	b.far *= 1 + 0.05*float32(min(weight, 10))
	b.large *= 1 + 0.06*float32(min(weight, 10))
	return b
}
