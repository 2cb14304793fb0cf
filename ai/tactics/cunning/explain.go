package cunning

import (
	"boardduels/ai/board"
	"boardduels/ai/tactics/heuristic"
	"boardduels/ai/tactics/plan"
	"boardduels/runtime/tactics"
)

// explain fills in why an order was given: what the turn leads to with it, and with each other order in its place, the
// rest of the plan going on as far as it can. So an order may stand there that would have been better: it didn't see
// it.
func (p *player) explain(view *tactics.View, legal []tactics.Action, taken tactics.Action) {
	r, t := &p.rationale, &p.thinker
	r.Begin()
	r.Work = p.work
	if t.temper.Blind {
		p.byLot(legal, taken)
		return
	}
	parent := t.pool.Plans[0].plan
	t.maker.Begin(&view.Board, &t.chance)
	for _, a := range legal {
		score := p.follow(&parent, a)
		value, parts := score.Told(&t.temper.Manner)
		terms := make([]board.Term, 0, len(parts))
		for _, part := range parts {
			terms = append(terms, board.Term(part))
		}
		r.Consider(a, value, terms...)
	}
	r.Take()
	r.Prefer(taken)
}

// follow scores the turn if an action is next.
func (p *player) follow(parent *plan.Plan, a tactics.Action) heuristic.Score {
	t := &p.thinker
	after := &t.pool.Mutant.plan
	t.maker.Follow(parent, a, after)
	return t.judge.Score(&t.maker, after, &t.temper.Manner)
}

// byLot tells of the lot that the plan got; the others are as good as any.
func (p *player) byLot(legal []tactics.Action, taken tactics.Action) {
	p.rationale.Consider(taken, float64(p.thinker.pool.Plans[0].score.Value))
	for _, a := range legal {
		if a != taken {
			p.rationale.Consider(a, 0)
		}
	}
}
