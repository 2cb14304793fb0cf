package heuristic_test

import (
	"testing"

	"boardduels/ai/tactics/heuristic"
)

// Two units side by side are better than two with a step between.
func TestTogether(t *testing.T) {
	prefers(t, heuristic.Together,
		[]string{"FF.......f"},
		[]string{"F.F......f"})
}

// Four steps apart are as good as one; five are worse.
func TestSpread(t *testing.T) {
	prefers(t, heuristic.Spread,
		[]string{"F...F.....", "....f....."},
		[]string{"F.......F.", "....f....."})
}

// A step nearer to the enemy is better.
func TestNear(t *testing.T) {
	prefers(t, heuristic.Near,
		[]string{".F.......f"},
		[]string{"F........f"})
}
