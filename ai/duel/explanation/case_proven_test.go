package explanation_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/duel/explanation"
	"boardduels/kb"
	"boardduels/schema"
)

// What a case prefers isn't told as shares: those of a learned case would add up to more than all.
func TestWishesAreNoShares(t *testing.T) {
	for priority, told := range map[float32]string{0: "hardly", 0.1: "hardly", 0.18: "a little", 0.29: "a little", 0.47: "fairly", 0.75: "strongly", 0.9: "strongly"} {
		assert.Equal(t, told, explanation.Wish(en, priority), priority)
	}
}

func TestCasesAreProvenByCounts(t *testing.T) {
	for _, c := range []struct {
		potency, frequency float32
		behind             kb.Experience
		told               string
	}{
		{1, 1. / 17, kb.Experience{Won: 1, Decisions: 17}, "Used in 1 of 17 decisions and in 1 of 1 duels won."},
		{0, 1. / 3, kb.Experience{Won: 2, Decisions: 30}, "Used in 10 of 30 decisions and in 0 of 2 duels won."},
		{0, 0.5, kb.Experience{Decisions: 8}, "Used in 4 of 8 decisions. It hasn’t won a duel with this hero yet."},
		{0.7, 0.5, kb.Experience{}, ""}, {0, 0, kb.Experience{Won: 3, Decisions: 40}, ""},
	} {
		assert.Equal(t, c.told, explanation.Proven(en, &schema.Case{Potency: c.potency, Frequency: c.frequency}, c.behind))
	}
}
