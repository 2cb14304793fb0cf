//go:build !js

package profile_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/atomicfile/killing"
	"boardduels/internal/quick"
	"boardduels/internal/settings"
	"boardduels/runtime/app/profile"
)

// killRoot makes the test program add and remove players in a folder until it is killed.
const killRoot = "PROFILE_TEST_ROOT"

func TestMain(m *testing.M) {
	if root := os.Getenv(killRoot); root != "" {
		comeAndGo(profile.In(root), "own", func(id string) bool {
			fmt.Println(id)
			return true
		})
		os.Exit(1)
	}
	os.Exit(m.Run())
}

// comeAndGo adds, notes and removes players of a name, and tells of each, as long as that says that it goes on.
func comeAndGo(r profile.Roster, name string, added func(id string) (goesOn bool)) {
	for n := 0; ; n++ {
		id, err := r.Add(fmt.Sprint(name, " ", n), settings.Settings{Language: "uk"})
		if err == nil {
			err = os.WriteFile(filepath.Join(r.Folder(id), "career.json"), nil, 0o644)
		}
		if err == nil {
			err = r.Note(id)
		}
		if !added(id) {
			return
		}
		if err == nil && n%3 > 0 {
			err = r.Remove(id)
		}
		if errors.Is(err, profile.ErrMany) {
			for _, p := range r.All()[1:] {
				_ = r.Remove(p.ID) // which the other program may do, too
			}
		} else if err != nil && !errors.Is(err, os.ErrNotExist) {
			panic(err)
		}
	}
}

// Two programs change who is there, and one of them is killed: every player who is left has a name, what the first one
// has is untouched, and whoever comes next finds room.
func TestPlayersSurviveKillsAndTwoWriters(t *testing.T) {
	quick.Skip(t, "kills the program many times")
	chance := rand.New(rand.NewPCG(7, 22))
	for range 20 {
		root := t.TempDir()
		r := profile.In(root)
		first := filepath.Join(root, profile.SettingsFile)
		require.NoError(t, settings.Write(first, settings.Settings{Player: "Olena"}))
		before, err := os.ReadFile(first)
		require.NoError(t, err)

		end, ended := make(chan struct{}), make(chan struct{})
		go func() {
			defer close(ended)
			comeAndGo(r, "other", func(string) bool {
				select {
				case <-end:
					return false
				default:
					return true
				}
			})
		}()
		_ = killing.Self(t, killRoot+"="+root, chance, 20, 2*time.Millisecond, func(string) bool { return true })
		close(end)
		<-ended

		after, err := os.ReadFile(first)
		require.NoError(t, err)
		assert.Equal(t, before, after)
		for _, p := range r.All() {
			assert.NotEmpty(t, p.Name, "player %q", p.ID)
		}
		left := r.All()
		require.NoError(t, r.Sweep())
		assert.Equal(t, left, r.All())
		assert.Contains(t, left, find(left, r.Last()), "who played last is there")
		for n := len(left); n < profile.Most; n++ {
			_, err := r.Add(fmt.Sprint("new ", n), settings.Settings{})
			require.NoError(t, err)
		}
	}
}

func find(all []profile.Profile, id string) profile.Profile {
	for _, p := range all {
		if p.ID == id {
			return p
		}
	}
	return profile.Profile{ID: "nobody"}
}
