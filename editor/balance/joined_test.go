package balance_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/random"
	"boardduels/editor/balance"
	"boardduels/internal/i18n"
)

// Heroes that could not play before are told, as there is nothing to compare them with.
func TestHeroesThatJoinAreTold(t *testing.T) {
	whole := classicPack()
	c := balance.Comparison{Before: whole.Without("heroes/rogue.xml"), After: whole, Brains: ai.Brains{random.Brain}, Seed: 1,
		Least: 10, Most: 20, Within: 0.03, Error: 0.2}
	r, err := c.Run(t.Context(), &balance.Memory{}, func(*balance.Result) {})
	require.NoError(t, err)
	assert.Equal(t, []string{"rogue"}, r.Joined)
	assert.Contains(t, balance.Words{Translator: i18n.For("en"), Pack: whole}.Answer(r), "can play now and couldn’t before, so there is nothing to compare them with: Rogue")

	c.Before, c.After = c.After, c.Before
	r, err = c.Run(t.Context(), &balance.Memory{}, func(*balance.Result) {})
	require.NoError(t, err)
	assert.Empty(t, r.Joined)
}
