//go:build unix

package main

import (
	"io/fs"
	"path/filepath"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/lock"
	"boardduels/internal/settings"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/profile"
)

// settle works off what other goroutines want done, until done holds.
func settle(t *testing.T, s *shell, done func() bool) {
	t.Helper()
	queue := s.app.(knowing).App.(*looktest.App).Queue
	for !done() {
		select {
		case f := <-queue:
			f()
		case <-time.After(time.Minute):
			t.Fatal("nothing happens any more")
		}
	}
}

// Players go from game to game in one window; each has its own settings and data, and one program at a time has them.
func TestAWindowLeadsFromPlayerToPlayer(t *testing.T) {
	s := unseen(t)
	s.openGame()
	s.game.Settings().Change(func(now *settings.Settings) { now.Player, now.Nemesis = "Olena", "ostap" }, nil)
	taras, err := s.own.roster.Add("Taras", s.game.Settings().Get())
	require.NoError(t, err)
	unrefused := func(err error) { assert.NoError(t, err) }

	s.playAs(taras, unrefused)
	settle(t, s, func() bool { return s.own.player == taras })
	assert.Contains(t, texts(s.window), "Taras")
	assert.Equal(t, filepath.Join(s.root, "profiles", taras), s.game.Folder())
	assert.Empty(t, s.game.Settings().Get().Nemesis)
	assert.Equal(t, taras, s.own.roster.Last(), "who plays at the next start")
	s.leaving.Wait()
	free, err := lock.Take(s.root)
	require.NoError(t, err, "what was left is free")
	require.NoError(t, free.Release())

	s.game.Settings().Change(func(now *settings.Settings) { now.Paused = true }, nil)
	s.openEditor()
	assert.NotNil(t, s.editor)
	s.playAs(profile.First, unrefused)
	settle(t, s, func() bool { return s.own.player == profile.First })
	assert.Nil(t, s.editor, "the editor was the other player's")
	assert.False(t, s.game.Settings().Get().Paused)
	assert.Equal(t, "ostap", s.game.Settings().Get().Nemesis)
	assert.Contains(t, texts(s.window), "Olena")
	assert.Equal(t, s.window.Content(), fyne.CanvasObject(s.game.Content()))

	s.playAs(taras, unrefused)
	s.playAs(taras, func(err error) { t.Error("a second tap is no wish", err) })
	settle(t, s, func() bool { return s.own.player == taras })
	s.playAs(profile.First, unrefused)
	settle(t, s, func() bool { return s.own.player == profile.First })

	s.leaving.Wait()
	again, err := settings.Open(filepath.Join(s.own.roster.Folder(taras), profile.SettingsFile))
	require.NoError(t, err)
	assert.True(t, again.Get().Paused, "what was set last is kept")
	held, err := lock.Take(s.own.roster.Folder(taras))
	require.NoError(t, err)
	var why error
	s.playAs(taras, func(err error) { why = err })
	settle(t, s, func() bool { return why != nil })
	require.ErrorIs(t, why, profile.ErrPresent)
	assert.Equal(t, profile.First, s.own.player)
	require.NoError(t, held.Release())
}

// A program starts with whoever played last, and beside another program in a folder of that player's.
func TestAStartIsThatOfWhoPlayedLast(t *testing.T) {
	root := t.TempDir()
	r := profile.In(root)
	taras, err := r.Add("Taras", settings.Settings{})
	require.NoError(t, err)
	require.NoError(t, r.Note(taras))
	h := live(t, root)
	assert.Equal(t, r.Folder(taras), h.folder)
	assert.Empty(t, h.neighbor)
	beside := live(t, root)
	assert.Equal(t, filepath.Join(r.Folder(taras), profile.Beside, "1"), beside.folder)
	set, err := beside.openSettings()
	require.NoError(t, err)
	assert.Equal(t, "Taras", set.Get().Player)

	first, err := moveTo(root, profile.First)
	require.NoError(t, err)
	t.Cleanup(func() { _ = first.lock.Release() })
	_, err = moveTo(root, profile.First)
	require.ErrorIs(t, err, profile.ErrPresent)
	_, err = moveTo(root, "7")
	require.ErrorIs(t, err, fs.ErrNotExist, "nobody is there")
	assert.Len(t, r.All(), 2)
}
