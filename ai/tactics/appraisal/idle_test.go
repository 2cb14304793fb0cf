package appraisal_test

import (
	"testing"

	"boardduels/ai/tactics/appraisal"
)

// From nine steps away a fighter strikes within two turns, from ten it does not.
func TestIdle(t *testing.T) {
	prefers(t, appraisal.Idle,
		[]string{"F........f"},
		[]string{"F.........", ".........f"})
}
