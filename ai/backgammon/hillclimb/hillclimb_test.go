package hillclimb_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/backgammon/diploma"
	"boardduels/ai/backgammon/hillclimb"
	"boardduels/internal/quick"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// listener judges by the diploma's formula, and by a noise.
type listener struct{ sense, noise float32 }

func (l *listener) Value(b *backgammon.Board, moved game.Seat) float32 {
	noise := game.Stream(0)
	for _, count := range b[moved] {
		noise = noise*31 + game.Stream(count)
	}
	return float32(l.sense*diploma.Formula.Value(b, moved)) + float32(l.noise*float32(noise.Below(20)))
}

func (l *listener) weights() []*float32 { return []*float32{&l.sense, &l.noise} }

// Who listens to noise learns to listen less. What isn't kept is taken back.
func TestClimbing(t *testing.T) {
	quick.Skip(t, "trains")
	climbed := func() (listener, []hillclimb.Trial) {
		judge, other := &listener{1, 1}, &listener{}
		var trials []hillclimb.Trial
		plan := hillclimb.Plan{Seed: 1, Trials: 12, Pairs: 40}
		require.NoError(t, plan.Climb(context.Background(), judge, other, judge.weights(), other.weights(), func(t hillclimb.Trial) { trials = append(trials, t) }))
		return *judge, trials
	}
	got, trials := climbed()
	assert.Less(t, got.noise/got.sense, float32(1))
	want := listener{1, 1}
	for _, trial := range trials {
		if trial.Kept {
			*want.weights()[trial.Weight] *= trial.Factor
		}
	}
	assert.Equal(t, want, got)
	again, _ := climbed()
	assert.Equal(t, got, again)
}

// A trial that is interrupted is taken back.
func TestAnInterruptedClimbKeepsWhatItFound(t *testing.T) {
	ctx, interrupt := context.WithCancel(t.Context())
	judge, other := &listener{1, 1}, &listener{}
	var after listener
	plan := hillclimb.Plan{Seed: 1, Trials: 12, Pairs: 4}
	err := plan.Climb(ctx, judge, other, judge.weights(), other.weights(), func(hillclimb.Trial) {
		after = *judge
		interrupt()
	})
	assert.ErrorIs(t, err, context.Canceled)
	assert.Equal(t, after, *judge)
}
