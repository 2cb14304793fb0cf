package appraisal_test

import (
	"testing"

	"boardduels/ai/tactics/appraisal"
)

// Two units side by side are better than two with a step between.
func TestTogether(t *testing.T) {
	prefers(t, appraisal.Together,
		[]string{"FF.......f"},
		[]string{"F.F......f"})
}
