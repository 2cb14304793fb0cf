package play

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestANeighborIsToldOnTheStartScreen(t *testing.T) {
	for _, size := range []fyne.Size{onPhone, onDesktop} {
		for _, language := range []string{"en", "uk"} {
			left := 0
			s := newStandWith(t, size, language, t.TempDir(), func(o *Options) {
				o.Neighbor, o.Quit = "boardduels (4711)", func() { left++ }
			})
			require.True(t, s.shows(s.text("home.neighbor_title")))
			assertNothingCutOff(t, s.window, "neighbor")
			s.save("neighbor_" + language + map[fyne.Size]string{onPhone: "_phone", onDesktop: "_desktop"}[size])
			s.press("home.neighbor_leave")
			assert.Equal(t, 1, left)
			s.press("home.neighbor_stay")
			s.game.openHome()
			assert.False(t, s.shows(s.text("home.neighbor_title")), "once is enough")
		}
	}
}
