package appraisal_test

import (
	"testing"

	"boardduels/ai/tactics/appraisal"
)

// Away from the edge a unit can go to more squares.
func TestRim(t *testing.T) {
	prefers(t, appraisal.Rim,
		[]string{"..........", ".F.......f"},
		[]string{".F........", ".........f"})
}
