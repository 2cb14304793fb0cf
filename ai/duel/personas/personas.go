// Package personas holds users with a temper: they choose whole turns by a few weights set by hand, and never learn.
// They are partners to measure learning with, not opponents to offer: each is weak in a way that can be found out.
package personas

import (
	"context"
	"slices"

	"boardduels/ai"
	"boardduels/ai/duel/appraisal"
	"boardduels/ai/duel/turnfeature"
	"boardduels/ai/duel/turnplan"
	"boardduels/runtime/duel"
)

// Aggressive is the user "aggressive": what hurts the enemy counts, its own hp hardly do.
var Aggressive = New("aggressive", turnfeature.Vector{
	turnfeature.HP:                       0.1,
	turnfeature.EP:                       0.1,
	turnfeature.Damage:                   0.5,
	turnfeature.Costs:                    -0.3,
	turnfeature.Armed:                    0.1,
	turnfeature.Held:                     0.1,
	turnfeature.Foe + turnfeature.HP:     -1,
	turnfeature.Foe + turnfeature.Dying:  0.3,
	turnfeature.Foe + turnfeature.Shield: -0.3,
	turnfeature.Foe + turnfeature.DoT:    0.3,
	turnfeature.Foe + turnfeature.Stun:   0.15,
})

// Defensive is the user "defensive": it keeps itself alive, and strikes with what energy is left.
var Defensive = New("defensive", turnfeature.Vector{
	turnfeature.HP:                       1,
	turnfeature.Wounded:                  -0.2,
	turnfeature.Dying:                    -0.3,
	turnfeature.EP:                       0.1,
	turnfeature.Shield:                   0.8,
	turnfeature.Defence:                  0.4,
	turnfeature.Immortal:                 0.1,
	turnfeature.Regen:                    0.5,
	turnfeature.HoT:                      0.25,
	turnfeature.DoT:                      -0.3,
	turnfeature.Stun:                     -0.15,
	turnfeature.Healing:                  0.1,
	turnfeature.Armed:                    0.1,
	turnfeature.Held:                     0.1,
	turnfeature.Foe + turnfeature.HP:     -0.2,
	turnfeature.Foe + turnfeature.Damage: -0.5,
})

// mostPlans is how many ways to spend a turn are looked at.
const mostPlans = 64

// New returns a user who chooses the turn that leaves most behind by some weights.
func New(id string, weights turnfeature.Vector) ai.Brain {
	return ai.Brain{ID: id, New: func(s ai.Setup) (ai.Player, error) {
		return &player{
			seed:      s.Seed,
			planner:   turnplan.New(s.Duel, s.Seat, mostPlans),
			judge:     appraisal.Judge{Duel: s.Duel, Seat: s.Seat, Weights: weights},
			rationale: ai.Rationale{Brain: id, Chain: make([]ai.Candidate, 0, duel.ActionCapacity)},
		}, nil
	}}
}

type player struct {
	seed      uint64
	planner   *turnplan.Planner
	judge     appraisal.Judge
	rationale ai.Rationale
}

// Decide implements [ai.Player].
func (p *player) Decide(_ context.Context, view *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	chance := ai.Chance(p.seed, view)
	state := p.judge.Duel.Determinize(view, chance.Next())
	plans := p.planner.Plans(&state, &p.judge)
	p.rationale.Chain = p.chain(p.rationale.Chain[:0], legal, plans)
	return p.rationale.Chain[0].Action, &p.rationale, nil
}

// chain lists the legal actions with the score of the best plan that begins with each, the best first.
func (p *player) chain(chain []ai.Candidate, legal []duel.Action, plans []turnplan.Plan) []ai.Candidate {
	for _, a := range legal {
		c := ai.Consider(p.judge.Duel, p.judge.Seat, a, -float64(appraisal.Decided), ai.Worse)
		for i := range plans {
			if plans[i].First() == a {
				c.Score = max(c.Score, float64(plans[i].Score))
			}
		}
		chain = append(chain, c)
	}
	slices.SortStableFunc(chain, func(a, b ai.Candidate) int {
		switch {
		case a.Score > b.Score:
			return -1
		case a.Score < b.Score:
			return 1
		}
		return 0
	})
	chain[0].Verdict = ai.Taken
	return chain
}
