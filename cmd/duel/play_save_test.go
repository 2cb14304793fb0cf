package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/human"
	"boardduels/internal/i18n"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
)

// A duel that can't be kept is played to its end all the same.
func TestADuelGoesOnThoughItCanNotBeKept(t *testing.T) {
	folder := workshop(t)
	require.NoError(t, os.Mkdir(filepath.Join(folder, "my.replay.lock"), 0o755)) // keeps the file from being owned
	play := func(in string) output {
		return duelIn(t, folder, in, "play", "--pack", "pack", "--seed", "4", "--save", "my.replay")
	}
	o := play("end\nresign\n")
	assert.Equal(t, cli.ExitProblem, o.code)
	assert.Equal(t, 1, strings.Count(o.out, "The duel can’t be kept: "), o.out)
	assert.Contains(t, o.out, " It goes on, and every action tries again.\n")
	assert.Contains(t, o.out, "You have lost.\n")
	assert.NotContains(t, o.out, "The replay is in")
	assert.Contains(t, o.errors, "duel: the duel isn't kept: my.replay: ")

	o = play("quit\n")
	assert.Equal(t, cli.ExitProblem, o.code)
	assert.NotContains(t, o.out, "is kept in")
	assert.Contains(t, o.errors, "duel: the duel isn't kept: my.replay: ")
	assert.NoFileExists(t, filepath.Join(folder, "my.replay"))
}

// When there is room again, all that was played is kept.
func TestADuelIsKeptWhenItCanBe(t *testing.T) {
	folder := workshop(t)
	r, err := duelmatch.File{Path: filepath.Join(folder, "replays", "1.replay")}.Load()
	require.NoError(t, err)
	path := filepath.Join(folder, "my.replay")
	file := duelmatch.File{Path: path}
	require.NoError(t, os.Mkdir(path+".lock", 0o755))
	k, err := human.NewKeeping[*duelrecord.Record](path)
	require.NoError(t, err)
	defer k.Release()
	full := k.Save(r)
	require.Error(t, full)
	assert.ErrorContains(t, k.Lost(i18n.For("en"), unkept, r, full), "the duel isn't kept: ")

	require.NoError(t, os.Remove(path+".lock"))
	require.NoError(t, k.Save(r))
	assert.NoError(t, k.Lost(i18n.For("en"), unkept, r, nil))
	assert.ErrorContains(t, k.Lost(i18n.For("en"), unkept, r, full), "my.replay holds the duel without its end: ")
	again, err := file.Load()
	require.NoError(t, err)
	assert.Equal(t, r.Plies(), again.Plies())
	k.Holds(1)
	assert.ErrorContains(t, k.Lost(i18n.For("en"), unkept, r, full), "my.replay holds the duel only up to action 1 of ")
	_, err = human.NewKeeping[*duelrecord.Record](path)
	assert.ErrorContains(t, err, "my.replay", "another one keeps it")
	_, err = human.NewKeeping[*duelrecord.Record](filepath.Join(folder, "none", "my.replay"))
	assert.ErrorIs(t, err, os.ErrNotExist)
}

// Games that can't be written are played, and counted.
func TestGamesGoOnThoughTheyCanNotBeSaved(t *testing.T) {
	for _, args := range []string{
		"match --pack pack --seat1 tree --seat2 random -n 3 --save s",
		"simulate --pack pack --seat1 random --seat2 random -n 3 --save s",
	} {
		folder := workshop(t)
		for _, taken := range []string{"1.replay", "2.replay"} { // the third can be written
			require.NoError(t, os.MkdirAll(filepath.Join(folder, "s", taken), 0o755))
		}
		o := duelIn(t, folder, "", strings.Fields(args)...)
		assert.Equal(t, cli.ExitProblem, o.code)
		assert.Contains(t, o.errors, " not saved: write s/")
		assert.Regexp(t, `duel: 2 (game|duel)s not saved`, o.errors)
		assert.Contains(t, o.out, "Rounds: median")
		assert.Contains(t, must(t, folder, "", "replay", "verify", filepath.Join("s", "3.replay")), "1 verified")
	}
	folder := workshop(t)
	require.NoError(t, os.MkdirAll(filepath.Join(folder, "s", "1.replay"), 0o755))
	o := duelIn(t, folder, "", strings.Fields("match --pack pack --seat1 tree --seat2 random -n 1 --save s --json")...)
	assert.Contains(t, o.out, `"unsaved":"write s/1.replay: is a folder"`)
}
