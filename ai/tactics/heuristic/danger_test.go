package heuristic_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/tactics/heuristic"
	"boardduels/ai/tactics/tacticstest"
)

// Six steps away from a fighter nothing can happen, five steps away it can.
func TestDanger(t *testing.T) {
	prefers(t, heuristic.Danger, []string{"F.....f..."}, []string{"F....f...."})
	risk := func(rows ...string) int {
		return score(tacticstest.Board(t, rows...), only(heuristic.Danger)).Parts[heuristic.Danger]
	}
	assert.Equal(t, -50, risk("F....f...."), "a fifth of what a blow takes from a fighter")
	assert.Equal(t, -140, risk("A....f....", "....f....."), "who is dead can't lose more")
	assert.Equal(t, -50, risk("F..F.f...."), "an enemy strikes but once")
	assert.Equal(t, -170, risk("F..W.f...."), "and where it takes most")
}

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
