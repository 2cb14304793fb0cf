package explanation_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/duel/explanation"
	"boardduels/internal/i18n"
)

func TestStanding(t *testing.T) {
	for strength, want := range map[int]string{
		0:   "Against you it now plays holding back a lot: step 1 of 21, from its gentlest to its full strength.",
		20:  "Against you it now plays gently: step 5 of 21, from its gentlest to its full strength.",
		50:  "Against you it now plays with some restraint: step 11 of 21, from its gentlest to its full strength.",
		80:  "Against you it now plays in earnest: step 17 of 21, from its gentlest to its full strength.",
		85:  "Against you it now plays in earnest, and with thought: step 18 of 21, from its gentlest to its full strength.",
		100: "Against you it now plays with all it has: step 21 of 21, from its gentlest to its full strength.",
	} {
		assert.Equal(t, want, explanation.Standing(i18n.For("en"), strength))
	}
	assert.Equal(t, "Проти вас зараз грає м’яко: сходинка 7 з 21, від найм’якшої гри до повної сили.", explanation.Standing(i18n.For("uk"), 30))
}

func TestNextEvenMatch(t *testing.T) {
	en := i18n.For("en")
	assert.Equal(t, "In the next even match it plays a little stronger: step 9 of 21, from its gentlest to its full strength.", explanation.NextEven(en, 30, 40))
	assert.Equal(t, "In the next even match it plays a little weaker: step 5 of 21, from its gentlest to its full strength.", explanation.NextEven(en, 30, 20))
	assert.Equal(t, "The next even match stays as strong as this one: step 7 of 21, from its gentlest to its full strength.", explanation.NextEven(en, 30, 30))
}
