package settings_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/settings"
)

// Starts count as failed until one says that the program runs.
func TestFailedStartsAreCounted(t *testing.T) {
	path := filepath.Join(t.TempDir(), "starting")
	for _, failed := range []bool{false, false, true, true} {
		assert.Equal(t, failed, settings.Begin(path).HasFailed())
	}
	for range 20 {
		settings.Begin(path)
	}
	runs := settings.Begin(path)
	assert.True(t, runs.HasFailed())
	require.NoError(t, runs.Succeed())
	require.NoError(t, runs.Succeed())
	assert.NoFileExists(t, path)
	assert.False(t, settings.Begin(path).HasFailed())
}

// What the note says otherwise, and a folder where nothing can be noted, keep nobody from starting as usual.
func TestStartsThatCanNotBeCounted(t *testing.T) {
	path := filepath.Join(t.TempDir(), "starting")
	for _, text := range []string{"", "x", "-3", "99999999999999999999", "\x00"} {
		require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
		assert.False(t, settings.Begin(path).HasFailed(), "%q", text)
	}
	nowhere := filepath.Join(path, "in a file")
	for range 4 {
		a := settings.Begin(nowhere)
		assert.False(t, a.HasFailed())
		require.NoError(t, a.Succeed())
	}
}

// A program that doesn't come up begins with what can't be why, and keeps the rest.
func TestSafeSettings(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.json")
	text := `{"language": "uk", "scale": 200, "pack": "/packs/huge", "packs": ["/packs/huge"], "paused": true, "taught": true, "sounds": 100}`
	require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
	s, err := settings.OpenSafe(path)
	var unsafe *settings.Unsafe
	require.ErrorAs(t, err, &unsafe)
	assert.Equal(t, path+".damaged-1", unsafe.Kept)
	want := settings.Settings{Language: "uk", Muted: true, Packs: []string{"/packs/huge"}, Paused: true, Taught: true}
	assert.Equal(t, want, s.Get())
	require.NoError(t, s.Flush())
	assert.Equal(t, want, open(t, path).Get(), "also the next time")
	kept, err := os.ReadFile(unsafe.Kept)
	require.NoError(t, err)
	assert.Equal(t, text, string(kept))

	again, err := settings.OpenSafe(path)
	require.NoError(t, err, "there is nothing more to be left out")
	assert.Equal(t, want, again.Get())
}

// Where there are no settings, or damaged ones, they can't be why.
func TestSafeSettingsOfNothing(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.json")
	s, err := settings.OpenSafe(path)
	require.NoError(t, err)
	assert.Equal(t, settings.Settings{}, s.Get())
	require.NoError(t, os.WriteFile(path, []byte("{"), 0o644))
	_, err = settings.OpenSafe(path)
	var lost *settings.Lost
	require.ErrorAs(t, err, &lost)
}
