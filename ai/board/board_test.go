package board_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/board"
)

type brains = board.Brains[int, string]

func TestFind(t *testing.T) {
	table := brains{{ID: "novice"}, {ID: "search"}}
	found, err := table.Find("search")
	require.NoError(t, err)
	assert.Equal(t, "search", found.ID)
	_, err = table.Find("sear")
	assert.EqualError(t, err, `no brain "sear"; there are: novice, search`)
}

func TestTheBestIsTaken(t *testing.T) {
	var r board.Rationale[string]
	for range 2 { // the second time, nothing of the first is left
		r.Begin()
		r.Consider("a", 1, board.Term{Name: "x", Amount: 1})
		r.Consider("b", 2)
		r.Consider("c", 2)
		r.Consider("d", 2)
		r.Candidates[1].Rough = true
		assert.Equal(t, "c", r.Take(), "of equals the earliest that was looked at closely")
		assert.Equal(t, []string{"c", "d", "b", "a"}, actions(&r))
		assert.Equal(t, []board.Term{{Name: "x", Amount: 1}}, r.Candidates[3].Terms)
		assert.Empty(t, r.Candidates[0].Terms)
		assert.False(t, r.Slip)
		r.Slip = true
	}
	kept := r.Clone()
	r.Prefer("a")
	assert.Equal(t, []string{"a", "c", "d", "b"}, actions(&r))
	r.Candidates[0].Terms[0].Amount = 9
	assert.Equal(t, []string{"c", "d", "b", "a"}, actions(kept), "a clone stays")
	assert.Equal(t, 1.0, kept.Candidates[3].Terms[0].Amount)
	assert.Nil(t, (*board.Rationale[string])(nil).Clone())
}

func actions(r *board.Rationale[string]) (all []string) {
	for _, c := range r.Candidates {
		all = append(all, c.Action)
	}
	return all
}
