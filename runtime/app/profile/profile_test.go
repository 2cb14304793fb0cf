package profile_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/internal/atomicfile"
	"boardduels/internal/atomicfile/powerloss"
	"boardduels/internal/lock"
	"boardduels/internal/settings"
	"boardduels/runtime/app/profile"
)

// Whoever was there before is the first player, and nothing of it is touched.
func TestWhatIsThereIsTheFirstPlayers(t *testing.T) {
	root := t.TempDir()
	set := filepath.Join(root, profile.SettingsFile)
	require.NoError(t, os.WriteFile(set, []byte(`{"player": "Olena", "paused": true}`), 0o644))
	r := profile.In(root)
	assert.Equal(t, []profile.Profile{{Name: "Olena"}}, r.All())
	assert.Equal(t, root, r.Folder(profile.First))
	assert.Equal(t, profile.First, r.Last())
	require.NoError(t, r.Sweep())
	entries, err := os.ReadDir(root)
	require.NoError(t, err)
	assert.Len(t, entries, 1)
}

func TestPlayersComeAndGo(t *testing.T) {
	root := t.TempDir()
	r := profile.In(root)
	by := settings.Settings{Player: "Olena", Language: "uk", Scale: 120, Packs: []string{"/a"}, Taught: true, Nemesis: "ostap", Paused: true}
	taras, err := r.Add("  Taras\t ", by)
	require.NoError(t, err)
	ada, err := r.Add("Ada", by)
	require.NoError(t, err)
	assert.Equal(t, []profile.Profile{{}, {ID: taras, Name: "Taras"}, {ID: ada, Name: "Ada"}}, r.All())

	set, err := settings.Open(filepath.Join(r.Folder(taras), profile.SettingsFile))
	require.NoError(t, err)
	assert.Equal(t, settings.Settings{Player: "Taras", Language: "uk", Scale: 120, Packs: []string{"/a"}}, set.Get(), "what belongs to the device")

	require.NoError(t, r.Note(ada))
	assert.Equal(t, ada, r.Last())
	require.NoError(t, r.Remove(ada))
	assert.Equal(t, profile.First, r.Last(), "who played last is there no more")
	assert.NoDirExists(t, r.Folder(ada))
	require.NoError(t, r.Note(taras))
	require.NoError(t, r.Note(profile.First))
	assert.Equal(t, profile.First, r.Last())
	require.Error(t, r.Remove(ada))
	require.Error(t, r.Remove(profile.First))
	assert.DirExists(t, root)
}

func TestWhoCanNotBeAdded(t *testing.T) {
	root := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(root, profile.SettingsFile), []byte(`{"player": "Олена"}`), 0o644))
	r := profile.In(root)
	for name, want := range map[string]error{"": profile.ErrNoName, " \u200b\n": profile.ErrNoName, "олена ": profile.ErrTaken} {
		_, err := r.Add(name, settings.Settings{})
		require.ErrorIs(t, err, want, "%q", name)
	}
	name, err := r.CheckName("ОЛЕНА", profile.First)
	require.NoError(t, err)
	assert.Equal(t, "ОЛЕНА", name, "who has a name may write it otherwise")
	for n := 2; n <= profile.Most; n++ {
		_, err := r.Add(fmt.Sprint("player ", n), settings.Settings{})
		require.NoError(t, err)
	}
	_, err = r.Add("one more", settings.Settings{})
	require.ErrorIs(t, err, profile.ErrMany)
	assert.Len(t, r.All(), profile.Most)
}

// What can't be read has no name, and is a player all the same.
func TestDamagedSettingsHideNobody(t *testing.T) {
	r := profile.In(t.TempDir())
	id, err := r.Add("Taras", settings.Settings{})
	require.NoError(t, err)
	path := filepath.Join(r.Folder(id), profile.SettingsFile)
	for _, damage := range []string{"{", "", `{"player": 7}`} {
		require.NoError(t, os.WriteFile(path, []byte(damage), 0o644))
		assert.Equal(t, []profile.Profile{{}, {ID: id}}, r.All())
	}
	_, err = settings.Open(path)
	require.Error(t, err)
	assert.NoFileExists(t, path, "it is set aside")
	assert.Equal(t, []profile.Profile{{}, {ID: id}}, r.All())
}

// Whatever the file says of who played last, it is a player who is there.
func TestWhoPlayedLastIsSomebody(t *testing.T) {
	root := t.TempDir()
	r := profile.In(root)
	_, err := r.Add("Taras", settings.Settings{})
	require.NoError(t, err)
	for _, text := range []string{"", "1", "02", "2\n", "3", "-2", "..", "../..", strings.Repeat("2", 100)} {
		require.NoError(t, os.WriteFile(filepath.Join(root, "profiles", "present"), []byte(text), 0o644))
		assert.Equal(t, profile.First, r.Last(), "%q", text)
	}
}

// Nobody is removed with whose data somebody plays, and what was removed in part counts as nothing.
func TestAPlayerIsRemovedWhole(t *testing.T) {
	r := profile.In(t.TempDir())
	id, err := r.Add("Taras", settings.Settings{})
	require.NoError(t, err)
	own, err := lock.Take(r.Folder(id))
	require.NoError(t, err)
	require.ErrorIs(t, r.Remove(id), profile.ErrPresent)
	assert.Len(t, r.All(), 2)
	require.NoError(t, own.Release())

	duel := filepath.Join(r.Folder(id), "replays", "imported", "a.replay")
	require.NoError(t, os.MkdirAll(filepath.Dir(duel), 0o755))
	require.NoError(t, os.WriteFile(duel, nil, 0o644))
	require.NoError(t, os.WriteFile(r.Folder(id)+".removed", nil, 0o644)) // as a program leaves it that was killed then
	assert.Len(t, r.All(), 1)
	assert.FileExists(t, duel)
	require.NoError(t, r.Sweep())
	assert.NoDirExists(t, r.Folder(id))
	assert.NoFileExists(t, r.Folder(id)+".removed")
	again, err := r.Add("Ada", settings.Settings{})
	require.NoError(t, err)
	assert.Equal(t, id, again)
}

// Nobody is removed whom a window plays beside another one, and what a killed program has left of somebody who was
// removed doesn't hide who comes next.
func TestWhatIsLeftOfARemovedPlayer(t *testing.T) {
	r := profile.In(t.TempDir())
	id, err := r.Add("Taras", settings.Settings{})
	require.NoError(t, err)
	beside := filepath.Join(r.Folder(id), profile.Beside, "1")
	require.NoError(t, os.MkdirAll(beside, 0o755))
	own, err := lock.Take(beside)
	require.NoError(t, err)
	require.ErrorIs(t, r.Remove(id), profile.ErrPresent)
	require.NoError(t, own.Release())
	require.NoError(t, r.Remove(id))

	require.NoError(t, os.MkdirAll(r.Folder(id), 0o755)) // as a program makes it that had seen the player before
	own, err = lock.Take(r.Folder(id))
	require.NoError(t, err)
	assert.False(t, r.Has(id), "a lock is no player")
	require.NoError(t, own.Release())
	require.NoError(t, os.WriteFile(r.Folder(id)+".removed", nil, 0o644))
	again, err := r.Add("Ada", settings.Settings{})
	require.NoError(t, err)
	assert.Equal(t, []profile.Profile{{}, {ID: again, Name: "Ada"}}, r.All())
	require.NoError(t, r.Sweep())
	assert.Len(t, r.All(), 2)
}

// Programs that add players at the same time add all of them.
func TestPlayersAreAddedAtTheSameTime(t *testing.T) {
	root := t.TempDir()
	var all sync.WaitGroup
	for n := range 8 {
		all.Go(func() {
			_, err := profile.In(root).Add(fmt.Sprint("player ", n), settings.Settings{})
			assert.NoError(t, err)
		})
	}
	all.Wait()
	assert.Len(t, profile.In(root).All(), 9)
}

// A loss of power while players are added, noted and removed leaves each of them whole or not at all.
func TestALossOfPowerLeavesPlayersWholeOrNotAtAll(t *testing.T) {
	root := t.TempDir()
	require.NoError(t, atomicfile.MkdirAll(filepath.Join(root, "profiles")))
	r := profile.In(root)
	var id string
	powerloss.Check(t, root, func(left string) string {
		after := profile.In(left)
		before := fmt.Sprint(after.All(), after.Last())
		assert.NoError(t, after.Sweep())
		assert.Equal(t, before, fmt.Sprint(after.All(), after.Last()))
		return before
	}, func() {
		var err error
		id, err = r.Add("Taras", settings.Settings{Language: "uk"})
		require.NoError(t, err)
	}, func() {
		require.NoError(t, r.Note(id))
	}, func() {
		require.NoError(t, r.Remove(id))
	})
}

// A name is kept as it is tidied, whatever is typed.
func TestNamesAreTidy(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		name := profile.Tidy(rapid.String().Draw(t, "name"))
		assert.Equal(t, name, profile.Tidy(name))
		assert.LessOrEqual(t, len([]rune(name)), profile.LongestName)
		assert.Equal(t, strings.TrimSpace(name), name)
		assert.NotContains(t, name, "\n")
	})
}
