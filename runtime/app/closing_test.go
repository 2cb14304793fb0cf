package app

import (
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/match/duelmatch"
)

// closing counts how often the window is closed, and how often the game was brought into it before.
type closing struct{ shown, closed int }

func (c *closing) ask(s *stand) { s.game.Settle(func() { c.shown++ }, func() { c.closed++ }) }

// unsavedDuel begins a duel that can't be saved, and returns what lets it be.
func (s *stand) unsavedDuel() (v *screen.Session, free func()) {
	s.t.Helper()
	v = s.begin(pair("knight", "mage", "random"))
	return v, s.unsave(v)
}

// unsave keeps the next actions of a duel from being saved.
func (s *stand) unsave(v *screen.Session) (free func()) {
	s.t.Helper()
	free = s.block(current)
	s.tap(v.Table.Turn)
	s.settle(func() bool { return v.Unsaved != nil })
	s.myTurn()
	return free
}

func TestClosingTheWindowAsksAboutAnUnsavedDuel(t *testing.T) {
	for _, size := range quick.First(onPhone, onDesktop) {
		for _, language := range quick.First("en", "uk") {
			name := "closing_" + language + map[fyne.Size]string{onPhone: "_phone", onDesktop: "_desktop"}[size]
			t.Run(name, func(t *testing.T) {
				s := newStand(t, size, language)
				var c closing
				_, free := s.unsavedDuel()
				reason := i18n.Args{"Reason": s.text("trouble.no_file")}

				c.ask(s)
				assert.Equal(t, closing{shown: 1}, c)
				assert.True(t, s.shows(s.text("close.about", reason)))
				looktest.AssertNothingCutOff(t, s.window, name)
				s.save(name)
				s.press("leave.stay")
				assert.False(t, s.game.Sheets.IsOpen())

				c.ask(s)
				s.press("close.again")
				s.settle(func() bool { return s.shows(s.text("close.still", reason)) })
				assert.Zero(t, c.closed)
				s.save(name + "_still")
				s.press("close.anyway")
				assert.Equal(t, 1, c.closed)

				free()
				s.press("close.again")
				s.settle(func() bool { return c.closed == 2 })
				_, err := duelmatch.File{Path: filepath.Join(s.folder, current)}.Load()
				require.NoError(t, err, "the duel is safe")
			})
		}
	}
}

func TestClosingTheWindowAsksAboutAnUnsavedDuelThatIsOver(t *testing.T) {
	s := newStand(t, onPhone, "en")
	var c closing
	v, free := s.unsavedDuel()
	keep := s.block("replays")
	v.Resign()
	s.settle(func() bool { return s.game.Table == nil && s.sees("result.trying") })
	c.ask(s)
	assert.Equal(t, closing{shown: 1}, c)
	s.press("leave.stay")
	both(keep, free)()
	s.hurry()
	s.settle(func() bool { return s.sees("result.kept") })
	c.ask(s)
	assert.Equal(t, closing{shown: 1, closed: 1}, c, "it is kept")
}

func TestClosingTheWindowAsksNothingElse(t *testing.T) {
	s := newStand(t, onPhone, "en")
	var c closing
	c.ask(s)
	assert.Equal(t, closing{closed: 1}, c, "without a duel")
	v := s.begin(pair("knight", "mage", "random"))
	c.ask(s)
	assert.Equal(t, closing{closed: 2}, c, "of a duel that is saved")
	defer s.unsave(v)()
	v.OpenMenu()
	s.press("leave.unsaved")
	c.ask(s)
	assert.Equal(t, closing{closed: 3}, c, "of one that the player has given up")
}

// What couldn't be saved while a duel went on is tried a last time when the game is closed.
func TestClosingTriesToSaveALastTime(t *testing.T) {
	s := newStand(t, onPhone, "en")
	v, free := s.unsavedDuel()
	free()
	s.game.Close()
	saved, err := duelmatch.File{Path: filepath.Join(s.folder, current)}.Load()
	require.NoError(t, err)
	assert.GreaterOrEqual(t, saved.Plies(), int(v.Now.View.Ply))
}
