package reversi_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/game"
	"boardduels/runtime/reversi"
)

// leaves are what others have counted too (A. Bik, "Perft for Reversi", 2009): a pass is a ply, and a finished game is
// one leaf.
var leaves = []uint64{1, 4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288, 24571284, 212258800}

// deepest is how deep tests count, through the contract and without it; the benchmark counts deeper.
const deepest = 8

func TestPerft(t *testing.T) {
	g := reversi.Standard()
	s := g.Start(0)
	for plies, want := range leaves[:deepest+1] {
		require.Equal(t, want, reversi.Perft(&s, plies), "%d plies", plies)
		require.Equal(t, want, game.Perft[reversi.State, reversi.Action, reversi.Event, reversi.View](g, &s, plies), "%d plies", plies)
	}
}

func TestPerftCountsPassesAndEnds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := anySetup(t)
		s := g.Start(0)
		for plies := range 4 {
			want := game.Perft[reversi.State, reversi.Action, reversi.Event, reversi.View](g, &s, plies)
			assert.Equal(t, want, reversi.Perft(&s, plies), "%d plies", plies)
		}
	})
}

func BenchmarkPerft(b *testing.B) {
	s := reversi.Standard().Start(0)
	plies := len(leaves) - 1
	for b.Loop() {
		if got := reversi.Perft(&s, plies); got != leaves[plies] {
			b.Fatalf("%d leaves after %d plies, not %d", got, plies, leaves[plies])
		}
	}
	b.ReportMetric(float64(b.N)*float64(leaves[plies])/b.Elapsed().Seconds()/1e6, "Mleaves/s")
}
