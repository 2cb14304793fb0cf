package heuristic_test

import (
	"testing"

	"boardduels/ai/tactics/heuristic"
)

// Four steps apart are as good as one; five are worse.
func TestSpread(t *testing.T) {
	prefers(t, heuristic.Spread,
		[]string{"F...F.....", "....f....."},
		[]string{"F.......F.", "....f....."})
}
