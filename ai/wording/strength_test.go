package wording_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/wording"
	"boardduels/internal/i18n"
)

func TestStanding(t *testing.T) {
	for strength, want := range map[int]string{
		0:   "Against you it now plays holding back a lot: step 1 of 21.",
		20:  "Against you it now plays gently: step 5 of 21.",
		50:  "Against you it now plays with some restraint: step 11 of 21.",
		80:  "Against you it now plays in earnest: step 17 of 21.",
		85:  "Against you it now plays in earnest, and with thought: step 18 of 21.",
		100: "Against you it now plays with all it has: step 21 of 21.",
	} {
		assert.Equal(t, want, wording.Standing(i18n.For("en"), strength))
	}
	assert.Equal(t, "Проти вас зараз грає м’яко: сходинка 7 з 21.", wording.Standing(i18n.For("uk"), 30))
}

func TestNextEvenMatch(t *testing.T) {
	en := i18n.For("en")
	assert.Equal(t, "In the next even match it tries harder and plays gently: step 9 of 21.", wording.NextEven(en, 30, 40))
	assert.Equal(t, "In the next even match it eases off and plays gently: step 5 of 21.", wording.NextEven(en, 30, 20))
	assert.Equal(t, "In the next even match it plays as it did now, gently: step 7 of 21.", wording.NextEven(en, 30, 30))
}
