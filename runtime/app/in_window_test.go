package app_test

import (
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"testing"
)

// A game of each family is played to its end in the window of a desktop, and in one that shows what a phone shows.
func TestBoardsInAWindow(t *testing.T) {
	t.Run("desktop", func(t *testing.T) {
		w := newWindow(t, apptest.OnDesktop, "--lang", "en")
		s := apptest.NewcomerWith(t, apptest.OnDesktop, "en", func(o *app.Options) { o.Edit = func() {} })
		s.Device = w
		playEvening(s, "desktop", evening)
	})
	t.Run("phone", func(t *testing.T) {
		w := newWindow(t, phoneSize, "--lang", "uk", "--mobile")
		s := apptest.Newcomer(t, phoneSize, "uk")
		s.Device = w
		choosePace(s, "settings.pace.double")
		playEvening(s, "mobile", evening)
	})
}
