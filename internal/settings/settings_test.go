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

// change changes settings and waits until they are on the disk.
func change(t *testing.T, s *settings.Store, change func(*settings.Settings)) {
	t.Helper()
	s.Change(change, func(err error) { assert.NoError(t, err) })
	require.NoError(t, s.Flush())
}

func TestSettingsStay(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.json")
	s := open(t, path)
	assert.Equal(t, settings.Settings{}, s.Get())
	assert.NoFileExists(t, path)
	change(t, s, func(s *settings.Settings) { *s = chosen })
	assert.Equal(t, chosen, open(t, path).Get())
}

// A file that an editor of Windows has saved is read.
func TestAFileThatWentThroughWindowsIsRead(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.json")
	change(t, open(t, path), func(s *settings.Settings) { *s = chosen })
	data, err := os.ReadFile(path)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(path, []byte("\ufeff"+strings.ReplaceAll(string(data), "\n", "\r\n")+"\r\n"), 0o600))
	assert.Equal(t, chosen, open(t, path).Get())
}

func TestWhatIsReturnedIsACopy(t *testing.T) {
	s := open(t, filepath.Join(t.TempDir(), "settings.json"))
	change(t, s, func(s *settings.Settings) { *s = chosen })
	got := s.Get()
	got.Packs[0], got.Toolkit["folder"] = "changed", "changed"
	assert.Equal(t, chosen, s.Get())
	var kept *settings.Settings
	change(t, s, func(s *settings.Settings) { kept, s.Language = s, "en" })
	kept.Packs[0] = "changed"
	assert.Equal(t, chosen.Packs, s.Get().Packs)
}

func TestNothingIsWrittenWhereNothingChanges(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.json")
	s := open(t, path)
	change(t, s, func(s *settings.Settings) { s.Language = "" })
	assert.NoFileExists(t, path)
}

// Wherever the file was cut off: it is kept, and nothing is chosen; all is well from then on.
func TestADamagedFileIsSetAside(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "settings.json")
	change(t, open(t, path), func(s *settings.Settings) { *s = chosen })
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
		change(t, s, func(s *settings.Settings) { s.Language = "en" })
		assert.Equal(t, "en", open(t, path).Get().Language)
	}
}

// What can't be read is kept, whatever is chosen, and counts again once it can be read.
func TestWhatCanNotBeReadIsNotOverwritten(t *testing.T) {
	for name, block := range map[string]func(t *testing.T, path string){
		"a folder": func(t *testing.T, path string) { require.NoError(t, os.Mkdir(path, 0o755)) },
		"a link to a folder": func(t *testing.T, path string) {
			require.NoError(t, os.Symlink(t.TempDir(), path))
		},
		"a loop of links": func(t *testing.T, path string) { require.NoError(t, os.Symlink(path, path)) },
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "settings.json")
			change(t, open(t, path), func(s *settings.Settings) { *s = chosen })
			require.NoError(t, os.Rename(path, path+".away"))
			block(t, path)
			before, err := os.Lstat(path)
			require.NoError(t, err)

			s, err := settings.Open(path)
			lost, ok := errors.AsType[*settings.Lost](err)
			require.True(t, ok, "%v", err)
			assert.Empty(t, lost.Kept)
			for _, language := range []string{"en", "de"} {
				told := make(chan error, 1)
				s.Change(func(s *settings.Settings) { s.Language = language }, func(err error) { told <- err })
				err = <-told
				require.ErrorContains(t, err, path+" can't be read")
				assert.ErrorContains(t, err, "nothing is written over it")
				assert.Equal(t, language, s.Get().Language, "it holds for now")
			}
			after, err := os.Lstat(path)
			require.NoError(t, err)
			assert.True(t, os.SameFile(before, after), "it is what it was")

			require.NoError(t, os.Remove(path))
			require.NoError(t, os.Rename(path+".away", path))
			change(t, s, func(s *settings.Settings) { s.Language = "en" })
			want := chosen
			want.Language = "en"
			assert.Equal(t, want, open(t, path).Get())
		})
	}
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

// Settings that aren't there yet can begin with those of another program, which it keeps.
func TestOtherSettingsToBeginWith(t *testing.T) {
	folder := t.TempDir()
	mine, other := filepath.Join(folder, "new", "settings.json"), filepath.Join(folder, "settings.json")
	after := func() (*settings.Store, error) { return settings.OpenAfter(mine, other) }

	s, err := after()
	require.NoError(t, err, "there are none")
	assert.Equal(t, settings.Settings{}, s.Get())
	change(t, open(t, other), func(s *settings.Settings) { *s = chosen })
	s, err = after()
	require.NoError(t, err)
	assert.Equal(t, chosen, s.Get())
	assert.NoDirExists(t, filepath.Dir(mine))

	require.NoError(t, os.Mkdir(filepath.Dir(mine), 0o755))
	change(t, s, func(s *settings.Settings) { s.Language = "en" })
	s, err = after()
	require.NoError(t, err)
	assert.Equal(t, "en", s.Get().Language, "its own count from now on")
	assert.Equal(t, chosen, open(t, other).Get())
	require.NoError(t, os.Remove(mine))

	require.NoError(t, os.WriteFile(other, []byte("{"), 0o644))
	s, err = after()
	lost, ok := errors.AsType[*settings.Lost](err)
	require.True(t, ok, "%v", err)
	assert.Equal(t, other, lost.Path)
	assert.FileExists(t, other, "it isn't ours to set aside")
	change(t, s, func(s *settings.Settings) { s.Language = "en" })
	assert.Equal(t, "en", open(t, mine).Get().Language)
	require.NoError(t, os.Remove(mine))

	require.NoError(t, os.Remove(other))
	require.NoError(t, os.Mkdir(other, 0o755))
	_, err = after()
	require.ErrorContains(t, err, other+" can't be read")
}
