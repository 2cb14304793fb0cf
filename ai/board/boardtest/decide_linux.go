package boardtest

import (
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"boardduels/ai/board"
	"boardduels/internal/cputime"
	"boardduels/runtime/game"
)

// Decide measures each brain's decisions, reasons included, in games against itself that begin with some plies by lot:
// those with a choice, by the processor's time, of which it reports the mean and what one of a hundred takes longer
// than.
func Decide[S any, A comparable, E, V any](b *testing.B, g game.Game[S, A, E, V], opening int, brains board.Brains[V, A]) {
	b.Helper()
	for _, brain := range brains {
		b.Run(brain.ID, func(b *testing.B) {
			t := table[S, A, E, V]{b: b, game: g, opening: opening, player: brain.New(board.Setup{Seed: 1})}
			t.decide() // reads what the brain has learned
			t.took = nil
			for b.Loop() {
				t.decide()
			}
			t.report()
		})
	}
}

// table is where a player is measured.
type table[S any, A comparable, E, V any] struct {
	b       *testing.B
	game    game.Game[S, A, E, V]
	opening int
	player  board.Player[V, A]
	state   S
	games   uint64
	took    []time.Duration
}

// decide measures the next decision of the game under way, or of another.
func (t *table[S, A, E, V]) decide() {
	legal := t.legal()
	for len(legal) < 2 {
		if len(legal) == 0 {
			t.begin()
		} else {
			require.NoError(t.b, t.game.Apply(&t.state, legal[0], nil))
		}
		legal = t.legal()
	}
	view := t.game.View(&t.state, t.game.Mover(&t.state))
	var a A
	var err error
	t.took = append(t.took, cputime.ThreadTime(t.b, func() { a, _, err = t.player.Decide(t.b.Context(), &view, legal) }))
	require.NoError(t.b, err)
	require.NoError(t.b, t.game.Apply(&t.state, a, nil))
}

// legal returns what may be done; nothing before the first game and after its end.
func (t *table[S, A, E, V]) legal() []A {
	if t.games == 0 || t.game.Mover(&t.state) == game.Nobody {
		return nil
	}
	return t.game.Legal(&t.state, nil)
}

// begin begins another game.
func (t *table[S, A, E, V]) begin() {
	t.games++
	t.state = t.game.Start(t.games)
	luck := game.NewStream(t.games, 12)
	require.NoError(t.b, game.PlayByLot(t.game, &t.state, &luck, t.opening, nil))
}

func (t *table[S, A, E, V]) report() {
	slices.Sort(t.took)
	var sum time.Duration
	for _, took := range t.took {
		sum += took
	}
	t.b.ReportMetric(sum.Seconds()*1e3/float64(len(t.took)), "ms-mean")
	t.b.ReportMetric(t.took[len(t.took)*99/100].Seconds()*1e3, "ms-p99")
}
