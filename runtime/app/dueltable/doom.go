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
	palerDoom = 0.45
	doomLine  = 4
)

// doomTime is how long the outline of a hero beats that would fall. Then it stands.
const doomTime = 1600 * time.Millisecond

// showDoom marks a hero that what is foretold would kill, or may: a skull on the portrait and an outline that beats.
func (p *fighterPanel) showDoom(f *fortune) {
	is := f != nil && f.hp.Least == 0 && p.now.fate == undecided && p.now.fighter.HP > 0
	was := p.doom.Visible()
	ui.Show(is, p.skull, p.doom)
	if !is {
		return
	}
	sure := f.hp.Most == 0
	p.skull.Translucency = palerDoom
	if sure {
		p.skull.Translucency = 0
	}
	p.doom.CornerRadius, p.doom.StrokeColor, p.doom.StrokeWidth = 10, look.Color(look.ColorHarm), doomLine
	if was || !sure {
		return
	}
	p.stage.Play(motion.Motion{Of: p.doom, Calm: true, Time: doomTime, Curve: beating, Draw: func(done float32) {
		p.doom.StrokeWidth = doomLine + 4*done
		canvas.Refresh(p.doom)
	}})
}

// layoutDoom lays the skull over the portrait, larger than any other sign.
func (p *fighterPanel) layoutDoom(whole, picture ui.Rect) {
	whole.Put(p.doom)
	side := min(picture.W, picture.H) * 0.72
	ui.NewRect(picture.X+(picture.W-side)/2, picture.Y+(picture.H-side)/2, side, side).Put(p.skull)
	look.Draw(p.skull, look.Symbol("lethal"))
}
