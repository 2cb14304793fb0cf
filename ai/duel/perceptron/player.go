package perceptron

import (
	"context"
	"slices"

	"boardduels/ai"
	"boardduels/ai/duel/turnplan"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// mostPlans is the budget of a decision: all plans of a hand, were the order of all cards to matter.
const mostPlans = 326

// measure is an evaluation function: the log-odds of winning, from the position that a plan leaves behind.
type measure interface {
	turnplan.Judge
	// look is told the state in which plans are made.
	look(s *duel.State)
}

// decided is the worth of a duel that is over, beyond every estimate.
const decided = 1000

// player plays the first action of the plan that a measure likes best.
type player struct {
	duel    *duel.Duel
	seat    game.Seat
	seed    uint64
	planner *turnplan.Planner
	measure measure

	state     duel.State // one that the view allows
	rationale ai.Rationale
}

func newPlayer(id string, s ai.Setup, m measure) *player {
	return &player{
		duel: s.Duel, seat: s.Seat, seed: s.Seed, planner: turnplan.NewSensible(s.Duel, s.Seat, mostPlans), measure: m,
		rationale: ai.Rationale{Brain: id, Chain: make([]ai.Candidate, 0, duel.ActionCapacity)},
	}
}

// Decide implements [ai.Player]. The chain holds the end of the turn and the cards of the hand from the best to the
// worst; a score is the best plan's that plays the card, as log-odds of winning.
func (p *player) Decide(_ context.Context, view *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	chance := ai.Chance(p.seed, view)
	p.duel.Sketch(view, chance.Next(), &p.state)
	p.measure.look(&p.state)
	plans := p.planner.Plans(&p.state, p.measure)
	best := &plans[0]
	for i := range plans {
		if plans[i].Score > best.Score {
			best = &plans[i]
		}
	}
	p.explain(view, legal, plans, best)
	return best.First(), &p.rationale, nil
}

func (p *player) explain(view *duel.View, legal []duel.Action, plans []turnplan.Plan, best *turnplan.Plan) {
	chain := p.rationale.Chain[:0]
	for _, a := range legal {
		c := ai.Consider(p.duel, p.seat, a, float64(scoreOf(a, plans)), ai.Worse)
		switch {
		case a == best.First():
			c.Verdict = ai.Taken
		case slices.Contains(best.Played(), a):
			c.Verdict = ai.NotReached // it comes later in the same plan
		}
		chain = append(chain, c)
	}
	p.rationale.Chain = chain
	p.rationale.RankChain()
	p.rationale.AddRefused(p.duel, view)
}

// scoreOf is the score of the best plan that holds an action, or of the plan that ends the turn.
func scoreOf(a duel.Action, plans []turnplan.Plan) float32 {
	if a == duel.EndTurn {
		return plans[0].Score
	}
	score := float32(-decided)
	for i := range plans {
		if slices.Contains(plans[i].Played(), a) {
			score = max(score, plans[i].Score)
		}
	}
	return score
}
