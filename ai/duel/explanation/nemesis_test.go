package explanation_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/duel/explanation"
	"boardduels/assets/nemeses"
	"boardduels/internal/i18n"
	"boardduels/runtime/record/duelrecord"
)

// Everybody who can be met has a name, and is called by it; who isn't known is called what its brain is.
func TestNemesesHaveNames(t *testing.T) {
	words, told := i18n.For("en"), map[string]bool{}
	for _, id := range nemeses.IDs {
		seat := duelrecord.Seat{Brain: "precedent"}
		seat.Appear(id)
		assert.Equal(t, explanation.Nemesis(words, id), explanation.Opponent(words, &seat))
		told[explanation.Opponent(words, &seat)] = true
		seat.Brain = "even_100"
		assert.Contains(t, explanation.Opponent(words, &seat), explanation.Nemesis(words, id))
	}
	assert.Len(t, told, len(nemeses.IDs))
	seat := duelrecord.Seat{Brain: "precedent"}
	seat.Appear("zeus")
	assert.Equal(t, "The Learner", explanation.Opponent(words, &seat))
}
