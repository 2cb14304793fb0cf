package heuristic_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/tactics/heuristic"
	"boardduels/ai/tactics/tacticstest"
)

// After twelve rounds danger counts for less in each further one: two who wait for each other would wait for ever.
func TestPatience(t *testing.T) {
	by := only(heuristic.Danger)
	by.Patience = 12
	b := tacticstest.Board(t, "F....f....")
	for round, danger := range map[int]int{1: -50, 12: -50, 32: -25, 52: 0, 60: 0} {
		b.Turn = int16(2 * (round - 1))
		assert.Equal(t, danger, score(b, by).Parts[heuristic.Danger], "round %d", round)
	}
}

// Six steps away nothing can happen to a fighter, five steps away it is nearer. As long as danger counts it stays away;
// who is patient comes in the end, who isn't never does.
func TestPatienceDecides(t *testing.T) {
	far, near := tacticstest.Board(t, "F.....f..."), tacticstest.Board(t, "F....f....")
	comes := func(patience, round int) bool {
		by := only(heuristic.Danger, heuristic.Near)
		by.Patience = patience
		far.Turn, near.Turn = int16(2*(round-1)), int16(2*(round-1))
		return score(near, by).Value > score(far, by).Value
	}
	assert.False(t, comes(12, 1))
	assert.True(t, comes(12, 52))
	assert.False(t, comes(0, 52))
}
