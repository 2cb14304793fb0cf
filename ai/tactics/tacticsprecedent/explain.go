package tacticsprecedent

import (
	"boardduels/ai/board"
	"boardduels/ai/tactics/plan"
	"boardduels/ai/tactics/trait"
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
)

// certain is the score, in log-odds, of a turn that decides the game, as people are told of it.
const certain = 25

// explain fills in why an order was given: by how much better the turn becomes, against ending it at once, if an order
// is next and the plan goes on as far as it can; the taken one first.
func (p *player) explain(view *tactics.View, legal []tactics.Action, taken tactics.Action) {
	r, t := &p.rationale, p.turns
	r.Begin()
	r.Work = p.work
	t.Begin(&view.Board, game.NewStream(p.seed, view.Hash()))
	if p.learned != nil {
		p.learned.Near(t.Near(), &p.weights)
	}
	var rest trait.Vector
	p.lead(tactics.End, &rest)
	for _, a := range legal {
		if p.learned == nil {
			p.wish(view, a)
		} else {
			p.promise(a, &rest)
		}
	}
	r.Take()
	r.Prefer(taken)
}

// wish tells the priority of what an order does, while nothing is learned.
func (p *player) wish(view *tactics.View, a tactics.Action) {
	if a == tactics.End {
		p.rationale.Consider(a, 0)
		return
	}
	seat, unit, _ := view.At(a.From)
	deed := p.turns.Maker.Deed(&view.Field, &view.Units[seat][unit], a)
	priority := float64(p.turns.Seen.Outputs[deed])
	p.rationale.Consider(a, priority, board.Term{Name: deed.String(), Amount: priority})
}

// lead describes what the turn leads to if an action is next, and returns its score.
func (p *player) lead(a tactics.Action, traits *trait.Vector) float32 {
	t := p.turns
	var after plan.Plan
	t.Maker.Follow(&p.planned, a, &after)
	return t.score(&after, &p.weights, traits)
}

// promise tells what changes if an order is next.
func (p *player) promise(a tactics.Action, rest *trait.Vector) {
	var traits trait.Vector
	score := p.lead(a, &traits)
	if score > certain || score < -certain {
		p.rationale.Consider(a, float64(min(max(score, -certain), certain)))
		return
	}
	var sum float64
	var terms []board.Term
	for id, x := range traits {
		if amount := float64(float32((x - rest[id]) * p.weights[id])); amount != 0 {
			sum += amount
			terms = append(terms, board.Term{Name: trait.Name(trait.ID(id)), Amount: amount})
		}
	}
	p.rationale.Consider(a, sum, terms...)
}
