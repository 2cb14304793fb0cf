package settings_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/settings"
)

var chosen = settings.Settings{
	Language: "uk", Brightness: "light", Pack: "/packs/mine", Edited: "/packs/mine.zip",
	Duel:    settings.Duel{Hero: "knight", Opponent: "mage", Brain: "level_70", Level: "level_70", Pack: "/packs/mine"},
	Packs:   []string{"/packs/mine.zip", "/packs/mine"},
	Toolkit: map[string]string{"folder": "file:///packs"},
}

func open(t *testing.T, path string) *settings.Store {
	t.Helper()
	s, err := settings.Open(path)
	require.NoError(t, err)
	return s
}

func TestSettingsStay(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.json")
	s := open(t, path)
	assert.Equal(t, settings.Settings{}, s.Get())
	assert.NoFileExists(t, path)
	require.NoError(t, s.Change(func(s *settings.Settings) { *s = chosen }))
	assert.Equal(t, chosen, open(t, path).Get())
}

func TestWhatIsReturnedIsACopy(t *testing.T) {
	s := open(t, filepath.Join(t.TempDir(), "settings.json"))
	require.NoError(t, s.Change(func(s *settings.Settings) { *s = chosen }))
	got := s.Get()
	got.Packs[0], got.Toolkit["folder"] = "changed", "changed"
	assert.Equal(t, chosen, s.Get())
	var kept *settings.Settings
	require.NoError(t, s.Change(func(s *settings.Settings) { kept, s.Language = s, "en" }))
	kept.Packs[0] = "changed"
	assert.Equal(t, chosen.Packs, s.Get().Packs)
}

func TestNothingIsWrittenWhereNothingChanges(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.json")
	s := open(t, path)
	require.NoError(t, s.Change(func(s *settings.Settings) { s.Language = "" }))
	assert.NoFileExists(t, path)
}

// Wherever the file was cut off: it is kept, and nothing is chosen; all is well from then on.
func TestADamagedFileIsSetAside(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "settings.json")
	require.NoError(t, open(t, path).Change(func(s *settings.Settings) { *s = chosen }))
	data, err := os.ReadFile(path)
	require.NoError(t, err)
	damaged := []string{string(data) + "{}", `[]`, `{"language": 7}`, `{"packs": "x"}`, "\x00\xff"}
	whole := len(strings.TrimSpace(string(data)))
	for cut := range whole {
		damaged = append(damaged, string(data[:cut]))
	}
	for _, text := range damaged {
		require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
		s, err := settings.Open(path)
		require.ErrorContains(t, err, "is damaged", "%q", text)
		lost, ok := errors.AsType[*settings.Lost](err)
		require.True(t, ok)
		assert.Equal(t, path+".damaged-1", lost.Kept)
		assert.Equal(t, settings.Settings{}, s.Get())
		assert.NoFileExists(t, path)
		kept, readErr := os.ReadFile(path + ".damaged-1")
		require.NoError(t, readErr)
		assert.Equal(t, text, string(kept))
		require.NoError(t, os.Remove(path+".damaged-1"))
		require.NoError(t, s.Change(func(s *settings.Settings) { s.Language = "en" }))
		assert.Equal(t, "en", open(t, path).Get().Language)
	}
}

func TestWhatCanNotBeKeptHoldsForNow(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.json")
	require.NoError(t, os.Mkdir(path, 0o755))
	s, err := settings.Open(path)
	require.Error(t, err)
	assert.DirExists(t, path, "what isn't a file isn't ours")
	assert.Error(t, s.Change(func(s *settings.Settings) { s.Language = "uk" }))
	assert.Equal(t, "uk", s.Get().Language)
}

func TestKnownPacks(t *testing.T) {
	var s settings.Settings
	for _, path := range []string{"", "/a", "/b/", "/c.zip", "/a/"} {
		s.Know(path)
	}
	assert.Equal(t, []string{"/a", "/c.zip", "/b"}, s.Packs)
	s.Forget("/c.zip")
	s.Forget("/none")
	assert.Equal(t, []string{"/a", "/b"}, s.Packs)
	for n := range 30 {
		s.Know(filepath.Join("/many", strings.Repeat("x", n+1)))
	}
	assert.Len(t, s.Packs, 12)
	assert.Equal(t, "/many/"+strings.Repeat("x", 30), s.Packs[0])
}
