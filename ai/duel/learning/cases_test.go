package learning_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/duel/learning"
	"boardduels/ai/duel/tree"
)

// Whoever keeps its cases learns all else, and says nothing of new ones.
func TestCasesCanBeKept(t *testing.T) {
	before := known(t, "knight", "mage")
	m := play(t, before, tree.Brain, 1)
	learn := func(keeps bool) learning.Lesson {
		return learning.Learn(before, m, learning.Options{Seed: 7, KeepsCases: keeps})
	}
	hasNew := func(l learning.Lesson) bool {
		return slices.ContainsFunc(l.Changes, func(c learning.Change) bool { return c.Kind == learning.CaseAdded })
	}
	whole, kept := learn(false), learn(true)
	assert.True(t, hasNew(whole))
	assert.False(t, hasNew(kept))
	assert.Equal(t, whole.Theirs.Style, kept.Theirs.Style)
	assert.Equal(t, whole.Theirs.Habits, kept.Theirs.Habits)
	assert.Equal(t, learning.Credit(before.Mine, m).Cases, kept.Mine.Cases)
}
