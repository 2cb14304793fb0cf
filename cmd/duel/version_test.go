package main

import (
	"encoding/json"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
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
