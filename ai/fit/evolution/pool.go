// Package evolution keeps the plans of a turn that are still in the running, while they mutate: of parent and mutant
// the better survives (the article on a cunning AI for a tactics game, step 5).
package evolution

import (
	"cmp"
	"context"
	"slices"
)

// Plan is what can be in a pool.
type Plan[W cmp.Ordered] interface {
	// Worth is its score, the larger the better.
	Worth() W
}

// Pool holds plans. The zero Pool is empty. Large plans are held by pointers, which are cheaper to sort and swap.
type Pool[P Plan[W], W cmp.Ordered] struct {
	Plans []P
	// Mutant is where mutants are written. Among pointers it must point to a plan that isn't in the pool.
	Mutant P
}

// Rank sorts the plans from the highest worth to the lowest; among equals the earlier stays first.
func (p *Pool[P, W]) Rank() {
	slices.SortStableFunc(p.Plans, func(a, b P) int { return cmp.Compare(b.Worth(), a.Worth()) })
}

// Keep drops all but the best.
func (p *Pool[P, W]) Keep(best int) {
	p.Rank()
	if len(p.Plans) > best {
		p.Plans = p.Plans[:best]
	}
}

// Evolve lets the first so many plans mutate in turn, until the budget of mutants is spent or the context ends, and
// ranks all. mutate writes a parent's mutant with its worth, and reports whether it may live. If it may, and is better,
// it takes the parent's place: one of the two survives.
func (p *Pool[P, W]) Evolve(ctx context.Context, budget, parents int, mutate func(parent, mutant *P) bool) {
	parents = min(parents, len(p.Plans))
	for i := 0; i < budget && ctx.Err() == nil; i++ {
		parent := &p.Plans[i%parents]
		if mutate(parent, &p.Mutant) && p.Mutant.Worth() > (*parent).Worth() {
			*parent, p.Mutant = p.Mutant, *parent
		}
	}
	p.Rank()
}
