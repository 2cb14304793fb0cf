package ui

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"boardduels/runtime/app/motion"
)

// Hold lets something be held with a mouse as with a finger, where people are told to hold it. The toolkit tells of a
// long press only on a phone.
type Hold struct {
	Stage   *motion.Stage
	OnHeld  func(at fyne.Position)
	pause   *motion.Pause // while it is pressed, but not yet held
	pressed fyne.Position
	wasHeld bool
}

// HoldTime is how long a press is that holds, as on a phone.
const HoldTime = 500 * time.Millisecond

// Shaky is how far the pointer may move while it is pressed for that to be a tap, or to be held. The toolkit takes a
// move of 2 for a drag, and tells of no tap.
const Shaky = 10

// MouseDown begins to count.
func (h *Hold) MouseDown(e *desktop.MouseEvent) {
	h.LetGo()
	h.wasHeld = false
	if IsPressedByTouch() && e.Button == desktop.MouseButtonPrimary {
		h.Press(e.Position)
	}
}

// Press begins to count.
func (h *Hold) Press(at fyne.Position) {
	h.LetGo()
	h.wasHeld, h.pressed = false, at
	h.pause = h.Stage.NewPause(HoldTime, func() {
		h.pause, h.wasHeld = nil, true
		h.OnHeld(at)
	})
	h.pause.Start()
}

// MouseUp ends what hasn't been held long enough.
func (h *Hold) MouseUp(*desktop.MouseEvent) { h.LetGo() }

// LetGo ends what hasn't been held long enough.
func (h *Hold) LetGo() {
	if h.pause != nil {
		h.pause.GiveUp()
		h.pause = nil
	}
}

// Stray ends what hasn't been held long enough once the pointer has gone further than fingers shake.
func (h *Hold) Stray(to fyne.Position) {
	if way := to.Subtract(h.pressed); max(way.X, -way.X, way.Y, -way.Y) >= Shaky {
		h.LetGo()
	}
}

// IsHeld reports whether the press that is under way, or just over, has been held.
func (h *Hold) IsHeld() bool { return h.wasHeld }

// EndsHold reports whether a tap is but the end of holding.
func (h *Hold) EndsHold() (is bool) {
	is, h.wasHeld = h.wasHeld, false
	return is
}
