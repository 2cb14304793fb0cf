package heuristic_test

import (
	"testing"

	"boardduels/ai/tactics/heuristic"
)

// A step nearer to the enemy is better.
func TestNear(t *testing.T) {
	prefers(t, heuristic.Near,
		[]string{".F.......f"},
		[]string{"F........f"})
}
