package contest_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/board"
	"boardduels/ai/board/contest"
	"boardduels/ai/board/random"
	"boardduels/ai/reversi/formula"
	"boardduels/runtime/reversi"
)

// Who is stronger stands before who is weaker, whoever was named first, and each two have met.
func TestATournamentPutsBrainsInOrder(t *testing.T) {
	brains := board.Brains[reversi.View, reversi.Action]{random.Brain(reversi.Standard()), formula.Professional, formula.Novice}
	var told []contest.Pairing
	task := contest.Task{Pairs: 40, Opening: 8, Seed: 5}
	s, err := contest.Tournament(t.Context(), reversi.Standard(), brains, task, func(p contest.Pairing) { told = append(told, p) })
	require.NoError(t, err)
	assert.Equal(t, 240, s.Games)
	assert.Equal(t, told, s.Pairings)
	var order []string
	for i, b := range s.Brains {
		order = append(order, b.Brain)
		assert.True(t, b.Elo.Holds(b.Elo.Value) && b.Score.Holds(b.Score.Value), "%+v", b)
		if i > 0 {
			assert.Greater(t, s.Brains[i-1].Elo.Low, b.Elo.High, "seed 5: %+v", s.Brains)
		}
	}
	assert.Equal(t, []string{"professional", "novice", "random"}, order)
	assert.Equal(t, [2]string{"professional", "novice"}, [2]string{s.Pairings[2].First, s.Pairings[2].Second})
	met, err := contest.Play(t.Context(), reversi.Standard(), formula.Professional, formula.Novice, task)
	require.NoError(t, err)
	assert.Equal(t, met.Score(), s.Pairings[2].Score)
	assert.Equal(t, met.Scores().Mean(), met.Score().Value)
}

// What is known when a tournament is stopped stays known.
func TestATournamentStops(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	brains := board.Brains[reversi.View, reversi.Action]{formula.Professional, formula.Novice, random.Brain(reversi.Standard())}
	s, err := contest.Tournament(ctx, reversi.Standard(), brains, contest.Task{Pairs: 2, Opening: 8}, func(contest.Pairing) { stop() })
	assert.ErrorIs(t, err, context.Canceled)
	assert.Equal(t, 4, s.Games)
	assert.Len(t, s.Pairings, 1)
	assert.Len(t, s.Brains, 2, "who hasn't met anybody has no standing")
	s, err = contest.Tournament(ctx, reversi.Standard(), brains, contest.Task{Pairs: 2}, nil)
	assert.ErrorIs(t, err, context.Canceled)
	assert.Empty(t, s.Brains)
}
