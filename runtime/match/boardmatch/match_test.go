package boardmatch_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/board/dynamicplayer"
	"boardduels/internal/games"
	"boardduels/runtime/game"
	"boardduels/runtime/game/dynamic"
	"boardduels/runtime/match"
	"boardduels/runtime/match/boardmatch"
	"boardduels/runtime/record/boardrecord"
)

// weak are levels that decide at once.
var weak = [2]string{"level_0", "level_20"}

// begun returns a table and the record of a game that weak levels are about to play.
func begun(t testing.TB, family string, seed uint64) (games.Table, *boardrecord.Record) {
	t.Helper()
	f, err := games.Find(family)
	require.NoError(t, err)
	table, err := f.Open(nil)
	require.NoError(t, err)
	r, err := boardrecord.NewRecord(table, seed, []boardrecord.Seat{{Brain: weak[0], Seed: seed}, {Brain: weak[1], Seed: seed + 1}})
	require.NoError(t, err)
	return table, r
}

func players(t testing.TB, table games.Table, r *boardrecord.Record) []dynamicplayer.Player {
	t.Helper()
	seated, err := table.Players(r, nil)
	require.NoError(t, err)
	return seated
}

// run goes on with a record to its end.
func run(t testing.TB, table games.Table, r *boardrecord.Record, options boardmatch.Options) *boardrecord.Record {
	t.Helper()
	m, err := boardmatch.New(table, r, players(t, table, r), options)
	require.NoError(t, err)
	result, err := m.Run(context.Background())
	require.NoError(t, err)
	assert.Equal(t, m.Record().Result, result)
	return m.Record()
}

func text(t testing.TB, r *boardrecord.Record) string {
	t.Helper()
	b, err := r.MarshalText()
	require.NoError(t, err)
	return string(b)
}

func eachFamily(t *testing.T, check func(t *testing.T, family string)) {
	for _, f := range games.All() {
		t.Run(f.ID, func(t *testing.T) { check(t, f.ID) })
	}
}

// A match is recorded, and goes on from each of its plies as it would have gone on.
func TestAMatchGoesOnFromAnyPly(t *testing.T) {
	eachFamily(t, func(t *testing.T, family string) {
		table, fresh := begun(t, family, 5)
		whole := run(t, table, fresh, boardmatch.Options{})
		require.True(t, whole.Finished())
		require.Empty(t, whole.Result.Forfeit)
		require.NoError(t, boardrecord.Verify(table, whole))
		require.Zero(t, fresh.Plies(), "the given record is left as it is")
		for ply := 0; ply < whole.Plies(); ply += 7 {
			half, err := boardrecord.Fork(table, whole, ply, whole.Seats)
			require.NoError(t, err)
			require.Equal(t, text(t, whole), text(t, run(t, table, half, boardmatch.Options{})))
		}
	})
}

// A brain of a closed game decides as the brain of the open one, and says why.
func TestStepsTellWhy(t *testing.T) {
	eachFamily(t, func(t *testing.T, family string) {
		table, fresh := begun(t, family, 6)
		steps := 0
		whole := run(t, table, fresh, boardmatch.Options{Observe: func(s *boardmatch.Step) {
			steps++
			require.Equal(t, weak[s.Seat], s.Rationale.Brain)
			require.Equal(t, s.Action, s.Rationale.Candidates[0].Action)
			require.NotEmpty(t, s.Events)
		}})
		require.Equal(t, whole.Plies(), steps)
	})
}

// failing players lose at once, with a reason; whoever gives up, too.
func TestWhoFailsLoses(t *testing.T) {
	table, fresh := begun(t, "reversi", 7)
	for _, c := range []struct {
		player dynamicplayer.Player
		reason string
	}{
		{decide(func([]string) (string, error) { return "a1", nil }), `illegal action: "a1" can't be played, allowed are: d3, c4, f5, e6`},
		{decide(func([]string) (string, error) { return "", errors.New("crashed") }), "crashed"},
		{decide(func([]string) (string, error) { return "", match.ErrResigned }), "resigned"},
	} {
		m, err := boardmatch.New(table, fresh, []dynamicplayer.Player{c.player, players(t, table, fresh)[1]}, boardmatch.Options{})
		require.NoError(t, err)
		result, err := m.Run(context.Background())
		require.NoError(t, err)
		assert.Equal(t, boardrecord.Result{Decided: true, Points: game.Won(1, 1), Forfeit: c.reason}, result)
		require.NoError(t, boardrecord.Verify(table, m.Record()))
	}
	_, err := boardmatch.New(table, fresh, []dynamicplayer.Player{nil, nil}, boardmatch.Options{})
	assert.EqualError(t, err, "seat 1 has no player")
	_, err = boardmatch.New(table, fresh, nil, boardmatch.Options{})
	assert.EqualError(t, err, "0 players for 2 seats")
}

type decide func(legal []string) (string, error)

func (d decide) Decide(_ context.Context, _ *dynamic.View, legal []string) (string, *dynamicplayer.Rationale, error) {
	a, err := d(legal)
	return a, nil, err
}

func TestAPersonPlays(t *testing.T) {
	table, r := begun(t, "backgammon", 8)
	r.Seats[0].Brain = ""
	var person *boardmatch.Person
	person = boardmatch.NewPerson(func(q boardmatch.Question) {
		assert.ErrorIs(t, person.Choose("1/1"), match.ErrIllegal)
		assert.NoError(t, person.Choose(q.Legal[0]))
		assert.ErrorIs(t, person.Choose(q.Legal[0]), match.ErrNotAsked)
	})
	seated, err := table.Players(r, func(game.Seat) dynamicplayer.Player { return person })
	require.NoError(t, err)
	m, err := boardmatch.New(table, r, seated, boardmatch.Options{})
	require.NoError(t, err)
	result, err := m.Run(context.Background())
	require.NoError(t, err)
	assert.NotEqual(t, game.Nobody, result.Points.Winner())
}

// An alien brain in a record is named, with those there are.
func TestUnknownBrainsAreNamed(t *testing.T) {
	table, r := begun(t, "reversi", 9)
	r.Seats[1].Brain = "tree"
	_, err := table.Players(r, nil)
	assert.ErrorContains(t, err, `seat 2: no brain "tree"; there are: novice, professional`)
	_, err = games.Find("chess")
	assert.ErrorContains(t, err, `no game "chess"; there are: reversi, backgammon, dicewars, tactics`)
}

// A stopped match goes on; a file that can't be written stops nothing if it is saved by an Autosave.
func TestAFullDiskStopsNothing(t *testing.T) {
	table, fresh := begun(t, "reversi", 10)
	folder := filepath.Join(t.TempDir(), "missing")
	file := boardmatch.File{Path: filepath.Join(folder, "a.replay")}
	var told []error
	save := match.NewAutosave[*boardrecord.Record](file, func(err error) { told = append(told, err) })
	whole := run(t, table, fresh, boardmatch.Options{Saver: save})
	require.Len(t, told, 1)
	require.Error(t, save.Retry())
	require.NoError(t, os.Mkdir(folder, 0o700))
	require.NoError(t, save.Retry())
	loaded, err := file.Load()
	require.NoError(t, err)
	require.Equal(t, text(t, whole), text(t, loaded))
	require.Len(t, told, 2)
}
