package heuristic_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/tactics/heuristic"
	"boardduels/ai/tactics/tacticstest"
)

// A fighter lures another one to where two more can strike it. Far from its own it is no bait, and neither is one that
// two enemies can strike, one that dies, or one of two that can be struck.
func TestBait(t *testing.T) {
	lure := []string{"f....F....", "......F...", "......F..."}
	prefers(t, heuristic.Bait, lure, []string{"f....F....", "..........", "..........", ".........F", ".........F"})
	bait := func(rows ...string) int {
		return score(tacticstest.Board(t, rows...), only(heuristic.Bait)).Parts[heuristic.Bait]
	}
	assert.Equal(t, 160, bait(lure...), "three can strike back, itself among them")
	assert.Zero(t, bait("f....F....", ".f....F...", "......F..."), "two enemies")
	assert.Zero(t, bait("f....W....", "......F...", "......F..."), "it dies")
	assert.Zero(t, bait("f....F....", "....F.....", "......F..."), "two can be struck")
	assert.Zero(t, bait("f......F..", "........F.", "........F."), "nobody can be struck")
}
