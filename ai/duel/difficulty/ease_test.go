package difficulty_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/difficulty"
	"boardduels/ai/duel/learning"
	"boardduels/kb"
	"boardduels/kb/classic/classictest"
	"boardduels/schema"
)

// The Knight of somebody new burns in the Mage's fire; its Priest heals more than the Knight strikes.
func TestNewcomersAreMetByTheirHeroes(t *testing.T) {
	pack := classictest.Pack()
	mage, knight, err := kb.ForHeroes(pack, "mage", "knight")
	require.NoError(t, err)
	assert.Negative(t, mage.Ease("knight"))
	assert.Positive(t, knight.Ease("priest"))
	if testing.Short() {
		return
	}
	d, err := pack.Duel("mage", "knight")
	require.NoError(t, err)
	found, err := difficulty.Ease(t.Context(), d, 0, mage, knight)
	require.NoError(t, err)
	assert.Equal(t, mage.Ease("knight"), found, "what practice found comes with the pack")
}

func TestWhoLearnedNothingIsUsuallyStrong(t *testing.T) {
	ease, err := difficulty.Ease(t.Context(), anyDuel(), 0, unpractised, unpractised)
	require.NoError(t, err)
	assert.Zero(t, ease)
}

func TestEaseCanBeStopped(t *testing.T) {
	pack := classictest.Pack()
	own, foe, err := kb.ForHeroes(pack, "knight", "mage")
	require.NoError(t, err)
	ctx, stop := context.WithCancel(t.Context())
	stop()
	_, err = difficulty.Ease(ctx, anyDuel(), 0, own, foe)
	assert.ErrorIs(t, err, context.Canceled)
}

func TestEaseIsForWhoDoesNotPlayWell(t *testing.T) {
	weak, strong := kb.Rating{}, after(after(after(kb.Rating{}, "even_80", true), "even_90", true), "even_100", true)
	assert.Equal(t, difficulty.Strength(weak, 0)-15, difficulty.Strength(weak, -15))
	assert.Equal(t, difficulty.Strength(strong, 0), difficulty.Strength(strong, -15))
	assert.Equal(t, "even_45_patient", difficulty.Brain(weak, 15))
	for _, ease := range []int{-100, 100} {
		assert.Contains(t, []int{0, 100}, difficulty.Strength(weak, ease))
	}
}

// Who loses with a hero that is hard to play is weaker by less than who loses with another.
func TestResultsAreReadByTheHeroes(t *testing.T) {
	hard := &kb.Knowledge{Enemies: []schema.Enemy{{Hero: anyDuel().Hero(1).ID, Ease: -20}}}
	lost := func(mine *kb.Knowledge) kb.Rating {
		return difficulty.After(kb.Rating{}, unseen(false), "even_30", learning.Known{Mine: mine, Theirs: unpractised}, 1)
	}
	assert.Greater(t, difficulty.Strength(lost(hard), 0), difficulty.Strength(lost(unpractised), 0))
}
