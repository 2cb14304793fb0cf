package tacticsprecedent

import (
	"context"

	"boardduels/ai/board"
	"boardduels/ai/tactics/plan"
	"boardduels/ai/tactics/trait"
	"boardduels/kb"
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
)

// The mutants that a decision looks at: some are plans like others, then the best are improved.
const (
	mutants      = 14
	improvements = 120
)

// Brain returns the brain that knows something, under an id.
func Brain(id string, known func() *kb.Knowledge) board.Brain[tactics.View, tactics.Action] {
	return board.Brain[tactics.View, tactics.Action]{ID: id, New: func(s board.Setup) board.Player[tactics.View, tactics.Action] {
		k := known()
		return &player{turns: NewTurns(k), learned: Learned(k), seed: s.Seed, rationale: board.NewRationale[tactics.Action](id, s)}
	}}
}

type player struct {
	turns     *Turns
	learned   *Weights // nil as long as nothing was learned
	weights   trait.Vector
	seed      uint64
	course    plan.Course
	planned   plan.Plan
	work      int // plans that were scored for it
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

// think plans the rest of a turn. What comes of it depends on the seed, the board and the knowledge alone.
func (p *player) think(b *tactics.Board) *plan.Plan {
	t := p.turns
	t.Begin(b, game.NewStream(p.seed, b.Hash()))
	if p.learned == nil {
		t.obey()
		p.planned, p.work = t.Plans[0], 1
		return &p.planned
	}
	p.learned.Near(t.Near(), &p.weights)
	t.Make(&p.weights, mutants)
	t.improve(&p.weights, improvements)
	p.planned, p.work = t.Plans[t.Choose()], len(t.Plans)+improvements
	return &p.planned
}
