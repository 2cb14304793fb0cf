package ismcts_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/duelrandom"
	"boardduels/ai/duel/ismcts"
	"boardduels/internal/quick"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

func player(t testing.TB, d *duel.Duel, seat game.Seat, playouts int) ai.Player {
	t.Helper()
	p, err := ismcts.Brain("montecarlo", playouts).New(ai.Setup{Duel: d, Seat: seat, Seed: 5})
	require.NoError(t, err)
	return p
}

func decide(t testing.TB, d *duel.Duel, s *duel.State, playouts int) (duel.Action, *ai.Rationale) {
	t.Helper()
	view := d.View(s, s.Mover)
	action, r, err := player(t, d, s.Mover, playouts).Decide(t.Context(), &view, d.Legal(s, nil))
	require.NoError(t, err)
	return action, r
}

// strike and rest are all that two heroes have: damage, and nothing at all.
func strikeOrRest(t testing.TB) *duel.Duel {
	t.Helper()
	hero := duel.Hero{ID: "hero", HP: 20, EP: 3, Regen: 1, Deck: []duel.DeckLine{
		{Card: duel.Card{ID: "rest", Cost: 3}, Copies: 6},
		{Card: duel.Card{ID: "strike", Cost: 3, BaseDamage: 5, MaxDamage: 5}, Copies: 6},
	}}
	d, err := duel.New(hero, hero)
	require.NoError(t, err)
	return d
}

func TestItTakesTheBlowThatWins(t *testing.T) {
	d := strikeOrRest(t)
	for seed := range uint64(20) {
		s := d.Start(seed)
		me := s.Mover
		s.Fighters[me].HandCount, s.Fighters[me].EP = 2, 3
		s.Piles[me].Hand = [duel.HandCapacity]duel.CardIndex{0, 1}
		for seat := range s.Fighters { // who doesn't strike now is likely to be struck
			s.Fighters[seat].HP, s.Fighters[seat].Shield = 5, 0
		}
		action, r := decide(t, d, &s, ismcts.Few)
		assert.Equal(t, duel.Play(1), action)
		assert.Greater(t, r.Chain[0].Score, 0.9)
	}
}

func TestScoresAreChancesToWinFromTheBestDown(t *testing.T) {
	d := classictest.Duel(t, "knight", "mage")
	s := d.Start(3)
	action, r := decide(t, d, &s, 200)
	assert.Equal(t, action, r.Chain[0].Action)
	for i, c := range r.Chain {
		assert.Greater(t, c.Score, 0.0)
		assert.Less(t, c.Score, 1.0)
		if i > 0 {
			assert.LessOrEqual(t, c.Score, r.Chain[i-1].Score)
			assert.Equal(t, ai.Worse, c.Verdict)
		}
	}
}

func TestEveryActionIsTriedHoweverFewThePlayouts(t *testing.T) {
	d := classictest.Duel(t, "rogue", "rogue")
	s := d.Start(3)
	_, r := decide(t, d, &s, 0)
	require.Len(t, r.Chain, len(d.Legal(&s, nil)))
	for _, c := range r.Chain {
		assert.NotZero(t, c.Score)
	}
}

func TestTheOnlyActionNeedsNoPlayouts(t *testing.T) {
	d := classictest.Duel(t, "knight", "mage")
	s := d.Start(3)
	s.Fighters[s.Mover].StunTime = 1
	action, r := decide(t, d, &s, ismcts.Few)
	assert.Equal(t, duel.EndTurn, action)
	assert.Equal(t, []ai.Candidate{{Action: duel.EndTurn, Verdict: ai.Taken}}, r.Chain)
}

func TestItStopsWhenNobodyWaitsAnyMore(t *testing.T) {
	d := classictest.Duel(t, "knight", "mage")
	s := d.Start(3)
	view := d.View(&s, s.Mover)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, _, err := player(t, d, s.Mover, ismcts.Few).Decide(ctx, &view, d.Legal(&s, nil))
	assert.ErrorIs(t, err, context.Canceled)
}

// wins counts the duels that the first brain wins, on the same seeds with changed places.
func wins(t *testing.T, first, second ai.Brain, seeds int) (won int) {
	t.Helper()
	d := classictest.Duel(t, "knight", "mage")
	for n := range 2 * seeds {
		mine := game.Seat(n % 2)
		var players [2]ai.Player
		for i, brain := range []ai.Brain{first, second} {
			seat := mine ^ game.Seat(i)
			p, err := brain.New(ai.Setup{Duel: d, Seat: seat, Seed: uint64(n / 2)})
			require.NoError(t, err)
			players[seat] = p
		}
		s := d.Start(uint64(n / 2))
		for s.Winner == game.Nobody {
			view := d.View(&s, s.Mover)
			action, _, err := players[s.Mover].Decide(t.Context(), &view, d.Legal(&s, nil))
			require.NoError(t, err)
			require.NoError(t, d.Apply(&s, action, nil))
		}
		if s.Winner == mine {
			won++
		}
	}
	return won
}

func TestMorePlayoutsMakeItStronger(t *testing.T) {
	quick.Statistics(t)
	small := ismcts.Brain("few", ismcts.Few)
	assert.GreaterOrEqual(t, wins(t, small, duelrandom.Brain, 50), 90, "of 100 against random actions")
	assert.GreaterOrEqual(t, wins(t, ismcts.Brain("some", 300), small, 50), 55, "of 100 against a fifth of the playouts")
}

func TestDecidingAllocatesNothing(t *testing.T) {
	d := classictest.Duel(t, "knight", "mage")
	s := d.Start(3)
	view, legal := d.View(&s, s.Mover), d.Legal(&s, nil)
	p := player(t, d, s.Mover, 200)
	assert.Zero(t, testing.AllocsPerRun(10, func() {
		_, _, err := p.Decide(t.Context(), &view, legal)
		require.NoError(t, err)
	}))
}

func BenchmarkPlayout(b *testing.B) {
	d := classictest.Duel(b, "knight", "mage")
	s := d.Start(3)
	view, legal := d.View(&s, s.Mover), d.Legal(&s, nil)
	p := player(b, d, s.Mover, 1000)
	b.ReportAllocs()
	for n := 0; n < b.N; n += 1000 {
		if _, _, err := p.Decide(b.Context(), &view, legal); err != nil {
			b.Fatal(err)
		}
	}
}
