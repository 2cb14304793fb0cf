package evolution_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/fit/evolution"
)

type plan struct {
	name  string
	score int
}

func (p plan) Worth() int { return p.score }

func poolOf(plans ...plan) evolution.Pool[plan, int] {
	return evolution.Pool[plan, int]{Plans: plans}
}

func TestTheBestAreKeptAndOfEqualsTheEarlier(t *testing.T) {
	p := poolOf(plan{"a", 1}, plan{"b", 3}, plan{"c", 2}, plan{"d", 3})
	p.Keep(3)
	assert.Equal(t, []plan{{"b", 3}, {"d", 3}, {"c", 2}}, p.Plans)
}

func TestOneOfParentAndMutantSurvives(t *testing.T) {
	p := poolOf(plan{"a", 5}, plan{"b", 4}, plan{"c", 3})
	mutants := []struct {
		plan
		lives bool
	}{
		{plan{"equal", 5}, true},
		{plan{"better", 6}, true},
		{plan{"worse", 4}, true},
		{plan{"twin", 9}, false},
		{plan{"best", 7}, true}, // of "a" again
		{plan{"worse than its parent", 5}, true},
	}
	var parents []string
	p.Evolve(t.Context(), len(mutants), 2, func(parent, mutant *plan) bool {
		m := mutants[len(parents)]
		parents = append(parents, parent.name)
		*mutant = m.plan
		return m.lives
	})
	assert.Equal(t, []string{"a", "b", "a", "better", "a", "better"}, parents, "the first two mutate in turn")
	assert.Equal(t, []plan{{"best", 7}, {"better", 6}, {"c", 3}}, p.Plans, "the best stands first")
}

func TestNoMoreMutateThanThereAre(t *testing.T) {
	p := poolOf(plan{"a", 0})
	p.Evolve(t.Context(), 3, 100, func(parent, mutant *plan) bool {
		*mutant = plan{"b", parent.score + 1}
		return true
	})
	assert.Equal(t, []plan{{"b", 3}}, p.Plans)
}

func TestEvolutionEndsWithItsContext(t *testing.T) {
	p, made := poolOf(plan{"a", 1}, plan{"b", 2}), 0
	ctx, cancel := context.WithCancel(t.Context())
	p.Evolve(ctx, 100, 2, func(_, mutant *plan) bool {
		if made++; made == 3 {
			cancel()
		}
		*mutant = plan{}
		return true
	})
	assert.Equal(t, 3, made)
	assert.Equal(t, []plan{{"b", 2}, {"a", 1}}, p.Plans, "they are ranked all the same")
}
