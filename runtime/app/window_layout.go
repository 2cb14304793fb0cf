package app

import (
	"fyne.io/fyne/v2"

	"boardduels/runtime/app/look"
)

// windowLayout gives what is shown the whole window, and dresses the program in the unit for its size.
type windowLayout struct{ game *Game }

// MinSize belongs to the toolkit. A smaller window has a smaller unit, so that it isn't kept from becoming one.
func (l windowLayout) MinSize(objects []fyne.CanvasObject) (least fyne.Size) {
	for _, o := range objects {
		least = least.Max(o.MinSize())
	}
	return fyne.NewSize(least.Width/l.game.unit, least.Height/l.game.unit)
}

// Layout belongs to the toolkit. It also lays out anew what another theme has changed, in which the unit stays.
func (l windowLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	if size != l.game.window {
		l.game.window = size
		l.game.Grow()
	}
	for _, o := range objects {
		o.Move(fyne.NewPos(0, 0))
		o.Resize(size)
	}
}

// Grow gives the program the unit for the size of the game's window. What people have enlarged stays so: the window
// counts as if they had not.
func (g *Game) Grow() {
	enlarged := float32(g.Scale()) / 100
	g.setUnit(look.UnitFor(fyne.NewSize(g.window.Width*enlarged, g.window.Height*enlarged)))
}

// Shrink gives the program the sizes that it has where the game isn't shown.
func (g *Game) Shrink() { g.setUnit(1) }

func (g *Game) setUnit(unit float32) {
	if unit != g.unit {
		g.unit = unit
		g.applyTheme()
	}
}
