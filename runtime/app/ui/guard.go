package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// Guard takes the taps on something that has come up by itself, until it is lifted: they were meant for what was there
// before.
type Guard struct {
	Object fyne.CanvasObject
	cover  *tapArea
}

// NewGuard guards something.
func NewGuard(o fyne.CanvasObject) *Guard {
	cover := newTapArea(color.Transparent, func() {})
	return &Guard{container.NewStack(o, cover), cover}
}

// Lift lets taps through.
func (g *Guard) Lift() { g.cover.Hide() }
