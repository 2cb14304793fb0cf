package counterplay_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/counterplay"
	"boardduels/internal/quick"
	"boardduels/kb"
	"boardduels/kb/classic/classictest"
	"boardduels/schema"
)

var pack = classictest.Pack()

// met is what is known of two heroes, the knight as a user plays it.
func met(t *testing.T, style ...schema.Weight) map[string]*kb.Knowledge {
	t.Helper()
	mage, knight, err := kb.ForHeroes(pack, "mage", "knight")
	require.NoError(t, err)
	user := *knight
	user.Style, user.Experience.Observed = style, 60
	return map[string]*kb.Knowledge{"mage": mage, "knight": &user}
}

// Against somebody who spares energy above all there is something to do otherwise. What is told are counts of turns.
func TestTheAIAnswersWhoDoesNothing(t *testing.T) {
	quick.Skip(t, "thinks a thousand times")
	known := met(t, schema.Weight{Of: "own_ep", Value: 12})
	found, err := counterplay.Find(t.Context(), pack, "knight", known)
	require.NoError(t, err)
	differs := false
	for when, a := range found {
		differs = differs || a.Differs
		assert.Contains(t, schema.Situations, when)
		assert.Contains(t, schema.Doings, a.Does)
		assert.NotEqual(t, schema.PlaysCard, a.Does)
		assert.LessOrEqual(t, max(a.Done, a.Unaware), a.Turns)
		assert.Positive(t, a.Turns)
	}
	assert.True(t, differs)
	again, err := counterplay.Find(t.Context(), pack, "knight", known)
	require.NoError(t, err)
	assert.Equal(t, found, again)
}

func TestNobodyIsAnsweredWhoIsNotKnown(t *testing.T) {
	known := met(t)
	none := func(why string) {
		found, err := counterplay.Find(t.Context(), pack, "knight", known)
		require.NoError(t, err)
		assert.Empty(t, found, why)
	}
	none("nothing was seen of the user")
	delete(known, "knight")
	none("nothing is known of the hero")
	known = met(t, schema.Weight{Of: "own_hp", Value: 3})
	for _, k := range known {
		k.Weights = nil
	}
	none("who has learned nothing doesn't think")
}

func TestFindingCanBeStopped(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	stop()
	_, err := counterplay.Find(ctx, pack, "knight", met(t, schema.Weight{Of: "own_hp", Value: 3}))
	assert.ErrorIs(t, err, context.Canceled)
}
