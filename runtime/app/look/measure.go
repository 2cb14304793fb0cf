package look

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// SizeNameUnit is the size of the theme in which the game's own lengths are given. It is 1 in a window as large as the
// game is designed for, and more in larger ones, together with all other sizes of the theme.
const SizeNameUnit fyne.ThemeSizeName = "unit"

// Unit returns the unit of the theme in force. Themes that have none, such as the toolkit's, leave lengths as they are.
func Unit() float32 { return orOne(theme.Size(SizeNameUnit)) }

// UnitOf returns the unit at the place of a widget.
func UnitOf(w fyne.Widget) float32 { return orOne(theme.SizeForWidget(SizeNameUnit, w)) }

func orOne(unit float32) float32 {
	if unit <= 0 {
		return 1
	}
	return unit
}

// Growth is how much larger than usual things are in a window of a size: as usual up to a desktop's 1280 × 800, or a
// phone that is held upright.
func Growth(size fyne.Size) float32 {
	if size.Height <= size.Width {
		return max(1, min(size.Width/1280, size.Height/800))
	}
	return max(1, min(size.Width/480, size.Height/800))
}

// UnitFor returns the unit for a window of a size: its growth, in steps, as all that is shown is laid out anew with
// each of them.
func UnitFor(size fyne.Size) float32 {
	const steps = 10 // to a doubling of the usual
	return float32(math.Floor(float64(Growth(size))*steps+1e-3)) / steps
}
