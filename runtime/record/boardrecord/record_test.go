package boardrecord_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/internal/golden"
	"boardduels/runtime/game"
	"boardduels/runtime/game/dynamic"
	"boardduels/runtime/record"
	"boardduels/runtime/record/boardrecord"
)

func games() []dynamic.Game { return []dynamic.Game{closedReversi(), closedBackgammon()} }

func seats() []boardrecord.Seat {
	return []boardrecord.Seat{{Name: "Ігор"}, {Brain: "level_40", Seed: 7}}
}

// played returns a record of a game that lot has played for so many plies at most.
func played(t require.TestingT, g dynamic.Game, seed uint64, plies int) *boardrecord.Record {
	r, err := boardrecord.NewRecord(g, seed, seats())
	require.NoError(t, err)
	r.Date = time.Date(2026, 11, 25, 18, 0, 5, 0, time.UTC)
	p := g.Start(seed)
	lot := game.NewStream(seed, 1)
	for mover := g.Mover(&p); mover != game.Nobody && r.Plies() < plies; mover = g.Mover(&p) {
		legal := g.Legal(&p, nil)
		action := legal[lot.Below(len(legal))]
		require.NoError(t, g.Apply(&p, action, nil))
		r.Add(g, mover, action, &p)
	}
	return r
}

func text(t require.TestingT, r *boardrecord.Record) []byte {
	b, err := r.MarshalText()
	require.NoError(t, err)
	return b
}

// What is written is read again, and plays again, however far the game is.
func TestRecordsAreReadAsTheyWereWritten(t *testing.T) {
	wars, tactical := closedDiceWars(t), closedTactics(t)
	rapid.Check(t, func(t *rapid.T) {
		g := rapid.SampledFrom(append(games(), wars, tactical)).Draw(t, "game")
		r := played(t, g, rapid.Uint64().Draw(t, "seed"), rapid.IntRange(0, 200).Draw(t, "plies"))
		if !r.Finished() && rapid.Bool().Draw(t, "resigns") {
			r.Resign(1, `the "reason"`)
		}
		read, err := boardrecord.Parse(text(t, r))
		require.NoError(t, err)
		require.Equal(t, r, read)
		require.NoError(t, boardrecord.Verify(g, read))
	})
}

func TestAdditionsOfLaterVersionsAreKept(t *testing.T) {
	r := played(t, closedReversi(), 3, 10)
	r.Additions = []string{"league gold cup", "fair"}
	r.Seats[1].Additions = []string{"mood grim"}
	read, err := boardrecord.Parse(text(t, r))
	require.NoError(t, err)
	assert.Equal(t, r, read)
	assert.Contains(t, string(text(t, read)), "\n+mood grim\nstart ")
}

func TestARecordAsText(t *testing.T) {
	golden.Equal(t, "testdata/reversi.replay", string(text(t, played(t, closedReversi(), 1, 60))))
	golden.Equal(t, "testdata/backgammon.replay", string(text(t, played(t, closedBackgammon(), 2, 400))))
	golden.Equal(t, "testdata/dicewars.replay", string(text(t, played(t, closedDiceWars(t), 3, 5000))))
	golden.Equal(t, "testdata/tactics.replay", string(text(t, played(t, closedTactics(t), 4, 5000))))
}

// Whichever character of a record a stranger alters, it is found; and if the digest is made anew, so are other moves.
func TestAnAlteredRecordIsFound(t *testing.T) {
	whole := text(t, played(t, closedReversi(), 3, 60))
	rapid.Check(t, func(t *rapid.T) {
		altered := bytes.Clone(whole)
		altered[rapid.IntRange(0, len(altered)-1).Draw(t, "at")] ^= byte(rapid.IntRange(1, 127).Draw(t, "by"))
		_, err := boardrecord.Parse(altered)
		require.Error(t, err)
	})
	g := closedReversi()
	r := played(t, g, 3, 60)
	for i := range r.Turns {
		forged := r.Clone()
		forged.Turns[i].Actions[0] = "a1"
		if forged.Turns[i].Actions[0] == r.Turns[i].Actions[0] {
			continue
		}
		var d *record.Divergence
		require.ErrorAs(t, boardrecord.Verify(g, forged), &d)
		assert.LessOrEqual(t, d.Turn, i+1)
	}
	forged := r.Clone()
	forged.Result.Points = game.Points{5, -5}
	assert.ErrorContains(t, boardrecord.Verify(g, forged), "result: recorded points 5 -5, simulated points ")
}

// A record that went through programs of Windows, a Mac or git is the one that was written.
func TestWhatHappensOnTheWayAltersNothing(t *testing.T) {
	r := played(t, closedReversi(), 4, 9)
	written := string(text(t, r))
	for _, sent := range []string{strings.ReplaceAll(written, "\n", "\r\n"), "\ufeff" + written, written + "\r\n", strings.ReplaceAll(written, "\n", "\r")} {
		back, err := boardrecord.Parse([]byte(sent))
		require.NoError(t, err)
		assert.Equal(t, r, back)
	}
	_, err := boardrecord.Parse([]byte(strings.Replace(written, "\n", "\r\n", 4)))
	assert.ErrorContains(t, err, "line 1: a carriage return stands there")
}

func TestWhatIsWrongWithARecordIsSaid(t *testing.T) {
	lines := strings.Split(string(text(t, played(t, closedReversi(), 4, 3))), "\n")
	lines = lines[:len(lines)-2] // without the digest and the end
	for _, c := range []struct {
		line     int
		to, says string
	}{
		{0, "chess", `line 1`}, {0, "board-duels replay 3", "line 1: a record in format 3, which no released version wrote; this program reads format 4"}, {1, "game", "line 2: game: the name of the game is missing"},
		{2, "rules x", `line 3: rules: the version is "x", allowed is a whole number from 1 to 1073741824`},
		{3, "setup ", `line 4`}, {12, "date today", `line 13: date: "today", allowed is a time like 2026-11-20T18:04:05Z`},
		{13, "seed -1", `line 14: seed: the seed is "-1"`}, {14, "seat 2", `line 15: seat: the number is "2", allowed is 1`},
		{16, "player robot", `line 17: player: found "robot", allowed are person and brain`},
		{19, "start 12", `line 20`}, {20, "turn 2 round 1 seat 1", `line 21: turn: the number is "2", allowed is 1`},
		{21, "move", "line 22: move: the action is missing"}, {21, "go d3", `line 22`}, {22, "hash 12", "line 23"},
		{22, "turn 2 round 1 seat 2", "line 23"}, {22, "result points 1 -1", "line 23: result: the hash of the last turn is missing before it"},
	} {
		altered := slices.Clone(lines)
		altered[c.line] = c.to
		_, err := boardrecord.Parse(record.Seal([]byte(strings.Join(altered, "\n") + "\n")))
		assert.ErrorContains(t, err, c.says, "%q", c.to)
	}
}

func TestARecordIsOfOneGame(t *testing.T) {
	r := played(t, closedReversi(), 5, 10)
	assert.EqualError(t, boardrecord.Verify(closedBackgammon(), r), "the record is of reversi, not of backgammon")
	r.Rules++
	assert.EqualError(t, boardrecord.Verify(closedReversi(), r), "the record was made under rules 2 of reversi, this program plays rules 1")
	_, err := boardrecord.NewRecord(closedReversi(), 1, nil)
	assert.EqualError(t, err, "reversi has 2 seats, not 0")
}

// A fork goes on from any ply, and ends as the whole game does if the same is played.
func TestForksGoOn(t *testing.T) {
	g := closedBackgammon()
	whole := played(t, g, 6, 400)
	full, err := boardrecord.Lay(g, whole)
	require.NoError(t, err)
	for ply := range whole.Plies() + 1 {
		fork, err := boardrecord.Fork(g, whole, ply, seats())
		require.NoError(t, err)
		require.Equal(t, ply, fork.Plies())
		laid, err := boardrecord.Lay(g, fork)
		require.NoError(t, err)
		require.Equal(t, ply, boardrecord.Common(whole, fork))
		last, err := laid.At(ply)
		require.NoError(t, err)
		there, err := full.At(ply)
		require.NoError(t, err)
		require.Equal(t, there, last)
	}
	_, err = boardrecord.Fork(g, whole, whole.Plies()+1, seats())
	assert.ErrorContains(t, err, "no ply")
	_, err = full.At(-1)
	assert.ErrorContains(t, err, "no ply -1, there are 0 to ")
}

func FuzzParse(f *testing.F) {
	for _, g := range games() {
		f.Add(text(f, played(f, g, 1, 20)))
	}
	f.Fuzz(func(t *testing.T, given []byte) {
		for _, lines := range [][]byte{given, record.Seal(bytes.Clone(given))} {
			r, err := boardrecord.Parse(lines)
			if err != nil {
				continue
			}
			again, err := boardrecord.Parse(text(t, r))
			require.NoError(t, err)
			require.Equal(t, r, again)
			for _, g := range games() {
				_ = boardrecord.Verify(g, r)
			}
		}
	})
}
