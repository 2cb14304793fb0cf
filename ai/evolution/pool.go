// Package evolution keeps the plans of a turn that are still in the running, while they mutate: of parent and mutant
// the better survives (the article on a cunning AI for a tactics game, step 5).
package evolution

import (
	"cmp"
	"slices"
)

// Plan is what can be in a pool.
type Plan[P any] interface {
	// Worth is its score, the larger the better.
	Worth() float32
	// Same reports whether another plan does the same.
	Same(other P) bool
}

// Pool holds plans. The zero Pool is empty.
type Pool[P Plan[P]] struct {
	Plans []P
}

// Has reports whether a plan that does the same is in the pool.
func (p *Pool[P]) Has(other P) bool {
	for i := range p.Plans {
		if p.Plans[i].Same(other) {
			return true
		}
	}
	return false
}

// Add takes a plan in, unless it is there already.
func (p *Pool[P]) Add(other P) {
	if !p.Has(other) {
		p.Plans = append(p.Plans, other)
	}
}

// Rank sorts the plans from the highest score to the lowest; among equals the earlier stays first.
func (p *Pool[P]) Rank() {
	slices.SortStableFunc(p.Plans, func(a, b P) int { return cmp.Compare(b.Worth(), a.Worth()) })
}

// Keep drops all but the best.
func (p *Pool[P]) Keep(best int) {
	p.Rank()
	if len(p.Plans) > best {
		p.Plans = p.Plans[:best]
	}
}

// Survive replaces a parent by its mutant if that is better: one of the two survives.
func (p *Pool[P]) Survive(parent int, mutant P) {
	if mutant.Worth() > p.Plans[parent].Worth() && !p.Has(mutant) {
		p.Plans[parent] = mutant
	}
}
