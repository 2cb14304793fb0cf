package heuristic_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/tactics/heuristic"
	"boardduels/ai/tactics/tacticstest"
)

// A fighter that can strike who strikes its archer is better than one that can't.
func TestSupport(t *testing.T) {
	prefers(t, heuristic.Support, []string{"A....f....", "F........."}, []string{"A....f....", "..........", "..........", "..........", "..........", "..........", "..........", "..........", ".........F"})
}

// Who attacks counts most, and nobody needs support where nobody can be struck.
func TestWhoAttacksSupports(t *testing.T) {
	b := tacticstest.Board(t, "Ff........")
	b.Orders[0].Attack, b.Ordered = 2, 1
	assert.Equal(t, 15, score(b, only(heuristic.Support)).Parts[heuristic.Support])
	b = tacticstest.Board(t, "F........f")
	assert.Zero(t, score(b, only(heuristic.Support)).Parts[heuristic.Support])
}
