package precedent_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/ai"
	"boardduels/kb"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// thinker returns an AI at seat 0 that thinks a little.
func thinker(t require.TestingT, d *duel.Duel, k, foe *kb.Knowledge) ai.Observer {
	player, err := pondering.New(ai.Setup{Duel: d, Seat: 0, Seed: 5, Knowledge: k, Foe: foe})
	require.NoError(t, err)
	return player.(ai.Observer)
}

// swap exchanges the hand of seat 1 with the bottom of its deck.
func swap(s *duel.State) {
	piles, f := &s.Piles[1], &s.Fighters[1]
	for i := range min(f.HandCount, f.DeckCount) {
		piles.Hand[i], piles.Deck[i] = piles.Deck[i], piles.Hand[i]
	}
}

// In two worlds that differ in what the enemy has kept in its hand turn by turn, all that is seen is the same, and so
// is what the AI thinks of it.
func TestWhatIsHiddenDoesNotChangeAThought(t *testing.T) {
	pack := classictest.Pack()
	d, err := pack.Duel("knight", "rogue")
	require.NoError(t, err)
	k, foe := taught(t, pack, "knight", schema.Weight{Of: "own_hp", Value: 3}), taught(t, pack, "rogue")
	rapid.Check(t, func(r *rapid.T) {
		first, second := thinker(r, d, k, foe), thinker(r, d, k, foe)
		observe := ai.NewAudience([2]ai.Player{first, nil})
		observeOther := ai.NewAudience([2]ai.Player{second, nil})
		s := d.Start(rapid.Uint64().Draw(r, "seed"))
		for range rapid.IntRange(0, 24).Draw(r, "plies") {
			action := rapid.SampledFrom(d.Legal(&s, nil)).Draw(r, "action")
			other := s
			if s.Mover == 0 || action == duel.EndTurn {
				swap(&other)
			}
			observe.Tell(d, &s, action)
			observeOther.Tell(d, &other, action)
			require.NoError(r, d.Apply(&s, action, nil))
			if s.Winner != game.Nobody {
				return
			}
		}
		if s.Mover != 0 {
			return
		}
		other := s
		swap(&other)
		view, same := d.View(&s, 0), d.View(&other, 0)
		a, why, err := first.Decide(t.Context(), &view, d.LegalView(&view, nil))
		require.NoError(r, err)
		b, whyToo, err := second.Decide(t.Context(), &same, d.LegalView(&same, nil))
		require.NoError(r, err)
		require.Equal(r, a, b)
		require.Equal(r, why, whyToo)
	})
}

// An enemy that would strike whenever it can, and let its turns pass, is feared less.
func TestWhatTheEnemyDidNotPlayIsNotFeared(t *testing.T) {
	pack := classictest.Pack()
	d, err := pack.Duel("knight", "mage")
	require.NoError(t, err)
	k := taught(t, pack, "knight", schema.Weight{Of: "own_hp", Value: 3})
	foe := taught(t, pack, "mage", schema.Weight{Of: "foe_hp", Value: -60})
	foe.Style = []schema.Weight{{Of: "foe_hp", Value: -50}}
	s := d.Start(1)
	for seed := uint64(2); s.Starter != 0; seed++ {
		s = d.Start(seed)
	}
	told, untold := thinker(t, d, k, foe), thinker(t, d, k, foe)
	audience := ai.NewAudience([2]ai.Player{told, nil})
	for range 4 { // two rounds in which nobody plays a card
		audience.Tell(d, &s, duel.EndTurn)
		require.NoError(t, d.Apply(&s, duel.EndTurn, nil))
	}
	view := d.View(&s, 0)
	share := func(p ai.Player) float32 {
		_, r, err := p.Decide(t.Context(), &view, d.LegalView(&view, nil))
		require.NoError(t, err)
		return r.Imagined[0].Share
	}
	assert.Greater(t, share(told), share(untold))
}
