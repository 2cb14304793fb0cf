package scenario

import (
	"cmp"
	"slices"

	"boardduels/ai/plan"
)

// pool holds the drafts of a turn that are still in the running.
type pool struct {
	plans []plan.Plan
}

func newPool(size int) pool { return pool{make([]plan.Plan, 0, size)} }

// has reports whether a plan with the same cards in the same order is in the pool.
func (p *pool) has(other *plan.Plan) bool {
	return slices.ContainsFunc(p.plans, func(known plan.Plan) bool { return slices.Equal(known.Played(), other.Played()) })
}

// add takes a plan in, unless it is there already.
func (p *pool) add(other plan.Plan) {
	if !p.has(&other) {
		p.plans = append(p.plans, other)
	}
}

// rank sorts the plans from the highest score to the lowest; among equals the earlier stays first.
func (p *pool) rank() {
	slices.SortStableFunc(p.plans, func(a, b plan.Plan) int { return cmp.Compare(b.Score, a.Score) })
}

// keep drops all but the best.
func (p *pool) keep(best int) {
	p.rank()
	if len(p.plans) > best {
		p.plans = p.plans[:best]
	}
}

// survive replaces a parent by its mutant if that is better: one of the two survives.
func (p *pool) survive(parent int, mutant plan.Plan) {
	if mutant.Score > p.plans[parent].Score && !p.has(&mutant) {
		p.plans[parent] = mutant
	}
}
