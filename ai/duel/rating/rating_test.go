package rating_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/rating"
)

// Every brain that isn't somebody's double has a rating, and levels and strengths rise with their numbers.
func TestEveryBrainIsRated(t *testing.T) {
	for _, id := range duelbrains.Known().IDs() {
		elo, known := rating.Of(id)
		if id == "double" {
			assert.False(t, known)
			assert.Zero(t, rating.Step(id))
			continue
		}
		assert.True(t, known, id)
		assert.Greater(t, elo, 700.0, id)
		assert.Less(t, elo, 2000.0, id)
		assert.GreaterOrEqual(t, rating.Step(id), 1, id)
		assert.LessOrEqual(t, rating.Step(id), rating.Steps, id)
	}
	for _, rising := range [][]string{duelbrains.Levels().IDs(), duelbrains.Strengths().IDs()} {
		before := 0.0
		for _, id := range rising {
			elo, _ := rating.Of(id)
			assert.GreaterOrEqual(t, elo, before, id)
			before = elo
		}
	}
	_, known := rating.Of("genius")
	assert.False(t, known)
}
