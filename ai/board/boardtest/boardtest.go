// Package boardtest is what the brains of every board game are held to.
package boardtest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/ai/board"
	"boardduels/internal/golden"
	"boardduels/runtime/game"
)

// Decisions compares what every brain does in fixed positions with testdata/decisions.golden: it is the same on every
// machine, and a change of it shows in that file.
func Decisions[S any, A comparable, E, V any](t *testing.T, g game.Notated[S, A, E, V], brains board.Brains[V, A]) {
	t.Helper()
	var got strings.Builder
	for _, b := range brains {
		fmt.Fprintf(&got, "%s:", b.ID)
		for seed := range uint64(4) {
			s, player := deep(t, g, seed), b.New(board.Setup{Seed: seed})
			for n := 0; n < 2 && g.Mover(&s) != game.Nobody; n++ {
				view := g.View(&s, g.Mover(&s))
				a, r, err := player.Decide(t.Context(), &view, g.Legal(&s, nil))
				require.NoError(t, err)
				fmt.Fprintf(&got, " %s %.4g", g.Format(&s, a), r.Candidates[0].Score)
				require.NoError(t, g.Apply(&s, a, nil))
			}
		}
		got.WriteByte('\n')
	}
	golden.Equal(t, "testdata/decisions.golden", got.String())
}

// deep returns a position after some plies by lot, the more the larger the seed.
func deep[S any, A comparable, E, V any](t *testing.T, g game.Game[S, A, E, V], seed uint64) S {
	t.Helper()
	s, chance := g.Start(seed), game.NewStream(seed, 11)
	for range 8 + 14*seed {
		if legal := g.Legal(&s, nil); len(legal) > 0 {
			require.NoError(t, g.Apply(&s, legal[chance.Below(len(legal))], nil))
		}
	}
	return s
}

// Reasons has a brain play a game against itself. It bears its name, gives a reason for each legal action, the taken
// one first, and decides alike when nobody asks why. Of a short test it plays the first plies alone.
func Reasons[S any, A comparable, E, V any](t *testing.T, g game.Game[S, A, E, V], b board.Brain[V, A]) {
	t.Helper()
	player, tacit := b.New(board.Setup{Seed: 1}), b.New(board.Setup{Seed: 1, Tacit: true})
	s := g.Start(1)
	for ply := 0; g.Mover(&s) != game.Nobody && !(testing.Short() && ply > 8); ply++ {
		view, legal := g.View(&s, g.Mover(&s)), g.Legal(&s, nil)
		a, r, err := player.Decide(t.Context(), &view, legal)
		require.NoError(t, err)
		require.Equal(t, b.ID, r.Brain)
		var considered []A
		for _, c := range r.Candidates {
			considered = append(considered, c.Action)
		}
		require.ElementsMatch(t, legal, considered)
		require.Equal(t, a, considered[0])
		same, none, err := tacit.Decide(t.Context(), &view, legal)
		require.NoError(t, err)
		require.Nil(t, none)
		require.Equal(t, a, same)
		require.NoError(t, g.Apply(&s, a, nil))
	}
}
