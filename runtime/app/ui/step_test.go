package ui_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
)

// keypad lays nine buttons out as on a telephone, in what can be scrolled.
func keypad(t *testing.T) (fyne.Canvas, *container.Scroll) {
	t.Helper()
	looktest.NewApp(t)
	grid := container.NewGridWithColumns(3)
	for _, name := range []string{"1", "2", "3", "4", "5", "6", "7", "8", "9"} {
		grid.Add(ui.NewButton(name, nil, func() {}))
	}
	scroll := container.NewVScroll(grid)
	w := test.NewTempWindow(t, scroll)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(300, 60))
	return w.Canvas(), scroll
}

func focused(c fyne.Canvas) string {
	if b, ok := c.Focused().(*ui.Button); ok {
		return b.Text
	}
	return ""
}

func TestArrowsLeadToWhatLiesNext(t *testing.T) {
	c, scroll := keypad(t)
	isFive := func(f fyne.Focusable) bool { return f.(*ui.Button).Text == "5" }
	require.True(t, ui.Step(c, fyne.KeyDown, isFive), "the first arrow only gives the focus")
	for _, step := range []struct {
		key  fyne.KeyName
		want string
	}{
		{fyne.KeyUp, "2"}, {fyne.KeyUp, "2"}, {fyne.KeyLeft, "1"}, {fyne.KeyLeft, "1"}, {fyne.KeyDown, "4"}, {fyne.KeyDown, "7"},
		{fyne.KeyDown, "7"}, {fyne.KeyRight, "8"}, {fyne.KeyRight, "9"}, {fyne.KeyRight, "9"}, {fyne.KeyUp, "6"},
	} {
		ui.Step(c, step.key)
		assert.Equal(t, step.want, focused(c), step.key)
	}
	assert.False(t, ui.Step(c, fyne.KeyReturn))
	assert.Positive(t, scroll.Offset.Y, "what has the focus is seen")
	top := scroll.Offset
	ui.Step(c, fyne.KeyLeft)
	assert.Equal(t, top, scroll.Offset, "and nothing moves for what is seen already")
}

func TestPressingLeavesTheFocus(t *testing.T) {
	looktest.NewApp(t)
	pressed := 0
	b := ui.NewButton("b", nil, func() { pressed++ })
	w := test.NewTempWindow(t, b)
	passed := ""
	w.Canvas().SetOnTypedKey(func(e *fyne.KeyEvent) { passed = string(e.Name) })
	w.Canvas().Focus(b)
	for _, key := range []fyne.KeyName{fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace, fyne.KeyEscape} {
		w.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: key})
	}
	assert.Equal(t, 3, pressed)
	assert.Equal(t, "Escape", passed)
	b.Disable()
	b.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	assert.Equal(t, 3, pressed)
}
