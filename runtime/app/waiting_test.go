package app

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
	"boardduels/runtime/app/look/looktest"
)

// rematchWaiting loses a duel while another program holds what the AIs know, and wants the next one.
func (s *stand) rematchWaiting() (release func()) {
	s.t.Helper()
	held, err := lock.Take(filepath.Join(s.folder, "knowledge"))
	require.NoError(s.t, err)
	s.loseTo(pair("knight", "mage", "precedent"))
	s.press("result.rematch")
	s.settle(func() bool { return s.shows(s.text("waiting.title")) })
	return func() { require.NoError(s.t, held.Release()) }
}

// Whoever waits for another program is told for which one, and begins when that has ended.
func TestADuelWaitsForAnotherProgram(t *testing.T) {
	for _, size := range quick.First(onPhone, onDesktop) {
		for _, language := range quick.First("en", "uk") {
			s := newStand(t, size, language)
			release := s.rematchWaiting()
			self, err := os.Executable()
			require.NoError(t, err)
			who := fmt.Sprintf("%s (%d)", filepath.Base(self), os.Getpid())
			assert.True(t, s.shows(s.text("waiting.about", i18n.Args{"Who": who})))
			name := "waiting_" + language + map[fyne.Size]string{onPhone: "_phone", onDesktop: "_desktop"}[size]
			looktest.AssertNothingCutOff(t, s.window, name)
			s.save(name)
			first := s.game.duels.Session
			release()
			s.settle(func() bool { return s.game.duels.Session != first })
			s.myTurn()
			assert.False(t, s.game.Sheets.IsOpen())
			known, err := s.game.duels.Session.Match.Record().Seats[1].Knowledge.Base()
			require.NoError(t, err)
			assert.Equal(t, 1, known.Experience.Decisions)
		}
	}
}

// Whoever doesn't want to wait stays where they are; the AI learns all the same.
func TestADuelThatWaitsCanBeGivenUp(t *testing.T) {
	for name, cancel := range map[string]func(*stand){
		"by its button": func(s *stand) { s.press("waiting.cancel") },
		"by a key":      func(s *stand) { s.game.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape}) },
		"by the end":    func(s *stand) { s.game.Close() },
	} {
		t.Run(name, func(t *testing.T) {
			s := newStand(t, onPhone, "en")
			release := s.rematchWaiting()
			first := s.game.duels.Session
			cancel(s)
			release()
			s.work()
			s.game.duels.Trying.Wait()
			assert.Same(t, first, s.game.duels.Session)
		})
	}
}

// A start after another one takes its place.
func TestOnlyTheLastStartCounts(t *testing.T) {
	s := newStand(t, onPhone, "en")
	release := s.rematchWaiting()
	s.game.duels.BeginAtOnce(nil, pair("rogue", "priest", "random"))
	release()
	first := s.game.duels.Session
	s.settle(func() bool { return s.game.duels.Session != first })
	s.myTurn()
	s.work()
	assert.Equal(t, "rogue", s.game.duels.Session.Heroes[0].ID)
}
