package look_test

import (
	"image/color"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"

	"boardduels/runtime/app/look"
)

// written returns the lines that a text is drawn in.
func written(f *look.Fitted) (lines []string) {
	for _, o := range f.Object().(*fyne.Container).Objects {
		lines = append(lines, o.(*canvas.Text).Text)
	}
	return lines
}

func TestTextStaysInItsPlace(t *testing.T) {
	test.NewTempApp(t)
	f := look.NewFitted(fyne.TextStyle{}, nil, fyne.TextAlignLeading, color.Black)
	const text = "Завдайте 6–9 шкоди крізь захист і щит. Зростає з утратою здоров’я. Не вбиває. Оглушіть ворога на 1 хід."
	f.SetText(text)

	f.Layout(fyne.NewPos(0, 0), fyne.NewSize(300, 100), 8.5, 12)
	assert.True(t, f.Fits(fyne.NewSize(300, 100), 8.5))
	assert.Equal(t, text, strings.Join(written(f), " "))

	for _, height := range []float32{5, 12, 40, 70} {
		f.Layout(fyne.NewPos(0, 0), fyne.NewSize(66, height), 8.5, 12)
		assert.False(t, f.Fits(fyne.NewSize(66, height), 8.5))
		lines := written(f)
		last := lines[len(lines)-1]
		assert.True(t, strings.HasSuffix(last, "…"), "it says that there is more: %q", last)
		for _, line := range f.Object().(*fyne.Container).Objects {
			assert.LessOrEqual(t, line.MinSize().Width, float32(67))
			if len(lines) > 1 {
				assert.LessOrEqual(t, line.Position().Y+line.Size().Height, height+1)
			}
		}
	}
}

// A word that is wider than its place ends within it, and says that there is more; marks above letters stay with them.
func TestAWordStaysInItsPlace(t *testing.T) {
	test.NewTempApp(t)
	f := look.NewFitted(fyne.TextStyle{Bold: true}, look.Title, fyne.TextAlignCenter, color.White)
	for _, text := range []string{strings.Repeat("W", 80), "of " + strings.Repeat("Щ", 80), strings.Repeat("W", 40) + " " + strings.Repeat("W", 39), strings.Repeat("i\u0301", 100)} {
		f.SetText(text)
		for _, place := range []fyne.Size{{Width: 60, Height: 12}, {Width: 60, Height: 40}, {Width: 200, Height: 24}} {
			f.Layout(fyne.NewPos(0, 0), place, 9, 16)
			lines := written(f)
			assert.True(t, strings.HasSuffix(lines[len(lines)-1], "…"), "%q", lines)
			assert.NotContains(t, lines, "…", "something of the word is seen")
			assert.NotContains(t, strings.Join(lines, ""), "i…")
			for _, line := range f.Object().(*fyne.Container).Objects {
				assert.LessOrEqual(t, line.MinSize().Width, place.Width+1)
			}
		}
	}
}

// What a space that doesn't break holds together stands in one line.
func TestNoBreakWithinWhatBelongsTogether(t *testing.T) {
	f := look.NewFitted(fyne.TextStyle{}, nil, fyne.TextAlignLeading, color.White)
	f.SetText("shield 1\u00a0→")
	width := f.Width(10)
	f.SetText("shield 1\u00a0→\u00a00")
	f.Layout(fyne.NewPos(0, 0), fyne.NewSize(width, 100), 10, 10)
	assert.Equal(t, []string{"shield", "1\u00a0→\u00a00"}, written(f))
}
