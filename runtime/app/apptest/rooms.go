package apptest

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
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
