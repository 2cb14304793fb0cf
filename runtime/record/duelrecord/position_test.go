package duelrecord_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// A duel from a position is played, laid out and resumed like any other; it can't be written.
func TestARecordBeginsAtAPosition(t *testing.T) {
	plain := newRecord(t, 5)
	d, err := plain.Duel()
	require.NoError(t, err)
	position := d.Opening()
	position.Starter, position.Fighters[1].HP = 1, 3
	r, err := duelrecord.NewFrom(&position, plain.Pack, plain.Seed, plain.Seats)
	require.NoError(t, err)
	s, err := r.First(d)
	require.NoError(t, err)
	assert.Equal(t, game.Seat(1), s.Mover)
	for range 4 {
		mover, action := s.Mover, d.Legal(&s, nil)[0]
		require.NoError(t, d.Apply(&s, action, nil))
		r.Add(d, mover, action, &s)
	}
	require.NoError(t, duelrecord.Verify(r))
	_, _, resumed, err := duelrecord.Resume(r)
	require.NoError(t, err)
	assert.Equal(t, s, resumed)
	fork, err := duelrecord.Fork(r, 4, r.Seats)
	require.NoError(t, err)
	assert.Equal(t, r.Turns, fork.Turns)
	_, err = r.MarshalText()
	assert.ErrorContains(t, err, "position")

	position.Fighters[1].HP = 99
	_, err = duelrecord.NewFrom(&position, plain.Pack, plain.Seed, plain.Seats)
	assert.ErrorContains(t, err, "hp is 99")
}
