package duelbrains_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/duelbrains"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
)

// Every brain plays whole duels with clashes by the rules, and always the same; it takes each of the stances.
func TestEveryBrainTakesStances(t *testing.T) {
	c := newChoosing(t)
	n := c.duel.Numbers()
	n.Clash = rule.DefaultClash()
	var err error
	c.duel, err = n.New(*c.duel.Hero(0), *c.duel.Hero(1))
	require.NoError(t, err)
	for _, brain := range append(duelbrains.All(), duelbrains.Strengths()[1], duelbrains.Levels()[7]) {
		if brain.ID == "montecarlo" {
			continue // the small one is the same, but for its patience
		}
		taken := map[rule.Stance]bool{}
		for seed := range uint64(3) {
			actions := c.play(t, brain, seed, c.known[1])
			require.Equal(t, actions, c.play(t, brain, seed, c.known[1]), brain.ID)
			for _, a := range actions {
				taken[a.Stance()] = true
			}
		}
		assert.Len(t, taken, 4, "%s: %v", brain.ID, taken)
	}
}

// Where stances are due a decision doesn't depend on which one the enemy has taken.
func TestNoBrainSeesACoveredStance(t *testing.T) {
	c := newChoosing(t)
	n := c.duel.Numbers()
	n.Clash = rule.DefaultClash()
	d, err := n.New(*c.duel.Hero(0), *c.duel.Hero(1))
	require.NoError(t, err)
	c.duel = d
	for _, brain := range duelbrains.All() {
		for seed := range uint64(20) {
			s := d.Start(seed)
			require.NoError(t, d.Apply(&s, duel.EndTurn, nil))
			var decided []duel.Action
			for _, stance := range rule.Stances {
				next := s
				require.NoError(t, d.Apply(&next, duel.Take(stance), nil))
				v := d.View(&next, next.Mover)
				a, _, err := c.player(t, brain, next.Mover, [2]*kb.Knowledge{c.known[1][0], c.known[1][1]}).Decide(t.Context(), &v, d.Legal(&next, nil))
				require.NoError(t, err)
				decided = append(decided, a)
			}
			require.Equal(t, decided[0], decided[1], brain.ID)
			require.Equal(t, decided[0], decided[2], brain.ID)
		}
	}
}
