package boardview

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"

	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
)

// peek lets people see what a place of a board is about without doing anything there: a mouse by being over it, a
// finger by lying on it for long. A finger that stays down then looks around as a mouse does. One that is made of
// nothing is of no effect.
type peek struct {
	hold ui.Hold
	look func(at fyne.Position) // what is at a position is to be shown
	away func()                 // nothing is any more
}

func newPeek(stage *motion.Stage, look func(at fyne.Position), away func()) peek {
	return peek{ui.Hold{Stage: stage, OnHeld: look}, look, away}
}

var (
	_ desktop.Hoverable      = (*peek)(nil)
	_ desktop.Mouseable      = (*peek)(nil)
	_ mobile.Touchable       = (*peek)(nil)
	_ fyne.SecondaryTappable = (*peek)(nil)
)

// MouseIn belongs to the toolkit.
func (p *peek) MouseIn(e *desktop.MouseEvent) { p.MouseMoved(e) }

// MouseMoved looks at what is under the mouse. What comes before a finger's tap is no mouse.
func (p *peek) MouseMoved(e *desktop.MouseEvent) {
	if p.look != nil && !ui.IsPressedByTouch() {
		p.look(e.Position)
	}
}

// MouseOut looks no more.
func (p *peek) MouseOut() {
	if p.away != nil && !ui.IsPressedByTouch() {
		p.away()
	}
}

// MouseDown begins a press that may be held, where a mouse is used like a finger.
func (p *peek) MouseDown(e *desktop.MouseEvent) {
	if p.look != nil {
		p.hold.MouseDown(e)
	}
}

// MouseUp ends it.
func (p *peek) MouseUp(e *desktop.MouseEvent) { p.hold.MouseUp(e) }

// TouchDown begins a press that may be held.
func (p *peek) TouchDown(e *mobile.TouchEvent) {
	if p.look != nil {
		p.hold.Press(e.Position)
	}
}

// TouchUp ends it.
func (p *peek) TouchUp(*mobile.TouchEvent) { p.hold.LetGo() }

// TouchCancel ends it.
func (p *peek) TouchCancel(*mobile.TouchEvent) { p.hold.LetGo() }

// TappedSecondary is told of by the toolkit when a finger is lifted that lay for longer than a tap, be it for long
// enough to have been held.
func (p *peek) TappedSecondary(e *fyne.PointEvent) {
	if !p.hold.EndsHold() && p.look != nil && ui.IsPressedByTouch() {
		p.look(e.Position)
	}
}

// follow is told where a pressed pointer is, and reports whether it only looks around.
func (p *peek) follow(to fyne.Position) bool {
	p.hold.Stray(to)
	if p.hold.IsHeld() {
		p.look(to)
	}
	return p.hold.IsHeld()
}

// ends reports whether a tap or the end of a drag is but the end of looking.
func (p *peek) ends() bool {
	p.hold.LetGo()
	return p.hold.EndsHold()
}
