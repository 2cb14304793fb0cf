package app_test

import (
	"boardduels/runtime/app"
	"boardduels/runtime/app/playtest"
	"testing"
)

// A game of each family is played to its end in the window of a desktop, and in one that shows what a phone shows.
func TestBoardsInAWindow(t *testing.T) {
	t.Run("desktop", func(t *testing.T) {
		w := newWindow(t, playtest.OnDesktop, "--lang", "en")
		s := playtest.NewcomerWith(t, playtest.OnDesktop, "en", func(o *app.Options) { o.Edit = func() {} })
		s.Device = w
		playEvening(s, "desktop", evening)
	})
	t.Run("phone", func(t *testing.T) {
		w := newWindow(t, phoneSize, "--lang", "uk", "--mobile")
		s := playtest.Newcomer(t, phoneSize, "uk")
		s.Device = w
		choosePace(s, "settings.pace.double")
		playEvening(s, "mobile", evening)
	})
}
