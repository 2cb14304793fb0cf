package heuristic_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/tactics/heuristic"
	"boardduels/ai/tactics/tacticstest"
)

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
