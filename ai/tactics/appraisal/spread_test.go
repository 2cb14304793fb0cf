package appraisal_test

import (
	"testing"

	"boardduels/ai/tactics/appraisal"
)

// Four steps apart are as good as one; five are worse.
func TestSpread(t *testing.T) {
	prefers(t, appraisal.Spread,
		[]string{"F...F.....", "....f....."},
		[]string{"F.......F.", "....f....."})
}
