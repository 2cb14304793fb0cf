package reversitraining_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/board/contest"
	"boardduels/ai/reversi/evaluation"
	"boardduels/ai/reversi/reversitraining"
	"boardduels/ai/reversi/search"
	"boardduels/internal/quick"
	"boardduels/runtime/reversi"
)

func small() reversitraining.Task {
	return reversitraining.Task{Seed: 1, Generations: 2, Games: 2500, Budget: 40}
}

// A little training already beats what it began with.
func TestTrainingTeaches(t *testing.T) {
	quick.Skip(t, "takes minutes in an emulator")
	task := small()
	var told []int
	task.Progress = func(_, games, of int) { told = append(told, games, of) }
	weights, err := task.Weights(t.Context())
	require.NoError(t, err)
	assert.Equal(t, []int{500, 2500, 1000, 2500, 1500, 2500, 2000, 2500, 2500, 2500, 500, 2500, 1000, 2500, 1500, 2500, 2000, 2500, 2500, 2500}, told)
	learned := search.With("learned", func() *evaluation.Weights { return weights }, 100)
	beginner := search.With("beginner", evaluation.Beginning, 100)
	r, err := contest.Play(t.Context(), reversi.Standard(), learned, beginner, contest.Task{Pairs: 100, Opening: 8, Seed: 1})
	require.NoError(t, err)
	assert.Greater(t, r.Score().Low, 0.5, "%v", r.Score())
}

func TestTheSameTaskFindsTheSameWeights(t *testing.T) {
	one, two := small(), small()
	one.Games, two.Games = 50, 50
	a, err := one.Weights(t.Context())
	require.NoError(t, err)
	b, err := two.Weights(t.Context())
	require.NoError(t, err)
	assert.Equal(t, a, b)
	two.Seed++
	c, err := two.Weights(t.Context())
	require.NoError(t, err)
	assert.NotEqual(t, a, c)
}

func TestTasksThatTeachNothing(t *testing.T) {
	task := small()
	task.Games = 0
	_, err := task.Weights(t.Context())
	assert.EqualError(t, err, "training needs generations, games and a budget, not 2, 0 and 40")
	ctx, stop := context.WithCancel(t.Context())
	stop()
	task = small()
	_, err = task.Weights(ctx)
	assert.ErrorIs(t, err, context.Canceled)
}
