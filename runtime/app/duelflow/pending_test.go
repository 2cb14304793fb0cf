package duelflow_test

import (
	"context"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/settings"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/duelflow"
)

// unlearned plays a duel from which the AI can't learn, since that can't be stored.
func unlearned(s *apptest.Stand) (free func()) {
	s.T.Helper()
	free = s.Block("knowledge")
	s.LoseTo(apptest.Pair("knight", "mage", "precedent"))
	s.Settle(func() bool { return s.Sees("result.trying") })
	return free
}

// learnedDuels returns from how many duels the mage's AI has learned.
func learnedDuels(s *apptest.Stand, path string) int {
	s.T.Helper()
	e, err := s.Game.Open(path)
	require.NoError(s.T, err)
	history, err := e.Store.History("mage")
	require.NoError(s.T, err)
	return len(history)
}

// assertNothingOwed looks for duels that a next run would find.
func assertNothingOwed(s *apptest.Stand) {
	s.T.Helper()
	assert.NoError(s.T, filepath.WalkDir(filepath.Join(s.Folder, "owed"), func(path string, entry fs.DirEntry, err error) error {
		assert.True(s.T, err != nil || entry.IsDir(), path)
		return nil
	}))
}

func TestWhatCouldNotBeLearnedIsTriedAgainAtTheEnd(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	free := unlearned(s)
	free()
	s.Game.Close()
	assert.Equal(t, 1, learnedDuels(s, ""))
	assert.Len(t, s.Replays(), 1)
	assertNothingOwed(s)
}

func TestTheNextRunLearnsWhatCouldNotBeLearned(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	free := unlearned(s)
	require.Len(t, s.Replays(), 1, "the duel is kept")
	s.Press("result.rematch") // whose file isn't that of the last duel any more
	s.Settle(func() bool { return s.Game.Table() != nil })
	s.MyTurn()
	s.Game.Close()
	free()

	again := apptest.NewIn(t, apptest.OnPhone, "en", s.Folder)
	again.Work()
	assert.Equal(t, 1, learnedDuels(again, ""))
	assertNothingOwed(again)
	again.Resume()
	again.Game.Close()
	once := apptest.NewIn(t, apptest.OnPhone, "en", s.Folder)
	once.Work()
	assert.Equal(t, 1, learnedDuels(once, ""), "once")
}

// What the AI is owed belongs to the pack that the duel was played with.
func TestTheNextRunLearnsWithThePackOfTheDuel(t *testing.T) {
	mine := apptest.NewPack(t, "Mine")
	open := func(folder string) *apptest.Stand {
		return apptest.NewWith(t, apptest.OnDesktop, "en", folder, func(o *app.Options) {
			o.Edit = func() {}
			o.Learn = func(_ context.Context, p duelflow.Played) (*duelflow.Learned, error) {
				return apptest.LearnedFrom(p), nil
			}
			o.Settings.Change(func(s *settings.Settings) { s.Know(mine) }, nil)
		})
	}
	s := open(t.TempDir())
	s.Game.OpenSettings()
	s.ChoosePack("Mine")
	free := unlearned(s)
	s.Game.OpenSettings()
	s.ChoosePack("Classic (comes with the game)")
	s.Begin(apptest.Pair("knight", "mage", "random"))
	s.Game.Close()
	free()

	again := open(s.Folder)
	again.Work()
	assert.Equal(t, 1, learnedDuels(again, mine))
	assert.Zero(t, learnedDuels(again, ""))
}

// Where not even that can be kept, the file of the duel that is over stays where it is.
func TestTheFileOfADuelStaysUntilItIsLearned(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	require.NoError(t, os.WriteFile(filepath.Join(s.Folder, "owed"), nil, 0o644))
	free := unlearned(s)
	s.Game.Close()
	free()
	again := apptest.NewIn(t, apptest.OnPhone, "en", s.Folder)
	again.Work()
	assert.Equal(t, 1, learnedDuels(again, ""))
	assert.NoFileExists(t, filepath.Join(s.Folder, apptest.Current))
}
