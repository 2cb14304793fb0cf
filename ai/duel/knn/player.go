package knn

import (
	"context"

	"boardduels/ai"
	"boardduels/ai/duel/turnplan"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// mostPaths is the budget of a decision.
const mostPaths = 64

type player struct {
	duel    *duel.Duel
	seat    game.Seat
	seed    uint64
	planner *turnplan.Planner
	paths   paths

	state     duel.State // one that the view allows
	rationale ai.Rationale
}

func newPlayer(s ai.Setup, space *space) *player {
	return &player{
		duel: s.Duel, seat: s.Seat, seed: s.Seed, planner: turnplan.NewSensible(s.Duel, s.Seat, mostPaths),
		paths:     paths{duel: s.Duel, seat: s.Seat, space: space},
		rationale: ai.Rationale{Brain: id, Chain: make([]ai.Candidate, 0, duel.ActionCapacity)},
	}
}

// Decide implements [ai.Player]. A card's score in the chain is that of the best path that begins with it; the end of
// the turn has the threshold's.
func (p *player) Decide(_ context.Context, view *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	chance := ai.Chance(p.seed, view)
	p.duel.Sketch(view, chance.Next(), &p.state)
	plans := p.planner.Plans(&p.state, &p.paths)
	best := &plans[0]
	for i := range plans {
		if plans[i].Score > best.Score {
			best = &plans[i]
		}
	}
	p.explain(view, legal, plans, best.First())
	return best.First(), &p.rationale, nil
}

func (p *player) explain(view *duel.View, legal []duel.Action, plans []turnplan.Plan, taken duel.Action) {
	chain := p.rationale.Chain[:0]
	for _, a := range legal {
		c := ai.Consider(p.duel, p.seat, a, 0, ai.Worse)
		for i := range plans {
			if plans[i].First() == a {
				c.Score = max(c.Score, float64(plans[i].Score))
			}
		}
		if a == taken {
			c.Verdict = ai.Taken
		}
		chain = append(chain, c)
	}
	p.rationale.Chain = chain
	p.rationale.RankChain()
	p.rationale.AddRefused(p.duel, view)
}
