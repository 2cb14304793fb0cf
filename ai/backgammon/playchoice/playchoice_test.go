package playchoice_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/backgammon/diploma"
	"boardduels/ai/backgammon/playchoice"
	"boardduels/ai/board"
	"boardduels/runtime/backgammon"
)

func judge() playchoice.Judge { return diploma.Formula }

// decide returns what a brain decides at the start of a game, and why.
func decide(t *testing.T, b playchoice.Brain, seed uint64) (backgammon.Play, *board.Rationale[backgammon.Play]) {
	t.Helper()
	g := backgammon.New(backgammon.Setup{})
	s := g.Start(seed)
	view := g.View(&s, s.Mover)
	play, why, err := b.New(board.Setup{Seed: seed}).Decide(t.Context(), &view, g.Legal(&s, nil))
	require.NoError(t, err)
	return play, why.Clone()
}

func TestBestIsTakenAndExplained(t *testing.T) {
	play, why := decide(t, playchoice.By("formula", judge), 1)
	assert.Equal(t, "formula", why.Brain)
	assert.Equal(t, play, why.Candidates[0].Action)
	assert.False(t, why.Slip)
	for i, c := range why.Candidates {
		if i > 0 {
			assert.LessOrEqual(t, c.Score, why.Candidates[i-1].Score)
		}
		if i >= 3 {
			assert.Empty(t, c.Terms)
			continue
		}
		sum := 0.
		for _, term := range c.Terms {
			sum += term.Amount
		}
		assert.Equal(t, c.Score, sum, "the terms are the score")
	}
}

// Of 400 decisions with half of them by lot 200 are slips, give or take 40: four deviations. The seeds are fixed.
func TestSlips(t *testing.T) {
	slips := 0
	for seed := range uint64(400) {
		play, why := decide(t, playchoice.Slipping("half", judge, 50), seed)
		again, _ := decide(t, playchoice.Slipping("half", judge, 50), seed)
		require.Equal(t, play, again, "the same seed decides alike")
		require.Equal(t, play, why.Candidates[0].Action)
		seen := map[backgammon.Play]bool{}
		for _, c := range why.Candidates {
			require.False(t, seen[c.Action])
			seen[c.Action] = true
		}
		if why.Slip {
			slips++
		}
	}
	assert.InDelta(t, 200, slips, 40)
}
