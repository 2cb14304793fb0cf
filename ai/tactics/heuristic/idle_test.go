package heuristic_test

import (
	"testing"

	"boardduels/ai/tactics/heuristic"
)

// From nine steps away a fighter strikes within two turns, from ten it does not.
func TestIdle(t *testing.T) {
	prefers(t, heuristic.Idle,
		[]string{"F........f"},
		[]string{"F.........", ".........f"})
}
