package precedent

import (
	"boardduels/ai/duel/appraisal"
	"boardduels/ai/duel/turnplan"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Foresight looks at the enemy's answer to the few best plans, where they are close.
const (
	contenders         = 3
	contending float32 = 0.5 // log-odds that a contender may be behind the best
)

// foresight imagines how the enemy answers a plan: by the turn that leaves the least of what the knowledge has learned
// to want. The enemy's hand and draws are imagined once, the same for all contenders.
type foresight struct {
	planner *turnplan.Planner // of the enemy's turns
	judge   *appraisal.Judge
	state   duel.State // in which the plans were made
	after   duel.State // one of them
}

// Judge implements [turnplan.Judge] for the enemy.
func (f *foresight) Judge(after *duel.State, played []duel.Action) float32 {
	return -f.judge.Judge(after, played)
}

// contend moves the contenders to the front of plans, the best first, and returns them. Each loses from its score what
// the enemy's answer leaves it worse than the contender that comes out best. What the view hides is drawn from the seed
// that the plans were made with.
func (f *foresight) contend(view *duel.View, world uint64, plans []turnplan.Plan) []turnplan.Plan {
	front := plans[:leaders(plans)]
	if len(front) == 1 {
		return front
	}
	f.judge.Duel.Imagine(view, world, &f.state)
	var left [contenders]float32
	most := -appraisal.Decided
	for i := range front {
		left[i] = f.answered(&front[i])
		most = max(most, left[i])
	}
	for i := range front {
		front[i].Score -= most - left[i]
	}
	return front
}

// leaders moves the plans with the highest scores to the front, and returns how many of them contend. A plan that wins
// has no contender.
func leaders(plans []turnplan.Plan) int {
	n := min(contenders, len(plans))
	for i := range n {
		for j := i + 1; j < len(plans); j++ {
			if plans[j].Score > plans[i].Score {
				plans[i], plans[j] = plans[j], plans[i]
			}
		}
		if plans[i].Score < plans[0].Score-contending {
			return i
		}
		if plans[0].Score == appraisal.Decided {
			return 1
		}
	}
	return n
}

// answered is what a plan is worth once the enemy has answered it.
func (f *foresight) answered(p *turnplan.Plan) float32 {
	d, s := f.judge.Duel, &f.after
	d.Copy(s, &f.state)
	p.CarryOut(d, s)
	d.Pass(s)
	var left float32
	if s.Winner == game.Nobody {
		answer := f.planner.Best(s, f)
		left = -answer.Score
	} else {
		left = f.judge.Judge(s, nil)
	}
	const certain = 6 // in log-odds: more sure than that nothing foreseen can be
	return min(max(left, -certain), certain)
}
