package montecarlo_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/board"
	"boardduels/ai/board/montecarlo"
	"boardduels/runtime/game"
	"boardduels/runtime/reversi"
)

func view(t testing.TB, lines ...string) *reversi.View {
	t.Helper()
	g, err := reversi.Parse(lines)
	require.NoError(t, err)
	s := g.Start(0)
	v := g.View(&s, s.Mover())
	return &v
}

// c1 takes the last enemy disc and wins; a3 leaves one.
func winOrNot(t testing.TB) *reversi.View {
	return view(t, "xo......", "o.......", "........", "........", "........", "........", "oooooo..", "oooooooo", "black")
}

func TestThePromisingMoveIsTaken(t *testing.T) {
	v := view(t, "xoo.....", "........", "........", "........", "........", "........", "........", "xo......", "black")
	legal := reversi.Standard().Legal(&v.State, nil)
	player := montecarlo.Brain("montecarlo", reversi.Standard(), 200).New(board.Setup{Seed: 1})
	a, r, err := player.Decide(t.Context(), v, legal)
	require.NoError(t, err)
	assert.Equal(t, a, r.Candidates[0].Action)
	assert.Len(t, r.Candidates, len(legal))
	assert.Equal(t, 200, r.Work)
	assert.Greater(t, r.Candidates[0].Score, 0.9, "both moves win")
}

func TestTheSameSeedDecidesAlike(t *testing.T) {
	brain := montecarlo.Brain("montecarlo", reversi.Standard(), 300)
	one, two, other := brain.New(board.Setup{Seed: 1}), brain.New(board.Setup{Seed: 1}), brain.New(board.Setup{Seed: 2})
	g := reversi.Standard()
	s, differ := g.Start(0), false
	for s.Mover() != game.Nobody {
		v, legal := g.View(&s, s.Mover()), g.Legal(&s, nil)
		a, r, err := one.Decide(t.Context(), &v, legal)
		require.NoError(t, err)
		b, again, err := two.Decide(t.Context(), &v, legal)
		require.NoError(t, err)
		require.Equal(t, a, b)
		require.Equal(t, r, again)
		_, drawn, err := other.Decide(t.Context(), &v, legal)
		require.NoError(t, err)
		differ = differ || r.Candidates[0].Score != drawn.Candidates[0].Score
		require.NoError(t, g.Apply(&s, a, nil))
	}
	assert.True(t, differ, "another seed imagines other games")
}

func TestTheOnlyActionNeedsNoGames(t *testing.T) {
	v := view(t, "xo......", "........", "........", "........", "........", "........", "........", "........", "white")
	a, r, err := montecarlo.Brain("montecarlo", reversi.Standard(), 300).New(board.Setup{Seed: 1}).Decide(t.Context(), v, []reversi.Action{reversi.Pass})
	require.NoError(t, err)
	assert.Equal(t, reversi.Pass, a)
	assert.Zero(t, r.Work)
}

func TestWhoStopsGetsAnError(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	stop()
	v := winOrNot(t)
	_, _, err := montecarlo.Brain("montecarlo", reversi.Standard(), 300).New(board.Setup{Seed: 1}).Decide(ctx, v, reversi.Standard().Legal(&v.State, nil))
	assert.ErrorIs(t, err, context.Canceled)
}

func BenchmarkDecide(b *testing.B) {
	g := reversi.Standard()
	s := g.Start(0)
	v, legal := g.View(&s, s.Mover()), g.Legal(&s, nil)
	player := montecarlo.Brain("montecarlo", g, 3000).New(board.Setup{Seed: 1})
	b.ReportAllocs()
	for b.Loop() {
		if _, _, err := player.Decide(b.Context(), &v, legal); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(3000*float64(b.N)/b.Elapsed().Seconds(), "playouts/s")
}
