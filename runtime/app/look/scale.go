package look

import (
	"math"
	"os"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
)

// scaleVariable is where the toolkit looks for the size that people want, and what it then leaves out of account is the
// size in its own settings.
const scaleVariable = "FYNE_SCALE"

// ambient is the size that people want of all programs, as they started this one, and asked how they wrote that.
var (
	asked      = os.Getenv(scaleVariable)
	ambient, _ = strconv.ParseFloat(asked, 64)
)

// Environ returns the environment for another program, with the size that people want of all programs and not this
// one's own.
func Environ() []string {
	others := slices.DeleteFunc(os.Environ(), func(v string) bool { return strings.HasPrefix(v, scaleVariable+"=") })
	if asked == "" {
		return others
	}
	return append(others, scaleVariable+"="+asked)
}

// The sizes at which anything can be seen, whoever asks for them.
const minScale, maxScale = 0.25, 8

// Sizes are the sizes of text that can be chosen, in percent. What stands around a text grows and shrinks with it, so
// that words have the room that they have at 100.
func Sizes() []int { return []int{80, 90, 100, 110, 125, 150} }

// Enlarge makes everything larger or smaller than the system has it, in percent, as soon as the theme is set again. It
// reports whether that changes anything. On a phone it doesn't.
func Enlarge(percent int) bool {
	before, wished := os.Getenv(scaleVariable), wished()
	scale := min(max(wished*float64(percent)/100, minScale), maxScale)
	if ambient == 0 && scale == wished { // the toolkit finds it by itself
		os.Unsetenv(scaleVariable)
		return before != ""
	}
	now := strconv.FormatFloat(scale, 'f', 3, 64)
	if now == before {
		return false
	}
	return os.Setenv(scaleVariable, now) == nil
}

// Scale returns how many times larger than the system has it everything is drawn.
func Scale() float32 {
	if set, err := strconv.ParseFloat(os.Getenv(scaleVariable), 32); err == nil && set > 0 {
		return float32(set)
	}
	return float32(wished())
}

// wished returns the size that people want of all programs, as they started this one or as the toolkit's own settings
// have it.
func wished() float64 {
	if ambient != 0 {
		return ambient
	}
	if set := float64(fyne.CurrentApp().Settings().Scale()); set > 0 {
		return set
	}
	return 1
}

// Foretell returns the scale that a window gets as soon as the theme is set again for another size of text, in percent,
// by the one that it has. Where the screen's own isn't the usual one it may be a tenth off.
func Foretell(scale float32, from, to int) float32 {
	tenths := func(s float32) float32 { return float32(math.Round(float64(s*10))) / 10 } // in which the toolkit counts
	usual := scale * 100 / float32(from)
	if tenths(float32(from)/100) == scale {
		usual = 1
	}
	return tenths(usual * float32(to) / 100)
}
