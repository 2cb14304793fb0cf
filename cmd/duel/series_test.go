package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/cmd/duel/cli"
)

// Replays of an earlier series aren't lost to the next.
func TestEarlierReplaysAreNotReplaced(t *testing.T) {
	folder := workshop(t)
	require.NoError(t, os.Mkdir(filepath.Join(folder, "other"), 0o755))
	require.NoError(t, os.Rename(filepath.Join(folder, "replays", "2.replay"), filepath.Join(folder, "other", "2.replay")))
	for _, args := range []string{
		"match --pack pack --seat1 random --seat2 random -n 3 --seed 9 --save ",
		"simulate --pack pack --seat1 random --seat2 random -n 3 --seed 9 --save ",
		"simulate --pack pack --seat1 random --seat2 random -n 1 --paired --seed 9 --save ",
	} {
		before := read(t, folder, "other", "2.replay")
		o := duelIn(t, folder, "", strings.Fields(args+"other")...)
		assert.Equal(t, cli.ExitProblem, o.code, args)
		assert.Empty(t, o.out, args)
		assert.Equal(t, "duel: "+filepath.Join("other", "2.replay")+
			" is there already; choose another folder, or remove the replays in this one\n", o.errors, args)
		assert.Equal(t, before, read(t, folder, "other", "2.replay"))
		entries, err := os.ReadDir(filepath.Join(folder, "other"))
		require.NoError(t, err)
		assert.Len(t, entries, 1, "no lock is left, and nothing was played")
	}
	// A series of another length has numbers of its own
	for _, name := range []string{"4.replay", "02.replay", "0500.replay"} {
		place := filepath.Join(folder, "taken", name)
		require.NoError(t, os.MkdirAll(place, 0o755))
		require.NoError(t, os.WriteFile(filepath.Join(place, name), []byte("somebody's"), 0o644))
		o := duelIn(t, folder, "", "match", "--pack", "pack", "--seat1", "random", "--seat2", "random", "-n", "3", "--save", place)
		assert.Contains(t, o.errors, filepath.Join(place, name)+" is there already", name)
	}
	for i, name := range []string{"0.replay", "mine.replay", "1.txt"} {
		place := filepath.Join(folder, "free", string(rune('a'+i)))
		require.NoError(t, os.MkdirAll(place, 0o755))
		require.NoError(t, os.WriteFile(filepath.Join(place, name), []byte("somebody's"), 0o644))
		must(t, folder, "", "match", "--pack", "pack", "--seat1", "random", "--seat2", "random", "-n", "3", "--save", place)
		assert.Equal(t, "somebody's", read(t, place, name))
		assert.FileExists(t, filepath.Join(place, "3.replay"))
	}
}
