package heuristic_test

import (
	"testing"

	"boardduels/ai/tactics/heuristic"
)

// Away from the edge a unit can go to more squares.
func TestRim(t *testing.T) {
	prefers(t, heuristic.Rim,
		[]string{"..........", ".F.......f"},
		[]string{".F........", ".........f"})
}
