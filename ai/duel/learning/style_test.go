package learning_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/duelrandom"
	"boardduels/ai/duel/learning"
	"boardduels/ai/duel/turnfeature"
	"boardduels/ai/duel/usermodel"
	"boardduels/internal/quick"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// A user who plays all that it can ends its turn at once: it can't have held a card to play. That it didn't play those
// of other hands tells nothing.
func TestWhatTheUserHardlyHeldTellsNothing(t *testing.T) {
	d, err := pack.Duel("knight", "rogue")
	require.NoError(t, err)
	s := d.Start(1)
	s.Mover = 1
	user := &s.Fighters[1]
	user.HandCount, user.DeckCount = 1, duel.DeckSize-1
	user.EP = 0 // five of its twelve cards cost nothing
	m := &learning.Episode{Duel: d}
	m.Begin(&s)
	eager := usermodel.Vector{turnfeature.Held: -40}
	for seed := range uint64(20) {
		style := m.Style(&eager, 0, seed)
		for card := range d.Hero(1).Deck {
			assert.InDelta(t, 0, style[turnfeature.Hand+turnfeature.ID(card)], 1e-3, "seed %d, card %d", seed, card)
		}
	}
}

// What a user without a plan keeps in hand is chance, so little is made of it: 0.2 to 2.7 of this measure as a rule, 7
// by bad luck. One series of games tells little of that, so it is the mean of some.
func TestARandomUserPrefersNoCards(t *testing.T) {
	quick.Statistics(t)
	const series, games = 8, 12
	heroes := pack.IDs(schema.HeroKind)
	for i, theirs := range heroes {
		d, err := pack.Duel(theirs, theirs)
		require.NoError(t, err)
		var liking float32
		for n := range uint64(series) {
			k := known(t, heroes[(i+1)%len(heroes)], theirs)
			for seed := 100 * n; seed < 100*n+games; seed++ {
				m := play(t, k, duelrandom.Brain, seed)
				k = learning.Learn(t.Context(), k, m, learning.Options{Seed: seed}).Known
			}
			style := usermodel.Of(d.Hero(0), k.Theirs.Style)
			for _, weight := range style[turnfeature.Hand:turnfeature.Bias] {
				liking += weight * weight / series
			}
		}
		assert.Less(t, liking, float32(3), theirs)
	}
}
