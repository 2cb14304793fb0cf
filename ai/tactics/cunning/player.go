package cunning

import (
	"context"

	"boardduels/ai/board"
	"boardduels/ai/tactics/plan"
	"boardduels/runtime/tactics"
)

// Brain returns a brain with a temper.
func Brain(id string, temper Temper) board.Brain[tactics.View, tactics.Action] {
	return board.Brain[tactics.View, tactics.Action]{ID: id, New: func(s board.Setup) board.Player[tactics.View, tactics.Action] {
		return &player{thinker: newThinker(temper, s.Seed), rationale: board.NewRationale[tactics.Action](id, s)}
	}}
}

type player struct {
	thinker   thinker
	course    plan.Course
	work      int
	rationale board.Rationale[tactics.Action]
}

// Decide implements [game.Player].
func (p *player) Decide(_ context.Context, view *tactics.View, legal []tactics.Action) (tactics.Action, *board.Rationale[tactics.Action], error) {
	a := p.course.Next(view, p.think)
	if told := p.rationale.Told(); told != nil {
		p.explain(view, legal, a)
		return a, told, nil
	}
	return a, nil, nil
}

// think plans the rest of a turn.
func (p *player) think(b *tactics.Board) *plan.Plan {
	p.thinker.think(b)
	p.work = p.thinker.work
	return &p.thinker.pool.Plans[0].plan
}
