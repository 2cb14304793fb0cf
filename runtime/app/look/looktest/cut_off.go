package looktest

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/stretchr/testify/assert"
)

// AssertNothingCutOff checks that every visible piece of text lies sidewards within the window, and within all on which
// it stands: what can be tapped, and panels.
func AssertNothingCutOff(t testing.TB, w fyne.Window, name string) {
	t.Helper()
	for _, layer := range Layers(w) {
		assertWithin(t, layer, fyne.NewPos(0, 0), span{0, w.Canvas().Size().Width}, name)
	}
}

// span is from where to where something reaches sidewards.
type span struct{ from, to float32 }

func spanOf(o fyne.CanvasObject, at fyne.Position) span { return span{at.X, at.X + o.Size().Width} }

func (s span) within(room span) span { return span{max(s.from, room.from), min(s.to, room.to)} }

func assertWithin(t testing.TB, o fyne.CanvasObject, at fyne.Position, room span, name string) {
	t.Helper()
	if !o.Visible() {
		return
	}
	at = at.Add(o.Position())
	if text, ok := o.(*canvas.Text); ok && text.Text != "" {
		written := spanOfText(text, at)
		assert.GreaterOrEqual(t, written.from, room.from-1, "%s: %q begins outside", name, text.Text)
		assert.LessOrEqual(t, written.to, room.to+1, "%s: %q ends outside", name, text.Text)
	}
	if isGround(o) {
		room = room.within(spanOf(o, at))
	}
	for _, part := range partsOf(o) {
		assertWithin(t, part, at, room, name)
	}
}

// spanOfText is where the letters of a text are, which may be less or more than its size.
func spanOfText(text *canvas.Text, at fyne.Position) span {
	own, needed := text.Size().Width, text.MinSize().Width
	switch text.Alignment {
	case fyne.TextAlignCenter:
		at.X += (own - needed) / 2
	case fyne.TextAlignTrailing:
		at.X += own - needed
	}
	return span{at.X, at.X + needed}
}

// isGround reports whether what belongs to something is seen to stand on it.
func isGround(o fyne.CanvasObject) bool {
	if _, isTapped := o.(fyne.Tappable); isTapped {
		return true
	}
	c, ok := o.(*fyne.Container)
	if !ok || len(c.Objects) == 0 {
		return false
	}
	ground, ok := c.Objects[0].(*canvas.Rectangle)
	return ok && ground.Visible() && ground.Size() == c.Size()
}
