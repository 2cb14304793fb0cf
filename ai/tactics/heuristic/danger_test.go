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
