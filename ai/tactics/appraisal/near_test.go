package appraisal_test

import (
	"testing"

	"boardduels/ai/tactics/appraisal"
)

// A step nearer to the enemy is better.
func TestNear(t *testing.T) {
	prefers(t, appraisal.Near,
		[]string{".F.......f"},
		[]string{"F........f"})
}
