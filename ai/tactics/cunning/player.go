package cunning

import (
	"context"

	"boardduels/ai/board"
	"boardduels/runtime/tactics"
)

// Brain returns a brain with a temper.
func Brain(id string, temper Temper) board.Brain[tactics.View, tactics.Action] {
	return board.Brain[tactics.View, tactics.Action]{ID: id, New: func(s board.Setup) board.Player[tactics.View, tactics.Action] {
		return &player{thinker: thinker{temper: temper, seed: s.Seed}, rationale: board.NewRationale[tactics.Action](id, s)}
	}}
}

type player struct {
	thinker   thinker
	planned   uint64 // the digest of the board for which the plan was made
	plan      []tactics.Action
	has       bool
	work      int
	rationale board.Rationale[tactics.Action]
}

// Decide implements [game.Player]. A turn is planned when it begins; then its orders are given one by one. Who comes
// later, as after a game is resumed, plans from how the turn began, which the board tells, and finds the same plan;
// where the orders so far are others, it plans for the rest.
func (p *player) Decide(_ context.Context, view *tactics.View, legal []tactics.Action) (tactics.Action, *board.Rationale[tactics.Action], error) {
	begun := view.Board
	begun.Rewind()
	a, ok := p.next(&begun, view)
	if !ok {
		p.prepare(&view.Board)
		a = p.first()
	}
	if told := p.rationale.Told(); told != nil {
		p.explain(view, legal, a)
		return a, told, nil
	}
	return a, nil, nil
}

// next returns the order that the plan for the whole turn has next, if all so far were those of the plan.
func (p *player) next(begun *tactics.Board, view *tactics.View) (a tactics.Action, ok bool) {
	p.prepare(begun)
	n := int(view.Ordered)
	if n > len(p.plan) {
		return a, false
	}
	for i, ordered := range view.Orders[:n] {
		if p.plan[i] != ordered {
			return a, false
		}
	}
	if n == len(p.plan) {
		return tactics.End, true
	}
	return p.plan[n], true
}

// first returns the first order of the plan.
func (p *player) first() tactics.Action {
	if len(p.plan) == 0 {
		return tactics.End
	}
	return p.plan[0]
}

// prepare plans from a board, unless that was the last that was planned from.
func (p *player) prepare(b *tactics.Board) {
	hash := b.Hash()
	if p.has && p.planned == hash {
		return
	}
	p.thinker.think(b)
	p.has, p.planned, p.work = true, hash, p.thinker.work
	p.plan = p.plan[:0]
	best := &p.thinker.thoughts[0].plan
	for i := range best.Count {
		if o := &best.Orders[i]; !o.Idle() {
			p.plan = append(p.plan, o.Action)
		}
	}
}
