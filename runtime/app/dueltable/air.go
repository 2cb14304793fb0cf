package dueltable

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/app/face"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
)

// air is the layer above the table, through which cards fly.
type air struct {
	box   *fyne.Container
	stage *motion.Stage
}

func newAir(stage *motion.Stage) *air { return &air{&fyne.Container{}, stage} }

// flyTime is how long a card flies that isn't played: from the deck, or back into it.
const flyTime = 320 * time.Millisecond

// fly lets a card, of which the back is seen, go from one place of the table to another, and then calls landed.
func (a *air) fly(after time.Duration, from, to ui.Rect, landed func()) {
	const sharp = 256 // pixels; it is seen for a moment
	back := &canvas.Image{FillMode: canvas.ImageFillStretch}
	look.Show(back, look.CardBack(), sharp)
	a.stage.Play(motion.Motion{
		After: after, Time: flyTime, Curve: motion.Gentle,
		Draw: func(done float32) {
			at := between(from, to, done)
			back.CornerRadius = face.Corner(at.W)
			at.Put(back)
			if done == 0 {
				a.box.Add(back) // not before it has its place
			}
		},
		Ended: func() {
			a.box.Remove(back)
			landed()
		},
	})
}

// between is a place on the way from one to another.
func between(from, to ui.Rect, done float32) ui.Rect {
	on := func(a, b float32) float32 { return a + (b-a)*done }
	return ui.NewRect(on(from.X, to.X), on(from.Y, to.Y), on(from.W, to.W), on(from.H, to.H))
}
