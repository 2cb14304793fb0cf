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
