package look

import (
	"os"
	"strconv"

	"fyne.io/fyne/v2"
)

// scaleVariable is where the toolkit looks for the size that people want, and what it then leaves out of account is the
// size in its own settings.
const scaleVariable = "FYNE_SCALE"

// ambient is the size that people want of all programs, as they started this one.
var ambient, _ = strconv.ParseFloat(os.Getenv(scaleVariable), 64)

// The sizes at which anything can be seen, whoever asks for them.
const minScale, maxScale = 0.25, 8

// Sizes are the sizes of text that can be chosen, in percent. What stands around a text grows and shrinks with it, so
// that words have the room that they have at 100.
func Sizes() []int { return []int{80, 90, 100, 110, 125, 150} }

// Enlarge makes everything larger or smaller than the system has it, in percent, as soon as the theme is set again. It
// reports whether that changes anything. On a phone it doesn't.
func Enlarge(percent int) bool {
	before := os.Getenv(scaleVariable)
	if percent == 100 && ambient == 0 {
		os.Unsetenv(scaleVariable)
		return before != ""
	}
	base := ambient
	if base == 0 {
		base = max(float64(fyne.CurrentApp().Settings().Scale()), 0)
	}
	if base == 0 {
		base = 1
	}
	now := strconv.FormatFloat(min(max(base*float64(percent)/100, minScale), maxScale), 'f', 3, 64)
	if now == before {
		return false
	}
	return os.Setenv(scaleVariable, now) == nil
}
