package learning_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/duel/learning"
	"boardduels/ai/duel/tree"
	"boardduels/schema"
)

// Each part that is left out leaves out what it says, and nothing that comes before it.
func TestPartsCanBeLeftOut(t *testing.T) {
	before := known(t, "knight", "mage")
	m := play(t, before, tree.Brain, 1)
	learn := func(without learning.Parts) learning.Lesson {
		return learning.Learn(t.Context(), before, m, learning.Options{Seed: 7, Duels: 60, Without: without})
	}
	isLocal := func(c schema.Case) bool { return len(c.Weights) > 0 }
	hasNew := func(l learning.Lesson) bool {
		return slices.ContainsFunc(l.Changes, func(c learning.Change) bool { return c.Kind == learning.CaseAdded })
	}
	whole := learn(0)
	assert.True(t, slices.ContainsFunc(whole.Mine.Cases, isLocal))
	assert.True(t, hasNew(whole))

	alone := learn(learning.UserModel)
	assert.Equal(t, whole.Theirs.Style, alone.Theirs.Style, "the user is observed all the same")
	assert.NotEqual(t, whole.Mine.Weights, alone.Mine.Weights)

	uniform := learn(learning.Precedents)
	assert.NotEmpty(t, uniform.Mine.Weights)
	assert.False(t, slices.ContainsFunc(uniform.Mine.Cases, isLocal))
	assert.False(t, slices.ContainsFunc(uniform.Theirs.Cases, isLocal))

	forgetful := learn(learning.Retention)
	assert.Equal(t, whole.Mine.Weights, forgetful.Mine.Weights)
	assert.False(t, hasNew(forgetful))
}
