package dueltable

import (
	"time"

	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
)

// How pale the skull is of a hero that may fall, and how broad the outline of one that will.
const (
	palerLethal = 0.45
	lethalLine  = 4
)

// lethalTime is how long the outline of a hero beats that would fall. Then it stands.
const lethalTime = 1600 * time.Millisecond

// showLethal marks a hero that what is foretold would kill, or may: a skull on the portrait and an outline that beats.
func (p *fighterPanel) showLethal(f *fortune) {
	is := f != nil && f.hp.Least == 0 && p.now.fate == undecided && p.now.fighter.HP > 0
	was := p.lethal.Visible()
	ui.Show(is, p.skull, p.lethal)
	if !is {
		return
	}
	sure := f.hp.Most == 0
	p.skull.Translucency = palerLethal
	if sure {
		p.skull.Translucency = 0
	}
	p.lethal.CornerRadius, p.lethal.StrokeColor, p.lethal.StrokeWidth = 10, look.Color(look.ColorHarm), lethalLine
	if was || !sure {
		return
	}
	p.stage.Play(motion.Motion{Of: p.lethal, Calm: true, Time: lethalTime, Curve: beating, Draw: func(done float32) {
		p.lethal.StrokeWidth = lethalLine + 4*done
		canvas.Refresh(p.lethal)
	}})
}

// layoutLethal lays the skull over the portrait, larger than any other sign.
func (p *fighterPanel) layoutLethal(whole, picture ui.Rect) {
	whole.Put(p.lethal)
	side := min(picture.W, picture.H) * 0.72
	ui.NewRect(picture.X+(picture.W-side)/2, picture.Y+(picture.H-side)/2, side, side).Put(p.skull)
	look.Draw(p.skull, look.Symbol("lethal"))
}
