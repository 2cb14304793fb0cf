package schematest_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/schema"
	"boardduels/schema/schematest"
)

func TestPacksThatAreDrawnHaveNoErrors(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		_, found := schema.LoadPack(schematest.Pack(t))
		for _, d := range found {
			assert.NotEqual(t, schema.Error, d.Severity, d.String())
		}
	})
}

// Whoever checks documents and whoever carries rules out agree on what the language is: what is drawn for duels has no
// errors as documents, and is the same duel when it is read.
func TestPacksWithRulesThatAreDrawnAreTheDuelsThatWereDrawn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		files, heroes, n := schematest.PackWithRules(t)
		pack, found := schema.LoadPack(files)
		for _, d := range found {
			require.NotEqual(t, schema.Error, d.Severity, d.String())
		}
		require.Equal(t, n, pack.Numbers())
		for i := range heroes {
			var relics []string
			for _, relic := range heroes[i].Relics {
				relics = append(relics, relic.ID)
			}
			got, err := pack.DuelHero(heroes[i].ID, relics...)
			require.NoError(t, err)
			require.Equal(t, heroes[i].Deck, got.Deck)
			require.Equal(t, heroes[i].Passives, got.Passives)
			require.Equal(t, heroes[i].Relics, got.Relics)
			require.Subset(t, heroes[i].Brings, got.Brings)
		}
	})
}

func TestThePackOfChoicesHasNoErrors(t *testing.T) {
	pack, diagnostics := schema.LoadPack(schematest.Choices())
	for _, d := range diagnostics {
		assert.NotEqual(t, schema.Error, d.Severity, "%v", d)
	}
	d, err := pack.Duel("druid", "witch")
	require.NoError(t, err)
	assert.False(t, d.IsClassic())
}
