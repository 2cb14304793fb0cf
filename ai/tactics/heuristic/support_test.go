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

// From nine steps away a fighter strikes within two turns, from ten it does not.
func TestIdle(t *testing.T) {
	prefers(t, heuristic.Idle,
		[]string{"F........f"},
		[]string{"F.........", ".........f"})
}

// With two left against three, who hides costs points; with as many as the enemy has it doesn't.
func TestDeserters(t *testing.T) {
	by := only(heuristic.Support, heuristic.Deserters)
	cost := func(rows ...string) int { return score(tacticstest.Board(t, rows...), by).Parts[heuristic.Deserters] }
	hidden := []string{"A....f....", ".......f..", ".......f..", "", "", "", "", "", ".........F"}
	assert.Equal(t, -100, cost(hidden...))
	assert.Zero(t, cost("A....f....", "F......f..", ".......f.."), "nobody hides")
	hidden[1] = ""
	assert.Zero(t, cost(hidden...), "two against two")
}
