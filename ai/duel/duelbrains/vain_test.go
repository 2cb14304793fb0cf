package duelbrains_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/duelbrains"
	"boardduels/kb"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// Nobody who thinks pays for a card that does nothing now, with a hand of such cards or with others beside them.
func TestNoBrainPaysForNothing(t *testing.T) {
	pack := tournament(t)
	d, err := pack.Duel("gardener", "wayfarer")
	require.NoError(t, err)
	for _, brain := range slices.Concat(duelbrains.All(), duelbrains.Strengths(), duelbrains.Levels()) {
		if brain.ID == "random" || brain.ID == "montecarlo" {
			continue // which lots decide for, and which differs from its small sibling in patience alone
		}
		for _, hand := range [][]string{{"kick_the_fallen"}, {"kick_the_fallen", "stick"}, {"bellows", "kick_the_fallen", "shove"}} {
			for _, known := range knowing(t, pack, d) {
				for seed := range uint64(4) {
					state := holding(t, d, hand, seed)
					assertPaysForSomething(t, d, brain, state, known)
				}
			}
		}
	}
}

// knowing is what may be known of two heroes: nothing, or what others have learned.
func knowing(t testing.TB, pack *schema.Pack, d *duel.Duel) (known [2][2]*kb.Knowledge) {
	t.Helper()
	var err error
	known[0][0], known[0][1], err = kb.ForHeroes(pack, d.Hero(0).ID, d.Hero(1).ID)
	require.NoError(t, err)
	known[1][0], known[1][1], err = kb.ForHeroes(classictest.Pack(), "knight", "mage")
	require.NoError(t, err)
	return known
}

// holding is a state in which the first hero is to move, and holds some cards.
func holding(t testing.TB, d *duel.Duel, hand []string, seed uint64) duel.State {
	t.Helper()
	position := d.Opening()
	position.Starter, position.Drawn, position.Hands[0] = 0, [2]bool{}, [duel.LineCapacity]uint8{}
	for i, line := range d.Hero(0).Deck {
		if slices.Contains(hand, line.Card.ID) {
			position.Hands[0][i]++
		}
	}
	state, err := d.From(&position, seed)
	require.NoError(t, err)
	return state
}

// assertPaysForSomething lets a brain play a turn, in which no card may be in vain.
func assertPaysForSomething(t testing.TB, d *duel.Duel, brain ai.Brain, s duel.State, known [2]*kb.Knowledge) {
	t.Helper()
	player, err := brain.New(ai.Setup{Duel: d, Seed: 7, Knowledge: known[0], Foe: known[1]})
	require.NoError(t, err)
	for s.Mover == 0 && s.Winner == game.Nobody {
		view, before := d.View(&s, 0), s
		action, _, err := player.Decide(t.Context(), &view, d.Legal(&s, nil))
		require.NoError(t, err)
		require.NoError(t, d.Apply(&s, action, nil))
		assert.False(t, d.InVain(&before, &s, action), "%s pays for %s, which does nothing", brain.ID, d.ActionName(0, action))
	}
}
