package motion

import (
	"time"

	"fyne.io/fyne/v2"
)

// Clock tells a stage that time passes.
type Clock interface {
	// Run calls tick on the toolkit's thread for each frame, with the time since the one before, until it returns
	// false.
	Run(tick func(passed time.Duration) bool)
}

// Frames returns the clock of the toolkit, which ticks before each frame while something moves and else costs nothing.
func Frames() Clock { return frames{} }

type frames struct{}

// span is how long an animation of the toolkit lasts; another one follows while something moves.
const span = time.Minute

// Run implements [Clock].
func (f frames) Run(tick func(time.Duration) bool) {
	var told time.Duration
	var a *fyne.Animation
	moving := true
	a = fyne.NewAnimation(span, func(done float32) {
		if !moving {
			return
		}
		now := time.Duration(float64(done) * float64(span))
		moving = tick(now - told)
		told = now
		switch {
		case !moving:
			a.Stop()
		case done == 1:
			f.Run(tick)
		}
	})
	a.Curve = fyne.AnimationLinear
	a.Start()
}

// ByHand is a clock that stands still until it is moved on.
type ByHand struct{ ticks []func(time.Duration) bool }

// Run implements [Clock].
func (c *ByHand) Run(tick func(time.Duration) bool) { c.ticks = append(c.ticks, tick) }

// Pass lets time pass in frames of a sixtieth of a second.
func (c *ByHand) Pass(d time.Duration) {
	const frame = time.Second / 60
	for d > 0 && len(c.ticks) > 0 {
		ticking := c.ticks
		c.ticks = nil
		for _, tick := range ticking {
			if tick(min(d, frame)) {
				c.ticks = append(c.ticks, tick)
			}
		}
		d -= frame
	}
}
