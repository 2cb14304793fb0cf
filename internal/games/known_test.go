package games_test

import (
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/board"
	"boardduels/internal/games"
	"boardduels/kb"
	"boardduels/kb/classic/classictest"
	"boardduels/schema"
)

// first returns what the precedents of a pack do first in the tactical game.
func first(t *testing.T, pack *schema.Pack) string {
	t.Helper()
	f, err := games.Find("tactics")
	require.NoError(t, err)
	table, err := f.With(pack).Open(nil)
	require.NoError(t, err)
	brain, err := table.Brain("precedent")
	require.NoError(t, err)
	player := brain.New(board.Setup{Seed: 1, Tacit: true})
	s := table.Start(1)
	var actions []string
	for range 40 {
		view := table.View(&s, table.Mover(&s))
		action, _, err := player.Decide(t.Context(), &view, table.Legal(&s, nil))
		require.NoError(t, err)
		actions = append(actions, action)
		require.NoError(t, table.Apply(&s, action, nil))
	}
	return strings.Join(actions, " ")
}

// What experts write into a pack about the tactical game is what its precedents go by; a pack without any has the
// program's own.
func TestExpertsOfAPackTeachTheTacticalGame(t *testing.T) {
	own := first(t, classictest.Pack())
	assert.Equal(t, own, first(t, schema.ReadPack(fstest.MapFS{})))
	const file = "cases/tactics.xml"
	cases, err := fs.ReadFile(kb.Classic(), file)
	require.NoError(t, err)
	assert.Equal(t, own, first(t, schema.ReadPack(fstest.MapFS{file: {Data: cases}})), "the same cases")
	var untaught []string
	for line := range strings.Lines(string(cases)) {
		if !strings.Contains(line, "<weight ") && !strings.Contains(line, "<common ") {
			untaught = append(untaught, line)
		}
	}
	changed := fstest.MapFS{file: {Data: []byte(strings.Join(untaught, ""))}}
	assert.NotEqual(t, own, first(t, schema.ReadPack(changed)))
}

// A pack whose cases of the tactical game are wrong names the place.
func TestWrongCasesOfTheTacticalGameAreTold(t *testing.T) {
	f, err := games.Find("tactics")
	require.NoError(t, err)
	_, err = f.With(schema.ReadPack(fstest.MapFS{"cases/tactics.xml": {Data: []byte(`<cases game="tactics"><case id="0"/></cases>`)}})).Open(nil)
	assert.ErrorContains(t, err, "cases/tactics.xml:1:")
}
