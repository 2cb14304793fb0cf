package table

import (
	"time"

	"fyne.io/fyne/v2/driver/desktop"

	"boardduels/runtime/play/motion"
	own "boardduels/runtime/play/widget"
)

// hold lets a card be held with a mouse as with a finger, where people are told to hold it. The toolkit tells of a long
// press only on a phone.
type hold struct {
	stage   *motion.Stage
	onHeld  func()
	pause   *motion.Pause // while it is pressed, but not yet held
	wasHeld bool
}

// holdTime is how long a press is that holds, as on a phone.
const holdTime = 500 * time.Millisecond

// MouseDown begins to count.
func (h *hold) MouseDown(e *desktop.MouseEvent) {
	h.letGo()
	h.wasHeld = false
	if !own.IsPressedByTouch() || e.Button != desktop.MouseButtonPrimary {
		return
	}
	h.pause = h.stage.NewPause(holdTime, func() {
		h.pause, h.wasHeld = nil, true
		h.onHeld()
	})
	h.pause.Start()
}

// MouseUp ends what hasn't been held long enough.
func (h *hold) MouseUp(*desktop.MouseEvent) { h.letGo() }

func (h *hold) letGo() {
	if h.pause != nil {
		h.pause.GiveUp()
		h.pause = nil
	}
}

// endsHold reports whether a tap is but the end of holding.
func (h *hold) endsHold() (is bool) {
	is, h.wasHeld = h.wasHeld, false
	return is
}
