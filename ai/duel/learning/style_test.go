package learning_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/duelrandom"
	"boardduels/ai/duel/learning"
	"boardduels/ai/duel/personas"
	"boardduels/ai/duel/tree"
	"boardduels/ai/duel/turnfeature"
	"boardduels/ai/duel/usermodel"
	"boardduels/internal/quick"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
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
	user.HandCount, user.DeckCount = 1, duel.Classic().Deck-1
	user.EP = 0 // five of its twelve cards cost nothing
	m := &learning.Episode{Duel: d}
	m.Begin(&s)
	eager := learning.Belief{Weights: usermodel.Vector{turnfeature.Held: -40}}
	for seed := range uint64(20) {
		style := m.Style(eager, seed).Weights
		for card := range d.Hero(1).Deck {
			assert.InDelta(t, 0, style[turnfeature.Hand+turnfeature.ID(card)], 5e-3, "seed %d, card %d", seed, card)
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
				k = learning.Learn(k, m, learning.Options{Seed: seed}).Known
			}
			style := usermodel.Of(d.Hero(0), k.Theirs.Style)
			for _, weight := range style[turnfeature.Hand:turnfeature.Bias] {
				liking += weight * weight / series
			}
		}
		assert.Less(t, liking, float32(3), theirs)
	}
}

// fromInside returns matches of a player against the tree, as that player saw them.
func fromInside(t *testing.T, brain ai.Brain, n uint64) (all []*learning.Episode) {
	t.Helper()
	d, err := pack.Duel("mage", "knight")
	require.NoError(t, err)
	for seed := range n {
		var players [2]ai.Player
		for seat, b := range []ai.Brain{brain, tree.Brain} {
			players[seat], err = b.New(ai.Setup{Duel: d, Seat: game.Seat(seat), Seed: seed})
			require.NoError(t, err)
		}
		m, s := &learning.Episode{Duel: d}, d.Start(seed)
		m.Begin(&s)
		for s.Winner == game.Nobody {
			view := d.View(&s, s.Mover)
			a, _, err := players[s.Mover].Decide(t.Context(), &view, d.Legal(&s, nil))
			require.NoError(t, err)
			require.NoError(t, d.Apply(&s, a, nil))
			m.Observe(a, &s)
		}
		all = append(all, m)
	}
	return all
}

func TestWhoIsImitatedKeepsItsHabits(t *testing.T) {
	k := initial(t, "mage")
	weight := func(habit, of string) (found float32) {
		for _, w := range learning.Imitate(k, fromInside(t, personas.Drawn(habit, 5), 6)).Style {
			if w.Of == of {
				found = w.Value
			}
		}
		return found
	}
	assert.Greater(t, weight("lazy", "plays_one"), weight("plain", "plays_one")+1)
	assert.Equal(t, weight("lazy", "own_hp"), weight("lazy", "own_hp"), "the same matches teach the same")
}

func TestWithoutMatchesNobodyIsImitated(t *testing.T) {
	k := initial(t, "mage")
	assert.Equal(t, k, learning.Imitate(k, nil))
	learned := learning.Imitate(k, fromInside(t, tree.Brain, 1))
	assert.Positive(t, learned.Experience.Observed)
	assert.True(t, slices.ContainsFunc(learned.Style, func(w schema.Weight) bool { return strings.HasPrefix(w.Of, schema.SoonerPrefix) }),
		"and in which order it plays cards")
	assert.Equal(t, []schema.Weight(nil), k.Style, "what it was stays as it is")
}
