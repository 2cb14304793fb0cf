package appraisal_test

import (
	"testing"

	"boardduels/ai/tactics/appraisal"
)

// Who stands at the end of a tunnel has little room.
func TestCramped(t *testing.T) {
	prefers(t, appraisal.Cramped,
		[]string{"", "", "..F......f", "", "", "", ""},
		[]string{"", "#########.", "##F......f", "#########.", "", ""})
}
