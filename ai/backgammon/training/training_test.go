package training_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/backgammon/linear"
	"boardduels/ai/backgammon/training"
	"boardduels/ai/trained"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

func learned(plan training.Plan) string {
	w := linear.New()
	plan.Learn(w, func(int) {})
	return w.Document(trained.Head{Brain: linear.Brain}).String()
}

func TestEqualPlansTeachEqualThings(t *testing.T) {
	plan := training.Plan{Seed: 1, Games: 20, First: 0.02, Last: 0.01, Lambda: 0.5, Hyper: 20}
	first := learned(plan)
	assert.Equal(t, first, learned(plan))
	plan.Seed = 2
	assert.NotEqual(t, first, learned(plan))
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
	(&training.Plan{Seed: 1, Games: 1, First: 1, Last: 1}).Learn(&next, func(int) {})
	for i := 1; i < len(next.targets); i++ {
		assert.InDelta(t, 1-next.values[i-1], next.targets[i], 1e-6)
	}
	var end recorder
	(&training.Plan{Seed: 1, Games: 1, First: 1, Last: 1, Lambda: 1}).Learn(&end, func(int) {})
	for i := 2; i < len(end.targets); i++ {
		assert.InDelta(t, end.targets[i-2], end.targets[i], 1e-5)
	}
	assert.InDelta(t, 1, end.targets[0]+end.targets[1], 1e-5)
}
