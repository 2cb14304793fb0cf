package main

import (
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/settings"
	"boardduels/runtime/app/profile"
)

func live(t *testing.T, folder string) *home {
	t.Helper()
	h := settleIn(folder)
	t.Cleanup(func() { _ = h.lock.Release() })
	return h
}

// Programs at one folder don't share what they write, but the folder of edits that a crash left.
func TestASecondProgramHasAHomeOfItsOwn(t *testing.T) {
	folder := t.TempDir()
	first := live(t, folder)
	assert.Equal(t, folder, first.folder)
	assert.Empty(t, first.neighbor)
	require.NoError(t, first.unowned)
	require.NoError(t, os.WriteFile(filepath.Join(folder, profile.SettingsFile), []byte(`{"language": "uk"}`), 0o644))

	second := live(t, folder)
	assert.Equal(t, filepath.Join(folder, profile.Beside, "1"), second.folder)
	assert.Contains(t, second.neighbor, strconv.Itoa(os.Getpid()))
	set, err := second.openSettings()
	require.NoError(t, err)
	assert.Equal(t, "uk", set.Get().Language, "as the first one has it")

	third := live(t, folder)
	assert.Equal(t, filepath.Join(folder, profile.Beside, "2"), third.folder)
	require.NoError(t, os.WriteFile(filepath.Join(second.folder, profile.SettingsFile), []byte(`{}`), 0o644))
	require.NoError(t, second.lock.Release())
	assert.Equal(t, second.folder, live(t, folder).folder, "what is free is used again")
	set, err = second.openSettings()
	require.NoError(t, err)
	assert.Empty(t, set.Get().Language, "its own settings stay")

	require.NoError(t, first.lock.Release())
	assert.Equal(t, folder, live(t, folder).folder)
}

// Where nobody can own a folder, the app goes on without.
func TestAHomeThatNobodyCanOwn(t *testing.T) {
	folder := t.TempDir()
	require.NoError(t, os.MkdirAll(filepath.Join(folder, ".lock", "no file"), 0o755))
	h := live(t, folder)
	assert.Equal(t, folder, h.folder)
	assert.Empty(t, h.neighbor)
	assert.Error(t, h.unowned)
}

// A folder that can't be made keeps nobody from playing.
func TestAHomeThatCanNotBeMade(t *testing.T) {
	folder := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(folder, "file"), nil, 0o644))
	for _, path := range []string{filepath.Join(folder, "file"), filepath.Join(folder, "file", "data")} {
		h := live(t, path)
		assert.Equal(t, path, h.folder)
		assert.Empty(t, h.neighbor)
	}
}

// So it is with a folder beside the first.
func TestAHomeBesideThatCanNotBeMade(t *testing.T) {
	for name, block := range map[string]func(t *testing.T, folder string){
		"a file in the way": func(t *testing.T, folder string) {
			require.NoError(t, os.WriteFile(filepath.Join(folder, profile.Beside), nil, 0o644))
		},
		"settings that can't be read": func(t *testing.T, folder string) {
			require.NoError(t, os.MkdirAll(filepath.Join(folder, profile.SettingsFile), 0o755))
		},
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			live(t, folder)
			block(t, folder)
			second := live(t, folder)
			assert.Equal(t, filepath.Join(folder, profile.Beside, "1"), second.folder)
			assert.NotEmpty(t, second.neighbor)
			_, lost := second.openSettings()
			assert.Equal(t, name == "settings that can't be read", lost != nil, "%v", lost)
		})
	}
}

// A program that is closed before anything was drawn hasn't come up: people close a window that stays black.
func TestAStartCountsOnceSomethingWasDrawn(t *testing.T) {
	h := live(t, t.TempDir())
	note := filepath.Join(h.folder, startFile)
	drawn := make(chan struct{})
	h.ends(drawn)
	assert.FileExists(t, note)
	close(drawn)
	h.ends(drawn)
	assert.NoFileExists(t, note)
}

// A start that fails twice begins with safe settings, and one that succeeds counts from the beginning.
func TestAStartThatFailsTwiceBeginsWithSafeSettings(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, profile.SettingsFile)
	require.NoError(t, os.WriteFile(path, []byte(`{"scale": 150, "language": "uk"}`), 0o644))
	start := func() (*home, *settings.Store, error) {
		h := settleIn(folder)
		set, err := h.openSettings()
		require.NoError(t, h.lock.Release())
		return h, set, err
	}
	for range 2 {
		_, set, err := start()
		require.NoError(t, err)
		assert.Equal(t, 150, set.Get().Scale)
	}
	third, set, err := start()
	var unsafe *settings.Unsafe
	require.ErrorAs(t, err, &unsafe)
	assert.FileExists(t, unsafe.Kept)
	assert.Equal(t, settings.Settings{Language: "uk", Muted: true}, set.Get())
	require.NoError(t, set.Flush())
	third.runs()
	_, set, err = start()
	require.NoError(t, err)
	assert.Equal(t, "uk", set.Get().Language)
	assert.NoFileExists(t, filepath.Join(folder, "settings.json.damaged-2"))
}
