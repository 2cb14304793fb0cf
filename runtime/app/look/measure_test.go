package look_test

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"

	"boardduels/runtime/app/look"
)

func TestTheUnitGrowsWithTheWindow(t *testing.T) {
	for _, c := range []struct{ width, height, unit float32 }{
		{360, 640, 1}, {640, 360, 1}, {1280, 800, 1}, {1600, 800, 1}, {1344, 840, 1}, {1408, 880, 1.1},
		{1920, 1080, 1.3}, {3840, 2160, 2.7}, {480, 1600, 1}, {800, 1280, 1.6},
	} {
		assert.Equal(t, c.unit, look.UnitFor(fyne.NewSize(c.width, c.height)), fmt.Sprint(c))
	}
}

// All sizes of a theme are in its unit, and a widget that grows with the table's field has none of it.
func TestSizesAreInTheUnit(t *testing.T) {
	settings := test.NewTempApp(t).Settings()
	assert.EqualValues(t, 1, look.Unit(), "of the toolkit's own theme")
	settings.SetTheme(look.ThemeIn(look.Dark, 2))
	assert.EqualValues(t, 2, look.Unit())
	for _, name := range []fyne.ThemeSizeName{theme.SizeNameText, theme.SizeNamePadding, theme.SizeNameHeadingText, theme.SizeNameInputRadius} {
		assert.Equal(t, 2*look.Theme(look.Dark).Size(name), theme.Size(name), string(name))
	}
	large := look.NewEnlarged(widget.NewLabel("A duel"))
	large.Enlarge(1.5)
	is := large.MinSize()
	settings.SetTheme(look.ThemeIn(look.Dark, 1.5))
	assert.Equal(t, widget.NewLabel("A duel").MinSize(), is)
}

// What a window's scale will be is told as the toolkit counts, in tenths.
func TestTheScaleIsForetold(t *testing.T) {
	for _, c := range []struct {
		scale    float32
		from, to int
		want     float32
	}{{1, 100, 125, 1.3}, {1.3, 125, 150, 1.5}, {1.5, 150, 80, 0.8}, {0.8, 80, 100, 1}, {1.1, 110, 110, 1.1}, {2, 100, 150, 3}, {3, 150, 100, 2}} {
		assert.Equal(t, c.want, look.Foretell(c.scale, c.from, c.to), fmt.Sprint(c))
	}
}
