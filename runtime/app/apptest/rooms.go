package apptest

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"

	"boardduels/runtime/app/ui"
)

// The sizes of large windows: a tablet that is held upright, and two screens that a window fills.
var (
	OnTablet = fyne.NewSize(800, 1280)
	OnFullHD = fyne.NewSize(1920, 1080)
	On4K     = fyne.NewSize(3840, 2160)
)

// AssertRoom checks that what a window shows asks for no more than the window.
func AssertRoom(t *testing.T, s *Stand, name string) {
	t.Helper()
	least, size := s.Window.Content().MinSize(), s.Window.Canvas().Size()
	assert.LessOrEqual(t, least.Width, size.Width, "%s asks for more", name)
	assert.LessOrEqual(t, least.Height, size.Height, "%s asks for more", name)
}

// AssertButtonsInSight asserts that each button on the page is seen without scrolling.
func (s *Stand) AssertButtonsInSight(name string) {
	s.T.Helper()
	for _, b := range Visible(s, func(b *ui.Button) bool { return b.Text != "" }) {
		s.AssertInSight(b, name)
	}
}

// AssertInSight asserts that a button is seen without scrolling.
func (s *Stand) AssertInSight(b *ui.Button, name string) {
	s.T.Helper()
	top, size := fyne.CurrentApp().Driver().AbsolutePositionForObject(b).Y, s.Window.Canvas().Size()
	assert.GreaterOrEqual(s.T, top, float32(0), "%s: %s", name, b.Text)
	assert.LessOrEqual(s.T, top+b.Size().Height, size.Height, "%s: %s", name, b.Text)
}
