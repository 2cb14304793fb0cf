package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/match/boardmatch"
	"boardduels/runtime/match/duelmatch"
)

// The version stands in FyneApp.toml alone; the program and whatever it records say it.
func TestTheVersionIsThatOfTheApp(t *testing.T) {
	app := read(t, filepath.Join("..", "boardduels"), "FyneApp.toml")
	found := regexp.MustCompile(`(?m)^ *Version = "(\d+\.\d+\.\d+)"$`).FindStringSubmatch(app)
	require.NotNil(t, found, app)
	version := found[1]
	folder := workshop(t)
	assert.Regexp(t, `^duel `+regexp.QuoteMeta(version)+`\n`, must(t, folder, "", "version"))
	assert.Equal(t, "duel version "+version+"\n", must(t, folder, "", "--version"))
	var told versions
	require.NoError(t, json.Unmarshal([]byte(must(t, folder, "", "version", "--json")), &told))
	assert.Equal(t, version, told.Program)

	line := `(?m)^\+program ` + regexp.QuoteMeta(version) + `$`
	must(t, folder, "quit\n", "play", "--pack", "pack", "--seed", "1", "--save", "duel.replay")
	must(t, folder, "quit\n", "board", "reversi", "play", "--save", "board.replay")
	must(t, folder, "", "replay", "fork", "replays/1.replay", "--at", "2", "-o", "fork.replay")
	for _, file := range []string{"duel.replay", "board.replay", "fork.replay", "replays/1.replay"} {
		assert.Len(t, regexp.MustCompile(line).FindAllString(read(t, folder, file), -1), 1, file)
	}
	must(t, folder, "", "replay", "verify", "duel.replay", "fork.replay", "replays/1.replay")
}

// A series that another version began goes on: what counts is that the rules and the players are the same.
func TestASeriesOfAnotherVersionGoesOn(t *testing.T) {
	folder := t.TempDir()
	const duels = "match --seat1 random --seat2 tree -n 2 --save duel"
	const games = "board reversi match level_0 level_20 -n 2 --save reversi"
	for _, line := range []string{duels, games} {
		must(t, folder, "", strings.Fields(line)...)
	}
	duel := duelmatch.File{Path: filepath.Join(folder, "duel", "1.replay")}
	d, err := duel.Load()
	require.NoError(t, err)
	d.Additions = []string{"program 0.0.1"}
	require.NoError(t, duel.Save(d))
	game := boardmatch.File{Path: filepath.Join(folder, "reversi", "1.replay")}
	g, err := game.Load()
	require.NoError(t, err)
	require.Len(t, g.Additions, 2)
	g.Additions = g.Additions[1:] // of a version that didn't say so
	require.NoError(t, game.Save(g))
	for _, line := range []string{duels, games} {
		require.NoError(t, os.Remove(filepath.Join(folder, strings.Fields(line)[len(strings.Fields(line))-1], "2.replay")))
		must(t, folder, "", append(strings.Fields(line), "--resume")...)
	}
	assert.Contains(t, read(t, folder, "duel", "1.replay"), "\n+program 0.0.1\n")
}
