package learning

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// A guess holds the cards that were played, and the same cards in all as before.
func TestAGuessCanHavePlayedWhatWasPlayed(t *testing.T) {
	pack := classictest.Pack()
	heroes := rapid.SampledFrom(pack.IDs(schema.HeroKind))
	rapid.Check(t, func(t *rapid.T) {
		d, err := pack.Duel(heroes.Draw(t, "mine"), heroes.Draw(t, "theirs"))
		require.NoError(t, err)
		m := Episode{Duel: d}
		s := d.Start(rapid.Uint64().Draw(t, "seed"))
		m.Begin(&s)
		for range rapid.IntRange(0, 60).Draw(t, "plies") {
			if s.Winner != game.Nobody {
				break
			}
			action := rapid.SampledFrom(d.Legal(&s, nil)).Draw(t, "action")
			require.NoError(t, d.Apply(&s, action, nil))
			m.Observe(action, &s)
		}
		m.turns(1, func(turn *Turn) {
			guess := m.guess(turn, rapid.Uint64().Draw(t, "guess"))
			require.Equal(t, turn.View, d.View(&guess, 0))
			require.Equal(t, hidden(d.Determinize(&turn.View, 1)), hidden(guess))
			for _, a := range turn.Played {
				require.NoError(t, d.Apply(&guess, a, nil))
			}
		})
	})
}

// hidden returns what seat 0 can't see of the cards of seat 1, in the order of the deck list.
func hidden(s duel.State) []duel.CardIndex {
	f, piles := &s.Fighters[1], &s.Piles[1]
	cards := slices.Concat(piles.Hand[:f.HandCount], piles.Deck[:f.DeckCount])
	slices.Sort(cards)
	return cards
}
