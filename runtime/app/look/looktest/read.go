package looktest

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/stretchr/testify/assert"
)

// AssertRead checks that all text on an object can be read: none of it is cut short or smaller than a text size, none
// leaves the object, and no two pieces lie over each other.
func AssertRead(t testing.TB, o fyne.CanvasObject, least float32, name string) {
	t.Helper()
	var written []inked
	WalkVisible(o, fyne.NewPos(0, 0).Subtract(o.Position()), func(part fyne.CanvasObject, at fyne.Position) {
		if text, ok := part.(*canvas.Text); ok && strings.TrimSpace(text.Text) != "" {
			written = append(written, inkOf(text, at))
		}
	})
	for i, ink := range written {
		text, size := ink.text.Text, o.Size()
		assert.False(t, strings.HasSuffix(text, "…"), "%s: %q is cut short", name, text)
		assert.GreaterOrEqual(t, ink.text.TextSize, least, "%s: %q is too small", name, text)
		isOn := ink.from >= -1 && ink.to <= size.Width+1 && ink.top >= -1 && ink.bottom <= size.Height+1
		assert.True(t, isOn, "%s: %q lies outside: %v of %v", name, text, ink, size)
		for _, other := range written[:i] {
			assert.False(t, ink.overlaps(other), "%s: %q lies over %q", name, text, other.text.Text)
		}
	}
}

// inked is where the letters of a text are.
type inked struct {
	text *canvas.Text
	span
	top, bottom float32
}

// inkOf leaves out of the line what is above and below its letters.
func inkOf(text *canvas.Text, at fyne.Position) inked {
	const share = 0.35 // of the text size, above the middle and below it
	middle := at.Y + text.Size().Height/2
	return inked{text, spanOfText(text, at), middle - share*text.TextSize, middle + share*text.TextSize}
}

func (a inked) overlaps(b inked) bool {
	const slack = 1
	return a.from+slack < b.to && b.from+slack < a.to && a.top+slack < b.bottom && b.top+slack < a.bottom
}
