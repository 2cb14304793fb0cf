package appraisal_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/tactics/appraisal"
	"boardduels/ai/tactics/drawing"
)

// A fighter that can strike who strikes its archer is better than one that can't.
func TestSupport(t *testing.T) {
	prefers(t, appraisal.Support, []string{"A....f....", "F........."}, []string{"A....f....", "..........", "..........", "..........", "..........", "..........", "..........", "..........", ".........F"})
}

// Who attacks counts most, and nobody needs support where nobody can be struck.
func TestWhoAttacksSupports(t *testing.T) {
	b := drawing.Board(t, "Ff........")
	b.Orders[0].Attack, b.Ordered = 2, 1
	assert.Equal(t, 15, score(b, only(appraisal.Support)).Parts[appraisal.Support])
	b = drawing.Board(t, "F........f")
	assert.Zero(t, score(b, only(appraisal.Support)).Parts[appraisal.Support])
}
