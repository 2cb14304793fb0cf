package boardrecord_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/record/boardrecord"
)

// A record tells which plies were drawn by lot, and so does what is forked from it; one that doesn't has none.
func TestARecordTellsItsOpening(t *testing.T) {
	g := closedReversi()
	r := played(t, g, 3, 10)
	assert.Zero(t, r.Drawn())
	before := text(t, r)
	r.Draw(0)
	assert.Equal(t, before, text(t, r), "nothing is written where nothing was drawn")
	r.Call(boardrecord.Called{EN: "Ring", UK: "Кільце"})
	r.Draw(3)
	r.Draw(4)
	read, err := boardrecord.Parse(text(t, r))
	require.NoError(t, err)
	assert.Equal(t, 4, read.Drawn())
	assert.Equal(t, "Ring", read.Called().EN)
	for ply, want := range map[int]int{0: 0, 2: 2, 4: 4, 9: 4} {
		fork, err := boardrecord.Fork(g, read, ply, seats())
		require.NoError(t, err)
		assert.Equal(t, want, fork.Drawn(), "forked after %d plies", ply)
	}
}

// An opening follows from the seed, also of a game that is over before it, and of a fork; and a line that tells of
// others is found.
func TestOpeningsFollowFromTheSeed(t *testing.T) {
	g := closedReversi()
	for _, plies := range []int{1, 4, 400} {
		r, err := boardrecord.NewRecord(g, 3, seats())
		require.NoError(t, err)
		require.NoError(t, r.Open(g, plies))
		assert.Equal(t, plies >= 400, r.Finished())
		assert.Equal(t, min(plies, r.Plies()), r.Drawn())
		require.NoError(t, r.CheckDrawn(g))
		fork, err := boardrecord.Fork(g, r, r.Plies()/2, seats())
		require.NoError(t, err)
		require.NoError(t, fork.CheckDrawn(g))
	}
	for line, told := range map[string]string{
		"opening 10": "turn [1-9].*: move by lot: recorded .*, simulated ", "opening 0": `\+opening: found "0", allowed is a number from 1 to the 10 moves`,
		"opening -3": `\+opening: found "-3"`, "opening 11": `\+opening: found "11"`, "opening x": `\+opening: found "x"`,
	} {
		r := played(t, g, 3, 10)
		require.NoError(t, r.CheckDrawn(g))
		r.Additions = []string{line}
		err := r.CheckDrawn(g)
		require.Error(t, err, line)
		assert.Regexp(t, told, err.Error())
	}
}

// A line that can't be read tells nothing, and nobody draws more plies than were played.
func TestOpeningsOfStrangers(t *testing.T) {
	for line, want := range map[string]int{
		"opening ": 0, "opening eight": 0, "opening -1": 0, "opening 8 plies": 0, "opening 70000": 0, "opening 99999999999999999999": 0,
		"opening 60000": 10, "opening 7": 7,
	} {
		r := played(t, closedReversi(), 3, 10)
		r.Additions = []string{line}
		assert.Equal(t, want, r.Drawn(), line)
	}
}
