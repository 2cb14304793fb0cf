package app

import (
	"context"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/settings"
	"boardduels/runtime/app/duelflow"
)

// unlearned plays a duel from which the AI can't learn, since that can't be stored.
func (s *stand) unlearned() (free func()) {
	s.t.Helper()
	free = s.block("knowledge")
	s.loseTo(pair("knight", "mage", "precedent"))
	s.settle(func() bool { return s.sees("result.trying") })
	return free
}

// learnedDuels returns from how many duels the mage's AI has learned.
func (s *stand) learnedDuels(path string) int {
	s.t.Helper()
	e, err := s.game.Open(path)
	require.NoError(s.t, err)
	history, err := e.Store.History("mage")
	require.NoError(s.t, err)
	return len(history)
}

// assertNothingOwed looks for duels that a next run would find.
func (s *stand) assertNothingOwed() {
	s.t.Helper()
	assert.NoError(s.t, filepath.WalkDir(filepath.Join(s.folder, "owed"), func(path string, entry fs.DirEntry, err error) error {
		assert.True(s.t, err != nil || entry.IsDir(), path)
		return nil
	}))
}

func TestWhatCouldNotBeLearnedIsTriedAgainAtTheEnd(t *testing.T) {
	s := newStand(t, onPhone, "en")
	free := s.unlearned()
	free()
	s.game.Close()
	assert.Equal(t, 1, s.learnedDuels(""))
	assert.Len(t, s.replays(), 1)
	s.assertNothingOwed()
}

func TestTheNextRunLearnsWhatCouldNotBeLearned(t *testing.T) {
	s := newStand(t, onPhone, "en")
	free := s.unlearned()
	require.Len(t, s.replays(), 1, "the duel is kept")
	s.press("result.rematch") // whose file isn't that of the last duel any more
	s.settle(func() bool { return s.game.Table != nil })
	s.myTurn()
	s.game.Close()
	free()

	again := newStandIn(t, onPhone, "en", s.folder)
	again.work()
	assert.Equal(t, 1, again.learnedDuels(""))
	again.assertNothingOwed()
	again.resume()
	again.game.Close()
	once := newStandIn(t, onPhone, "en", s.folder)
	once.work()
	assert.Equal(t, 1, once.learnedDuels(""), "once")
}

// What the AI is owed belongs to the pack that the duel was played with.
func TestTheNextRunLearnsWithThePackOfTheDuel(t *testing.T) {
	mine := newPack(t, "Mine")
	open := func(folder string) *stand {
		return newStandWith(t, onDesktop, "en", folder, func(o *Options) {
			o.Edit = func() {}
			o.Learn = func(_ context.Context, p duelflow.Played) (*duelflow.Learned, error) { return learnedFrom(p), nil }
			o.Settings.Change(func(s *settings.Settings) { s.Know(mine) }, nil)
		})
	}
	s := open(t.TempDir())
	s.game.OpenSettings()
	s.choosePack("Mine")
	free := s.unlearned()
	s.game.OpenSettings()
	s.choosePack("Classic (comes with the game)")
	s.begin(pair("knight", "mage", "random"))
	s.game.Close()
	free()

	again := open(s.folder)
	again.work()
	assert.Equal(t, 1, again.learnedDuels(mine))
	assert.Zero(t, again.learnedDuels(""))
}

// Where not even that can be kept, the file of the duel that is over stays where it is.
func TestTheFileOfADuelStaysUntilItIsLearned(t *testing.T) {
	s := newStand(t, onPhone, "en")
	require.NoError(t, os.WriteFile(filepath.Join(s.folder, "owed"), nil, 0o644))
	free := s.unlearned()
	s.game.Close()
	free()
	again := newStandIn(t, onPhone, "en", s.folder)
	again.work()
	assert.Equal(t, 1, again.learnedDuels(""))
	assert.NoFileExists(t, filepath.Join(s.folder, current))
}
