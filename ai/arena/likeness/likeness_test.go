package likeness_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/arena/likeness"
	"boardduels/ai/duel/duelrandom"
	"boardduels/ai/duel/tree"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/game"
)

// portraits returns how a brain played some duels against another, from a seed on.
func portraits(t *testing.T, brain ai.Brain, from uint64, n int) (all []*likeness.Portrait) {
	t.Helper()
	pack := classictest.Pack()
	d, err := pack.Duel("knight", "mage")
	require.NoError(t, err)
	for seed := from; len(all) < n; seed++ {
		var players [2]ai.Player
		for seat, b := range []ai.Brain{brain, tree.Brain} {
			players[seat], err = b.New(ai.Setup{Duel: d, Seat: game.Seat(seat), Seed: seed})
			require.NoError(t, err)
		}
		painter := likeness.NewPainter(d, 0)
		s := d.Start(seed)
		for s.Winner == game.Nobody {
			view := d.View(&s, s.Mover)
			a, _, err := players[s.Mover].Decide(t.Context(), &view, d.Legal(&s, nil))
			require.NoError(t, err)
			painter.Observe(&view, a)
			require.NoError(t, d.Apply(&s, a, nil))
		}
		all = append(all, painter.Paint(&s))
	}
	return all
}

// told returns the share of duels of which a classifier tells whose they are.
func told(t *testing.T, first, second ai.Brain) float64 {
	const n = 100
	c := likeness.Train(portraits(t, first, 1000, n), portraits(t, second, 2000, n))
	right := 0.
	for _, p := range portraits(t, first, 3000, n) {
		if c.IsFirst(p) {
			right++
		}
	}
	for _, p := range portraits(t, second, 4000, n) {
		if !c.IsFirst(p) {
			right++
		}
	}
	return right / (2 * n)
}

// Players who differ are told apart, and nobody from itself.
func TestWhoDiffersIsToldApart(t *testing.T) {
	assert.Greater(t, told(t, tree.Brain, duelrandom.Brain), 0.85)
	assert.InDelta(t, 0.5, told(t, tree.Brain, tree.Brain), 0.15)
}

func TestTheSameDuelsTeachTheSame(t *testing.T) {
	first, second := portraits(t, tree.Brain, 1, 20), portraits(t, duelrandom.Brain, 1, 20)
	assert.Equal(t, likeness.Train(first, second), likeness.Train(first, second))
}
