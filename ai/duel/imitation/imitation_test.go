package imitation_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/imitation"
	"boardduels/kb"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

func classicDuel(t testing.TB, first, second string) *duel.Duel {
	t.Helper()
	pack := classictest.Pack()
	d, err := pack.Duel(first, second)
	require.NoError(t, err)
	return d
}

// seat returns the double of a user with a style.
func seat(t testing.TB, d *duel.Duel, at game.Seat, seed uint64, style ...schema.Weight) ai.Player {
	t.Helper()
	p, err := imitation.Brain.New(ai.Setup{Duel: d, Seat: at, Seed: seed, Knowledge: &kb.Knowledge{Hero: d.Hero(at).ID, Style: style}})
	require.NoError(t, err)
	return p
}

// step is a decision in a duel.
type step struct {
	view   duel.View
	action duel.Action
}

// play has doubles of one user play each other, and returns their decisions.
func play(t testing.TB, d *duel.Duel, seed uint64, style ...schema.Weight) (steps []step) {
	t.Helper()
	players := [2]ai.Player{seat(t, d, 0, seed, style...), seat(t, d, 1, seed, style...)}
	audience := ai.NewAudience(players)
	s := d.Start(seed)
	for s.Winner == game.Nobody {
		view, legal := d.View(&s, s.Mover), d.Legal(&s, nil)
		a, why, err := players[s.Mover].Decide(t.Context(), &view, legal)
		require.NoError(t, err)
		require.Equal(t, imitation.ID, why.Brain)
		require.Equal(t, a, why.Chain[0].Action)
		require.Contains(t, legal, a)
		steps = append(steps, step{view, a})
		audience.Tell(d, &s, a)
		require.NoError(t, d.Apply(&s, a, nil))
	}
	return steps
}

// cardsATurn returns how many cards were played, on average.
func cardsATurn(steps []step) float64 {
	turns, cards := 0., 0.
	for _, s := range steps {
		if s.action == duel.EndTurn {
			turns++
		} else {
			cards++
		}
	}
	return cards / turns
}

// What the user does is what the double does.
func TestTheDoubleHasTheHabitsOfItsUser(t *testing.T) {
	d := classicDuel(t, "knight", "mage")
	idle, busy := 0., 0.
	for seed := range uint64(8) {
		idle += cardsATurn(play(t, d, seed, schema.Weight{Of: "plays_nothing", Value: 5}))
		busy += cardsATurn(play(t, d, seed, schema.Weight{Of: "plays_many", Value: 5}))
	}
	assert.Less(t, idle, busy/2)
}

// The order in which the user plays cards is the double's, too.
func TestTheDoubleKeepsTheOrderOfItsUser(t *testing.T) {
	d := classicDuel(t, "knight", "knight")
	begins := func(value float32) (share float64) {
		weights := []schema.Weight{{Of: "plays_many", Value: 5}}
		for _, line := range d.Hero(0).Deck {
			if line.Card.Damages() {
				weights = append(weights, schema.Weight{Of: schema.SoonerPrefix + line.Card.ID, Value: value})
			}
		}
		attacks, n := 0., 0.
		for seed := range uint64(6) {
			round := int16(0)
			for _, step := range play(t, d, seed, weights...) {
				if step.action != duel.EndTurn && step.view.Round != round {
					round = step.view.Round
					n++
					if d.Card(step.view.Seat, step.action.Card).Damages() {
						attacks++
					}
				}
			}
		}
		return attacks / n
	}
	assert.Greater(t, begins(9), begins(-9)+0.3)
}

// Without a style the double plays as players in general do, who weren't born yesterday.
func TestWithoutAStyleItPlaysAsAnybody(t *testing.T) {
	d := classicDuel(t, "rogue", "priest")
	assert.Greater(t, cardsATurn(play(t, d, 3)), 1.)
	_, err := imitation.Brain.New(ai.Setup{Duel: d})
	assert.ErrorContains(t, err, "is missing")
}

// A double that comes later and is told what has been goes on as the first would have, whatever is hidden from it.
func TestWhoResumesGoesOnTheSame(t *testing.T) {
	d := classicDuel(t, "rogue", "knight")
	steps := play(t, d, 5)
	require.Equal(t, steps, play(t, d, 5))
	for i, now := range steps {
		p := seat(t, d, now.view.Seat, 5)
		for _, past := range steps[:i] {
			s := d.Determinize(&past.view, uint64(i))
			if past.view.Seat == now.view.Seat {
				view := d.View(&s, now.view.Seat)
				p.(ai.Observer).Observe(&view, past.action)
			}
		}
		a, _, err := p.Decide(t.Context(), &now.view, d.LegalView(&now.view, nil))
		require.NoError(t, err)
		require.Equal(t, now.action, a)
	}
}

// A turn that somebody else has played otherwise is gone on with as it stands.
func TestItGoesOnWithAnothersTurn(t *testing.T) {
	d := classicDuel(t, "mage", "mage")
	style := schema.Weight{Of: "plays_many", Value: 9}
	for seed := range uint64(6) {
		s := d.Start(seed)
		p := seat(t, d, s.Mover, seed, style)
		for range 2 {
			view, legal := d.View(&s, s.Mover), d.Legal(&s, nil)
			wanted, _, err := p.Decide(t.Context(), &view, legal)
			require.NoError(t, err)
			require.Contains(t, legal, wanted)
			for _, a := range legal {
				if a != wanted && a != duel.EndTurn {
					p.(ai.Observer).Observe(&view, a)
					require.NoError(t, d.Apply(&s, a, nil))
					break
				}
			}
		}
	}
}

func TestDecisionsAllocateNothing(t *testing.T) {
	d := classicDuel(t, "knight", "mage")
	for _, now := range play(t, d, 1)[:6] {
		p, legal := seat(t, d, now.view.Seat, 1), d.LegalView(&now.view, nil)
		assert.Zero(t, testing.AllocsPerRun(10, func() {
			_, _, err := p.Decide(t.Context(), &now.view, legal)
			require.NoError(t, err)
		}))
	}
}

func BenchmarkDecide(b *testing.B) {
	d := classicDuel(b, "knight", "mage")
	views := [2]duel.View{play(b, d, 1)[0].view}
	views[1] = views[0]
	views[1].Round++
	legal := d.LegalView(&views[0], nil)
	p := seat(b, d, views[0].Seat, 1)
	b.ReportAllocs()
	for n := 0; b.Loop(); n++ {
		_, _, _ = p.Decide(b.Context(), &views[n%2], legal) // a turn begins each time
	}
}
