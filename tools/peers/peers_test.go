package main

import (
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/board/contest"
	"boardduels/internal/outside"
	"boardduels/internal/quick"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/reversi"
)

func run(t *testing.T, task contest.Task, args ...string) (string, error) {
	t.Helper()
	var out strings.Builder
	err := measure(t.Context(), &out, task, args)
	return out.String(), err
}

func TestRows(t *testing.T) {
	out, err := run(t, contest.Task{Pairs: 20, Opening: 8, Seed: 1}, "reversi", "professional", "novice", "search:30")
	require.NoError(t, err)
	rows := strings.Split(strings.TrimSpace(out), "\n")
	require.Len(t, rows, 2)
	assert.Regexp(t, "^\\| `professional` – `novice` \\| \\d+\\.\\d % \\(\\d+\\.\\d–\\d+\\.\\d\\) of 40 games \\| 1 \\| \\S+ \\(\\S+\\) \\| \\S+ \\(\\S+\\) \\|$", rows[0])
	assert.Contains(t, rows[1], "`professional` – `search:30`")
	out, err = run(t, contest.Task{Pairs: 20, Opening: 8, Seed: 1}, "backgammon", "formula", "formula")
	require.NoError(t, err)
	assert.Contains(t, out, "50.0 % (29.9–70.1)", "the same dice")
	out, err = run(t, contest.Task{Pairs: 20, Seed: 1}, "tactics", "zombies", "random", "zombies")
	require.NoError(t, err)
	rows = strings.Split(strings.TrimSpace(out), "\n")
	assert.Contains(t, rows[0], "`zombies` – `random` | 100.0 %")
	assert.Regexp(t, "^\\| `zombies` – itself \\| who begins wins .* won games; both sides have units after the last round in 0\\.0 % \\(.*\\) of 40 \\| 1 \\|$", rows[1])
}

func TestWhatIsNotAllowed(t *testing.T) {
	for _, c := range []struct{ args, message string }{
		{"chess", `no game "chess"; allowed are reversi, backgammon, hypergammon and tactics`},
		{"reversi novice", "novice meets nobody; needed are two or more of: novice, "},
		{"reversi nobody novice", `no brain "nobody"; there are: novice, `},
		{"reversi search:few novice", `search:few: the budget is "few", allowed is a number of positions from 1 on`},
		{"hypergammon linear gnubg_x", `gnubg_x: it looks ahead by "x", allowed is a number of plies from 0 on`},
		{"backgammon linear novice", `no brain "novice"; there are: random, `},
	} {
		_, err := run(t, contest.Task{Pairs: 1}, strings.Fields(c.args)...)
		assert.ErrorContains(t, err, c.message)
	}
}

// All who stand in the tables exist.
func TestTables(t *testing.T) {
	for _, table := range tables {
		g := games[table.game]
		require.NotNil(t, g, table.title)
		for _, r := range table.rows {
			for _, id := range []string{r.first, r.second} {
				assert.NoError(t, g.known(id), table.title)
			}
		}
	}
}

func TestSquares(t *testing.T) {
	g := reversi.Standard()
	s := g.Start(0)
	view := g.View(&s, reversi.Black)
	assert.Equal(t, "---------------------------ox------xo---------------------------", squares(&view))
}

func TestBoardLine(t *testing.T) {
	g := backgammon.New(backgammon.Setup{})
	s := g.Start(1)
	view := g.View(&s, s.Mover)
	fields := strings.Split(boardLine(&view), ":")
	assert.Equal(t, "0 -2 0 0 0 0 5 0 3 0 0 0 -5 5 0 0 0 -3 0 -5 0 0 0 0 2 0", strings.Join(fields[6:32], " "))
}

// Games against the programs themselves, where they are installed: each move is legal, in the position that was meant.
func TestOtherProgramsPlay(t *testing.T) {
	quick.Skip(t, "plays against programs of others")
	for _, c := range []struct {
		path, debian string
		args         []string
	}{
		{gtpRhino, "grhino", []string{"reversi", "novice", "grhino_1"}},
		{gnubgPath, "gnubg", []string{"backgammon", "formula", "gnubg_0"}},
	} {
		t.Run(c.args[2], func(t *testing.T) {
			outside.Program(t, c.path, c.debian)
			require.NoError(t, measure(t.Context(), io.Discard, contest.Task{Pairs: 2, Opening: 8, Seed: 1}, c.args))
		})
	}
}
