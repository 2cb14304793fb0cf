package dueltable

import (
	"time"

	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
)

// vignette darkens the edges of the table: red while the own hero has little hp left, black before a blow that kills.
type vignette struct {
	red   *canvas.Image
	black *canvas.Image
	stage *motion.Stage
}

// How strong the vignette is.
const (
	steadyVignette = 0.4
	beatVignette   = 0.75
	vignetteBeat   = 900 * time.Millisecond
)

func newVignette(stage *motion.Stage) *vignette {
	g := &vignette{
		red:   canvas.NewImageFromImage(look.Vignette(look.Blood)),
		black: canvas.NewImageFromImage(look.Vignette(look.Ink)),
		stage: stage,
	}
	for _, o := range []*canvas.Image{g.red, g.black} {
		o.FillMode = canvas.ImageFillStretch
		o.Translucency = 1 - steadyVignette
		o.Hide()
	}
	return g
}

// set shows whether the own hero has little hp left. It grows stronger for a moment as that begins.
func (g *vignette) set(isHurt bool) {
	was := g.red.Visible()
	ui.Show(isHurt, g.red)
	if !isHurt || was {
		return
	}
	g.stage.Play(motion.Motion{Of: g.red, Calm: true, Time: vignetteBeat, Curve: motion.ThereAndBack, Draw: func(done float32) {
		g.red.Translucency = float64(1 - steadyVignette - (beatVignette-steadyVignette)*done)
		canvas.Refresh(g.red)
	}})
}

// close darkens the edges more and more until a blow lands that kills, and lets the light come back.
func (g *vignette) close(landing time.Duration) {
	whole := landing + 2*fallTime
	turn := float32(landing) / float32(whole)
	g.stage.Play(motion.Motion{Of: g.black, Calm: true, Time: whole, Draw: func(done float32) {
		dark := done / turn
		if done > turn {
			dark = (1 - done) / (1 - turn)
		}
		g.black.Translucency = float64(1 - dark)
		g.black.Show()
		canvas.Refresh(g.black)
	}, Ended: g.black.Hide})
}

func (g *vignette) layout(whole ui.Rect) {
	whole.Put(g.red)
	whole.Put(g.black)
}
