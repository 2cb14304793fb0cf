package reversibrains_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/board/boardtest"
	"boardduels/ai/board/contest"
	"boardduels/ai/reversi/reversibrains"
	"boardduels/runtime/reversi"
)

func TestIDs(t *testing.T) {
	assert.Equal(t, []string{"novice", "professional", "plies_3", "plies_4", "plies_5", "plies_6", "search", "montecarlo", "random"}, reversibrains.All().IDs())
	levels := reversibrains.Levels().IDs()
	assert.Len(t, levels, 15)
	assert.Equal(t, "level_0", levels[0])
	assert.Equal(t, "level_140", levels[14])
}

func TestAllPlayWithReasons(t *testing.T) {
	for _, b := range reversibrains.Known() {
		t.Run(b.ID, func(t *testing.T) { boardtest.Reasons(t, reversi.Standard(), b) })
	}
}

func TestDecisionsAreTheSameEverywhere(t *testing.T) {
	boardtest.Decisions(t, reversi.Standard(), reversibrains.Known())
}

// Each difficulty is stronger than the one two steps below it; docs/contributor/boards/reversi.md has all of them.
func TestLevelsRise(t *testing.T) {
	levels := reversibrains.Levels()
	for i := 2; i < 11; i++ {
		r, err := contest.Play(t.Context(), reversi.Standard(), levels[i], levels[i-2], contest.Task{Pairs: 60, Opening: 8, Seed: 1})
		require.NoError(t, err)
		score := r.Score()
		assert.Greater(t, score.Low, 0.5, "%s – %s, seed 1: %v", levels[i].ID, levels[i-2].ID, score)
	}
}
