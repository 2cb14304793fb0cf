package backgammontraining_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/backgammon/backgammontraining"
	"boardduels/ai/backgammon/linear"
	"boardduels/ai/fit/trained"
	"boardduels/internal/quick"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

func learned(t *testing.T, plan backgammontraining.Plan) string {
	t.Helper()
	w := linear.New()
	require.NoError(t, plan.Learn(t.Context(), w, func(int) {}))
	return w.Document(trained.Head{Brain: linear.Brain}).String()
}

func TestEqualPlansTeachEqualThings(t *testing.T) {
	quick.Skip(t, "trains brains")
	plan := backgammontraining.Plan{Seed: 1, Games: 20, First: 0.02, Last: 0.01, Lambda: 0.5, Hyper: 20}
	first := learned(t, plan)
	assert.Equal(t, first, learned(t, plan))
	plan.Seed = 2
	assert.NotEqual(t, first, learned(t, plan))
}

// recorder judges by pips, and keeps what it is taught.
type recorder struct {
	values, targets []float32
}

func (r *recorder) Value(b *backgammon.Board, moved game.Seat) float32 {
	return 0.5 + float32(b[1-moved].Pips()-b[moved].Pips())/1000
}

func (r *recorder) Learn(b *backgammon.Board, moved game.Seat, value, _ float32) {
	r.values, r.targets = append(r.values, r.Value(b, moved)), append(r.targets, value)
}

// Positions are taught from the last to the first. Without lambda the target is the value of the next, seen from the
// other side; with a lambda of 1 it is how the game ended, which is the same for all positions of a seat.
func TestTargets(t *testing.T) {
	var next recorder
	require.NoError(t, (&backgammontraining.Plan{Seed: 1, Games: 1, First: 1, Last: 1}).Learn(t.Context(), &next, func(int) {}))
	for i := 1; i < len(next.targets); i++ {
		assert.InDelta(t, 1-next.values[i-1], next.targets[i], 1e-6)
	}
	var end recorder
	require.NoError(t, (&backgammontraining.Plan{Seed: 1, Games: 1, First: 1, Last: 1, Lambda: 1}).Learn(t.Context(), &end, func(int) {}))
	for i := 2; i < len(end.targets); i++ {
		assert.InDelta(t, end.targets[i-2], end.targets[i], 1e-5)
	}
	assert.InDelta(t, 1, end.targets[0]+end.targets[1], 1e-5)
}

// Whoever stops isn't taught any more.
func TestLearningStops(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	played := 0
	err := (&backgammontraining.Plan{Seed: 1, Games: 5, First: 1, Last: 1}).Learn(ctx, &recorder{}, func(n int) {
		played = n
		if n == 2 {
			stop()
		}
	})
	require.ErrorIs(t, err, context.Canceled)
	assert.Equal(t, 2, played)
}
