package learning_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/duelrandom"
	"boardduels/ai/duel/learning"
	"boardduels/ai/duel/precedent"
	"boardduels/kb"
)

// practised is what heroes know before they meet anybody.
func practised(t require.TestingT, mine, theirs string) (k learning.Known) {
	var err error
	k.Mine, k.Theirs, err = kb.ForHeroes(pack, mine, theirs)
	require.NoError(t, err)
	return k
}

func TestRegretTellsHowWellAUserPlays(t *testing.T) {
	k := practised(t, "knight", "mage")
	wise, careless := play(t, k, precedent.Brain("wise", precedent.Intended), 3), play(t, k, duelrandom.Brain, 3)
	little, turns := wise.Regret(k.Theirs, 1)
	require.Positive(t, turns)
	much, _ := careless.Regret(k.Theirs, 1)
	assert.GreaterOrEqual(t, little, float32(0))
	assert.Less(t, little, much)
	again, _ := careless.Regret(k.Theirs, 1)
	assert.Equal(t, much, again)
}

func TestNothingWasGivenAwayWithoutTurns(t *testing.T) {
	k := practised(t, "knight", "mage")
	m := play(t, k, duelrandom.Brain, 3)
	m.Turns = nil
	regret, turns := m.Regret(k.Theirs, 1)
	assert.Zero(t, regret)
	assert.Zero(t, turns)
}
