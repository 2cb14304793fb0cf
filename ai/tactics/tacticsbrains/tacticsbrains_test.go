package tacticsbrains_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/board/boardtest"
	"boardduels/ai/board/contest"
	"boardduels/ai/tactics/tacticsbrains"
	"boardduels/ai/tactics/tacticstest"
	"boardduels/runtime/tactics"
)

func standard(t *testing.T) *tactics.Game {
	t.Helper()
	g, err := tactics.New(tactics.Standard)
	require.NoError(t, err)
	return g
}

func TestIDs(t *testing.T) {
	assert.Equal(t, []string{"cyborgs", "elves", "orcs", "zombies", "precedent", "montecarlo", "random"}, tacticsbrains.All(standard(t)).IDs())
	levels := tacticsbrains.Levels().IDs()
	assert.Len(t, levels, 15)
	assert.Equal(t, "level_0", levels[0])
	assert.Equal(t, "level_140", levels[14])
}

func TestAllPlayWithReasons(t *testing.T) {
	g := tacticstest.Game(t, "..........", "..f....w..", "..#..~....", "......#...", "..A....F..")
	for _, b := range tacticsbrains.Known(g) {
		t.Run(b.ID, func(t *testing.T) { boardtest.Reasons(t, g, b) })
	}
}

func TestDecisionsAreTheSameEverywhere(t *testing.T) {
	g := standard(t)
	boardtest.Decisions(t, g, tacticsbrains.Known(g))
}

// Some difficulties are stronger than those two steps below; docs/contributor/boards/tactics.md has all of them.
func TestLevelsRise(t *testing.T) {
	levels := tacticsbrains.Levels()
	for _, i := range []int{2, 3, 4, 7} {
		r, err := contest.Play(t.Context(), standard(t), levels[i], levels[i-2], contest.Task{Pairs: 50, Seed: 1})
		require.NoError(t, err)
		score := r.Score()
		assert.Greater(t, score.Low, 0.5, "%s – %s, seed 1: %v", levels[i].ID, levels[i-2].ID, score)
	}
}
