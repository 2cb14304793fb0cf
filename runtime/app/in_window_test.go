package app

import "testing"

// A game of each family is played to its end in the window of a desktop, and in one that shows what a phone shows.
func TestBoardsInAWindow(t *testing.T) {
	t.Run("desktop", func(t *testing.T) {
		w := newWindow(t, onDesktop, "--lang", "en")
		s := newcomerWith(t, onDesktop, "en", func(o *Options) { o.Edit = func() {} })
		s.device = w
		s.playEvening("desktop", evening)
	})
	t.Run("phone", func(t *testing.T) {
		w := newWindow(t, phoneSize, "--lang", "uk", "--mobile")
		s := newcomer(t, phoneSize, "uk")
		s.device = w
		s.choosePace("settings.pace.double")
		s.playEvening("mobile", evening)
	})
}
