package dicewarstraining_test

import (
	"context"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/dicewars/attackknn"
	"boardduels/ai/dicewars/dicewarstraining"
	"boardduels/ai/dicewars/value"
	"boardduels/ai/dicewars/wpm"
	"boardduels/ai/fit/trained"
	"boardduels/internal/quick"
)

// The same task finds the same net, and another seed another one.
func TestNet(t *testing.T) {
	quick.Skip(t, "games of two generations take seconds on a slow machine")
	find := func(seed uint64) string {
		told := 0
		task := dicewarstraining.Value{Seed: seed, Generations: 2, Games: 12, Progress: func(generation, games int, net *value.Net) {
			told = 100*generation + games
			assert.NotNil(t, net)
		}}
		net, err := task.Net(t.Context())
		require.NoError(t, err)
		assert.Equal(t, 112, told)
		return net.Document(trained.Head{}).String()
	}
	one := find(1)
	assert.Equal(t, one, find(1))
	assert.NotEqual(t, one, find(2))
}

// Own dice speak for winning, and those of others against it.
func TestModel(t *testing.T) {
	task := dicewarstraining.Wpm{Seed: 1, Generations: 1, Games: 150, Progress: func(generation, games int, model *wpm.Model) {
		assert.True(t, generation == 0 && games == 150 && model != nil)
	}}
	model, err := task.Model(t.Context())
	require.NoError(t, err)
	duel := model.Document(trained.Head{}).Sections[0].Rows[0].Numbers
	assert.Positive(t, duel[2], "seed 1: %v", duel)
	assert.Negative(t, duel[4], "seed 1: %v", duel)
}

func TestWhatCannotBeTrained(t *testing.T) {
	_, err := (&dicewarstraining.Value{Generations: 1}).Net(t.Context())
	assert.EqualError(t, err, "training needs generations and games, not 1 and 0")
	_, err = (&dicewarstraining.Wpm{Games: 1}).Model(t.Context())
	assert.EqualError(t, err, "training needs generations and games, not 0 and 1")
	ctx, stop := context.WithCancel(t.Context())
	stop()
	_, err = (&dicewarstraining.Value{Generations: 1, Games: 1}).Net(ctx)
	assert.ErrorIs(t, err, context.Canceled)
	_, err = (&dicewarstraining.Wpm{Generations: 1, Games: 1}).Model(ctx)
	assert.ErrorIs(t, err, context.Canceled)
}

// The points that are part of the program can be learned anew. Their file tells the seed.
func TestKnnIsWhatWasLearned(t *testing.T) {
	text, err := os.ReadFile("../attackknn/knn.txt")
	require.NoError(t, err)
	d, err := trained.Parse(string(text))
	require.NoError(t, err)
	l := dicewarstraining.Knn(d.Head.Seed)
	l.Progress = func(_, games int) { d.Head.Games = games }
	examples, err := l.Examples(t.Context())
	require.NoError(t, err)
	assert.Equal(t, string(text), attackknn.Document(examples, d.Head).String())
}
