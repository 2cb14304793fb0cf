package duelflow_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/internal/lock"
	"boardduels/internal/quick"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/look/looktest"
)

// rematchWaiting loses a duel while another program holds what the AIs know, and wants the next one.
func rematchWaiting(s *apptest.Stand) (release func()) {
	s.T.Helper()
	held, err := lock.Take(filepath.Join(s.Folder, "knowledge"))
	require.NoError(s.T, err)
	s.LoseTo(apptest.Pair("knight", "mage", "precedent"))
	s.Press("result.rematch")
	s.Settle(func() bool { return s.Shows(s.Text("waiting.title")) })
	return func() { require.NoError(s.T, held.Release()) }
}

// Whoever waits for another program is told for which one, and begins when that has ended.
func TestADuelWaitsForAnotherProgram(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnDesktop) {
		for _, language := range quick.First("en", "uk") {
			s := apptest.New(t, size, language)
			release := rematchWaiting(s)
			self, err := os.Executable()
			require.NoError(t, err)
			who := fmt.Sprintf("%s (%d)", filepath.Base(self), os.Getpid())
			assert.True(t, s.Shows(s.Text("waiting.about", i18n.Args{"Who": who})))
			name := "waiting_" + language + map[fyne.Size]string{apptest.OnPhone: "_phone", apptest.OnDesktop: "_desktop"}[size]
			looktest.AssertNothingCutOff(t, s.Window, name)
			s.Save(name)
			first := s.Game.Duels.Session()
			release()
			s.Settle(func() bool { return s.Game.Duels.Session() != first })
			s.MyTurn()
			assert.False(t, s.Game.Sheets().IsOpen())
			known, err := s.Game.Duels.Session().Match.Record().Seats[1].Knowledge.Base()
			require.NoError(t, err)
			assert.Equal(t, 1, known.Experience.Decisions)
		}
	}
}

// Whoever doesn't want to wait stays where they are; the AI learns all the same.
func TestADuelThatWaitsCanBeGivenUp(t *testing.T) {
	for name, cancel := range map[string]func(*apptest.Stand){
		"by its button": func(s *apptest.Stand) { s.Press("waiting.cancel") },
		"by a key":      func(s *apptest.Stand) { s.Game.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape}) },
		"by the end":    func(s *apptest.Stand) { s.Game.Close() },
	} {
		t.Run(name, func(t *testing.T) {
			s := apptest.New(t, apptest.OnPhone, "en")
			release := rematchWaiting(s)
			first := s.Game.Duels.Session()
			cancel(s)
			release()
			s.Work()
			s.Game.Duels.Trying.Wait()
			assert.Same(t, first, s.Game.Duels.Session())
		})
	}
}

// A start after another one takes its place.
func TestOnlyTheLastStartCounts(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	release := rematchWaiting(s)
	s.Game.Duels.BeginAtOnce(nil, apptest.Pair("rogue", "priest", "random"))
	release()
	first := s.Game.Duels.Session()
	s.Settle(func() bool { return s.Game.Duels.Session() != first })
	s.MyTurn()
	s.Work()
	assert.Equal(t, "rogue", s.Game.Duels.Session().Heroes[0].ID)
}
