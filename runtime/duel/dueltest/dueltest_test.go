package dueltest_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/dueltest"
)

// TestTheRulesTakeWhatIsDrawn also says that what is drawn reaches the limits.
func TestTheRulesTakeWhatIsDrawn(t *testing.T) {
	longest := map[dueltest.Shape]int16{}
	for _, shape := range []dueltest.Shape{dueltest.Real, dueltest.Any} {
		rapid.Check(t, func(t *rapid.T) {
			first, second := dueltest.Hero(t, shape, "first"), dueltest.Hero(t, shape, "second")
			_, err := duel.New(first, second)
			require.NoError(t, err)
			n := dueltest.Numbers(t)
			_, err = n.New(dueltest.HeroBy(t, n, shape, "first"), dueltest.HeroBy(t, n, shape, "second"))
			require.NoError(t, err)
			for _, line := range first.Deck {
				longest[shape] = max(longest[shape], line.Card.BonusLength)
			}
		})
	}
	assert.LessOrEqual(t, longest[dueltest.Real], int16(4))
	assert.Greater(t, longest[dueltest.Any], int16(50))
}
