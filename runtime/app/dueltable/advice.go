package dueltable

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
)

// Part is a part of the table that people can be shown.
type Part int

// The parts.
const (
	NoPart Part = iota
	CardPart
	EnergyPart
	TurnPart
	WhyPart
)

// Advice is what somebody who learns is told, in place of what has happened.
type Advice struct {
	Text    string
	About   Part
	Place   int  // in the hand, of a card
	WithWhy bool // the other side's reasons can be asked for all the same
}

// Advise tells somebody who learns what to do; without a text it no longer does.
func (b *Board) Advise(a Advice) {
	v := b.Table
	v.Advice = a
	if a.Text != "" {
		v.bubble.hush()
	}
	v.Field.advise(a.Text, a.About == WhyPart || a.WithWhy)
	v.layoutRing()
	v.remind()
	if a.About != NoPart {
		v.Stage.Play(motion.Motion{Of: v.ring, Calm: true, Time: beckoningTime, Curve: beating, Draw: func(done float32) {
			v.ring.StrokeColor = look.Faded(look.Color(look.ColorGold), 1-0.7*done)
			canvas.Refresh(v.ring)
		}})
	}
}

// beckoningTime is how long a part that is shown beckons.
const beckoningTime = 2400 * time.Millisecond

// beating goes there and back a few times.
func beating(done float32) float32 {
	const beats = 3
	beat := done * beats
	return motion.ThereAndBack(beat - float32(int(beat)))
}

func newRing() *canvas.Rectangle {
	ring := canvas.NewRectangle(color.Transparent)
	ring.StrokeWidth, ring.CornerRadius = 4, 12
	ring.Hide()
	return ring
}

// layoutRing lays the ring around the part that is shown.
func (v *Table) layoutRing() {
	at, is := v.shownPart()
	ui.Show(is, v.ring)
	if is {
		at.Inset(-4).Put(v.ring)
	}
}

// shownPart returns where the part is that the advice is about.
func (v *Table) shownPart() (at ui.Rect, is bool) {
	under := func(o fyne.CanvasObject, at fyne.Position) ui.Rect {
		return ui.NewRect(o.Position().X+at.X, o.Position().Y+at.Y, o.Size().Width, o.Size().Height)
	}
	switch v.Advice.About {
	case CardPart:
		if v.Advice.Place < len(v.Hand.homes) {
			return v.Hand.homes[v.Advice.Place].Moved(v.Hand.box.Position()), true
		}
	case EnergyPart:
		return under(v.Me.energy.box, v.Me.Position()), true
	case TurnPart:
		return under(v.Turn, fyne.Position{}), true
	case WhyPart:
		return under(v.Field.why, v.Field.Position()), true
	}
	return at, false
}
