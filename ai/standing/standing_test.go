package standing_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/brains"
	"boardduels/ai/standing"
)

// Every brain that isn't somebody's double has a rating, and levels and strengths rise with their numbers.
func TestEveryBrainIsRated(t *testing.T) {
	for _, id := range brains.Known().IDs() {
		elo, known := standing.Of(id)
		if id == "double" {
			assert.False(t, known)
			assert.Zero(t, standing.Step(id))
			continue
		}
		assert.True(t, known, id)
		assert.Greater(t, elo, 700.0, id)
		assert.Less(t, elo, 2000.0, id)
		assert.GreaterOrEqual(t, standing.Step(id), 1, id)
		assert.LessOrEqual(t, standing.Step(id), standing.Steps, id)
	}
	for _, rising := range [][]string{brains.Levels().IDs(), brains.Strengths().IDs()} {
		before := 0.0
		for _, id := range rising {
			elo, _ := standing.Of(id)
			assert.GreaterOrEqual(t, elo, before, id)
			before = elo
		}
	}
	_, known := standing.Of("genius")
	assert.False(t, known)
}
