package heuristic_test

import (
	"testing"

	"boardduels/ai/tactics/heuristic"
)

// Who stands at the end of a tunnel has little room.
func TestCramped(t *testing.T) {
	prefers(t, heuristic.Cramped,
		[]string{"", "", "..F......f", "", "", "", ""},
		[]string{"", "#########.", "##F......f", "#########.", "", ""})
}

// Away from the edge a unit can go to more squares.
func TestRim(t *testing.T) {
	prefers(t, heuristic.Rim,
		[]string{"..........", ".F.......f"},
		[]string{".F........", ".........f"})
}
