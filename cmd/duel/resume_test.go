package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/cmd/duel/cli"
	"boardduels/internal/quick"
)

// A longer series takes up a shorter one, though its numbers have more digits.
func TestALongerSeriesGoesOnFromAShorterOne(t *testing.T) {
	folder := t.TempDir()
	for name, line := range map[string]string{
		"duel": "match --seat1 random --seat2 tree --json --save duel -n ", "reversi": "board reversi match level_0 level_20 --json --save reversi -n ",
	} {
		must(t, folder, "", strings.Fields(line+"3")...)
		out := must(t, folder, "", strings.Fields(line+"12 --resume")...)
		assert.Equal(t, must(t, folder, "", strings.Fields(strings.Replace(line, "--save "+name, "", 1)+"12")...), out)
		assert.FileExists(t, filepath.Join(folder, name, "3.replay"))
		assert.NoFileExists(t, filepath.Join(folder, name, "03.replay"))
		assert.FileExists(t, filepath.Join(folder, name, "04.replay"))
	}
}

// A game that nobody can end is given up, counts half, and isn't played again; neither is a fork of it without an end.
func TestAGameWithoutAnEndIsGivenUp(t *testing.T) {
	folder := t.TempDir()
	position, err := os.ReadFile("testdata/shut_out.xml")
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(folder, "shut_out.xml"), position, 0o644))
	line := "board backgammon match level_0 level_10 -n 2 --variant shut_out.xml --save games "
	out := must(t, folder, "", strings.Fields(line)...)
	assert.Contains(t, out, "Game 1: level_0 (seat 1) finds no end with level_10 (seat 2) in 5000 plies\n")
	assert.Contains(t, out, "drawn: 2\n")
	assert.Equal(t, out, must(t, folder, "", strings.Fields(line+"--resume")...))
	assert.Contains(t, must(t, folder, "", strings.Fields(line+"--resume --json")...), `"winner":0,"endless":true,`)
	assert.Contains(t, must(t, folder, "", strings.Fields("board backgammon replay fork games/1.replay --ply 10 --seat1 level_20")...), "unfinished")
}

// What isn't of the series, or isn't whole, is named, and nothing is played or replaced.
func TestOnlyTheSameSeriesGoesOn(t *testing.T) {
	quick.Skip(t, "trains brains")
	folder := t.TempDir()
	const duel, reversi = "match --seat1 random --seat2 tree -n 2 --save duel ", "board reversi match level_0 level_20 -n 2 --save reversi "
	for _, line := range []string{duel, reversi} {
		must(t, folder, "", strings.Fields(line)...)
	}
	fails := func(line, want string) {
		t.Helper()
		o := duelIn(t, folder, "", strings.Fields(line+"--resume")...)
		assert.NotEqual(t, cli.ExitOK, o.code, line)
		assert.Contains(t, o.errors, want, line)
	}
	fails(duel+"--seed 2 ", `duel/1.replay:5: is of another series: found "seed `)
	fails(duel+"--heroes mage,rogue ", `duel/1.replay:9: is of another series: found "hero knight `)
	fails(duel+"--seat1 double ", `duel/1.replay:8: is of another series: found "player brain random `)
	fails(reversi+"--seed 2 ", `reversi/1.replay:13: is of another series: found "seed `)
	fails(reversi+"--opening 6 ", `reversi/1.replay:15: is of another series: found "+opening 8", this one has "+opening 6"; choose another folder`)
	fails("board backgammon match level_0 level_20 -n 2 --save reversi ", `reversi/1.replay:2: is of another series: found "game reversi", this one has "game backgammon"`)
	fails("board reversi match level_0 level_20 -n 2 --save duel ", "duel/1.replay: ")
	fails("match --learn -n 2 --save duel ", "--resume and --learn were given, allowed is one of them")
	fails("match -n 2 ", "name the folder with --save")
	fails("board reversi match level_0 level_20 ", "name the folder with --save")

	change := func(path, from, to string) {
		t.Helper()
		text := read(t, folder, path)
		require.Contains(t, text, from)
		require.NoError(t, os.WriteFile(filepath.Join(folder, path), []byte(strings.Replace(text, from, to, 1)), 0o644))
	}
	change("reversi/2.replay", "result points", "result pointy")
	fails(reversi, "remove reversi/2.replay, and game 2 is played anew")
	change("duel/2.replay", "result ", "resolt ")
	fails(duel, "remove duel/2.replay, and game 2 is played anew")
	require.NoError(t, os.Remove(filepath.Join(folder, "duel", "2.replay")))
	must(t, folder, "", strings.Fields(duel+"--resume")...)
	must(t, folder, "", "replay", "verify", "duel")
	require.NoError(t, os.WriteFile(filepath.Join(folder, "duel", "01.replay"), []byte(read(t, folder, "duel/1.replay")), 0o644))
	fails(duel, "duel/01.replay and duel/1.replay are both of game 1; remove one of them")
}
