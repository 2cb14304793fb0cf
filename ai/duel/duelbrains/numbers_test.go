package duelbrains_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/ai"
	"boardduels/ai/duel/duelbrains"
	"boardduels/kb"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/dueltest"
	"boardduels/runtime/game"
)

// Whatever a pack's numbers and decks are, every brain plays by them, with what is known of heroes of other decks.
func TestBrainsPlayByAnyNumbers(t *testing.T) {
	brains := slices.DeleteFunc(duelbrains.Users(), func(b ai.Brain) bool {
		return b.ID == "montecarlo" // the small one is the same, but for its patience
	})
	knowledge, foe, err := kb.ForHeroes(classictest.Pack(), "knight", "mage")
	require.NoError(t, err)
	rapid.Check(t, func(t *rapid.T) {
		n := dueltest.Numbers(t)
		if rapid.Bool().Draw(t, "large") {
			n.Deck, n.Hand, n.StartHand, n.Draw, n.Keep = duel.MostInDeck, duel.HandCapacity, 7, 5, duel.HandCapacity
		}
		d, err := n.New(dueltest.HeroBy(t, n, dueltest.Real, "knight"), dueltest.HeroBy(t, n, dueltest.Real, "mage"))
		require.NoError(t, err)
		var players [2]ai.Player
		setups := [2]ai.Setup{{Knowledge: knowledge, Foe: foe}, {Knowledge: foe, Foe: knowledge}}
		for seat := range game.Seat(2) {
			s := setups[seat]
			s.Duel, s.Seat, s.Seed = d, seat, 7
			brain := brains[rapid.IntRange(0, len(brains)-1).Draw(t, "brain")]
			t.Log(brain.ID)
			players[seat], err = brain.New(s)
			require.NoError(t, err)
		}
		state, audience := d.Start(rapid.Uint64().Draw(t, "seed")), ai.NewAudience(players)
		for decisions := 0; decisions < 24 && state.Winner == game.Nobody; decisions++ {
			view := d.View(&state, state.Mover)
			action, _, err := players[state.Mover].Decide(t.Context(), &view, d.Legal(&state, make([]duel.Action, 0, duel.ActionCapacity)))
			require.NoError(t, err)
			audience.Tell(d, &state, action)
			require.NoError(t, d.Apply(&state, action, nil))
		}
	})
}
