package app_test

import (
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/match/duelmatch"
)

// closing counts how often the window is closed, and how often the game was brought into it before.
type closing struct{ shown, closed int }

func (c *closing) ask(s *apptest.Stand) { s.Game.Settle(func() { c.shown++ }, func() { c.closed++ }) }

// unsavedDuel begins a duel that can't be saved, and returns what lets it be.
func unsavedDuel(s *apptest.Stand) (v *screen.Session, free func()) {
	s.T.Helper()
	v = s.Begin(apptest.Pair("knight", "mage", "random"))
	return v, unsave(s, v)
}

// unsave keeps the next actions of a duel from being saved.
func unsave(s *apptest.Stand, v *screen.Session) (free func()) {
	s.T.Helper()
	free = s.Block(apptest.Current)
	s.Tap(v.Table.Turn)
	s.Settle(func() bool { return v.Unsaved != nil })
	s.MyTurn()
	return free
}

func TestClosingTheWindowAsksAboutAnUnsavedDuel(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnDesktop) {
		for _, language := range quick.First("en", "uk") {
			name := "closing_" + language + map[fyne.Size]string{apptest.OnPhone: "_phone", apptest.OnDesktop: "_desktop"}[size]
			t.Run(name, func(t *testing.T) {
				s := apptest.New(t, size, language)
				var c closing
				_, free := unsavedDuel(s)
				reason := i18n.Args{"Reason": s.Text("trouble.no_file")}

				c.ask(s)
				assert.Equal(t, closing{shown: 1}, c)
				assert.True(t, s.Shows(s.Text("close.about", reason)))
				looktest.AssertNothingCutOff(t, s.Window, name)
				s.Save(name)
				s.Press("leave.stay")
				assert.False(t, s.Game.Sheets().IsOpen())

				c.ask(s)
				s.Press("close.again")
				s.Settle(func() bool { return s.Shows(s.Text("close.still", reason)) })
				assert.Zero(t, c.closed)
				s.Save(name + "_still")
				s.Press("close.anyway")
				assert.Equal(t, 1, c.closed)

				free()
				s.Press("close.again")
				s.Settle(func() bool { return c.closed == 2 })
				_, err := duelmatch.File{Path: filepath.Join(s.Folder, apptest.Current)}.Load()
				require.NoError(t, err, "the duel is safe")
			})
		}
	}
}

func TestClosingTheWindowAsksAboutAnUnsavedDuelThatIsOver(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	var c closing
	v, free := unsavedDuel(s)
	keep := s.Block("replays")
	v.Resign()
	s.Settle(func() bool { return s.Game.Table() == nil && s.Sees("result.trying") })
	c.ask(s)
	assert.Equal(t, closing{shown: 1}, c)
	s.Press("leave.stay")
	apptest.Both(keep, free)()
	s.Hurry()
	s.Settle(func() bool { return s.Sees("result.kept") })
	c.ask(s)
	assert.Equal(t, closing{shown: 1, closed: 1}, c, "it is kept")
}

func TestClosingTheWindowAsksNothingElse(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	var c closing
	c.ask(s)
	assert.Equal(t, closing{closed: 1}, c, "without a duel")
	v := s.Begin(apptest.Pair("knight", "mage", "random"))
	c.ask(s)
	assert.Equal(t, closing{closed: 2}, c, "of a duel that is saved")
	defer unsave(s, v)()
	v.OpenMenu()
	s.Press("leave.unsaved")
	c.ask(s)
	assert.Equal(t, closing{closed: 3}, c, "of one that the player has given up")
}

// What couldn't be saved while a duel went on is tried a last time when the game is closed.
func TestClosingTriesToSaveALastTime(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	v, free := unsavedDuel(s)
	free()
	s.Game.Close()
	saved, err := duelmatch.File{Path: filepath.Join(s.Folder, apptest.Current)}.Load()
	require.NoError(t, err)
	assert.GreaterOrEqual(t, saved.Plies(), int(v.Now.View.Ply))
}
