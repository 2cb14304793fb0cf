// Package dynamicplayer lets the brains of any family play closed games, whose actions are text.
package dynamicplayer

import (
	"context"
	"slices"

	"boardduels/ai/board"
	"boardduels/runtime/game/dynamic"

	"boardduels/runtime/game"
)

type (
	// Player decides for one seat of a closed game.
	Player = board.Player[dynamic.View, string]
	// Rationale is why it decided so.
	Rationale = board.Rationale[string]
	// Brain is a way to decide, by name.
	Brain = board.Brain[dynamic.View, string]
	// Brains is a table of brains.
	Brains = board.Brains[dynamic.View, string]
)

// Of returns the brains of a family for its game when it is closed. They decide as they do in the open one.
func Of[S any, A comparable, E, V any](g game.Notated[S, A, E, V], open board.Brains[V, A]) Brains {
	brains := make(Brains, len(open))
	for i, b := range open {
		brains[i] = Brain{ID: b.ID, New: func(s board.Setup) Player { return &player[S, A, E, V]{g, b.New(s)} }}
	}
	return brains
}

type player[S any, A comparable, E, V any] struct {
	game game.Notated[S, A, E, V]
	open board.Player[V, A]
}

// Decide implements [game.Player]. What is legal depends on what the seat knows alone, and comes in the family's order.
func (p *player[S, A, E, V]) Decide(ctx context.Context, v *dynamic.View, _ []string) (string, *Rationale, error) {
	view := dynamic.Seen[V](v)
	s := p.game.Determinize(view, 0)
	a, r, err := p.open.Decide(ctx, view, p.game.Legal(&s, nil))
	if err != nil {
		return "", nil, err
	}
	return p.game.Format(&s, a), written(p.game, &s, r), nil
}

// written returns a rationale whose actions are text.
func written[S any, A comparable, E, V any](g game.Notated[S, A, E, V], s *S, r *board.Rationale[A]) *Rationale {
	if r == nil {
		return nil
	}
	w := &Rationale{Brain: r.Brain, Plies: r.Plies, Exact: r.Exact, Work: r.Work, Depths: slices.Clone(r.Depths), Slip: r.Slip}
	for i := range r.Candidates {
		c := &r.Candidates[i]
		w.Candidates = append(w.Candidates, board.Candidate[string]{
			Action: g.Format(s, c.Action), Score: c.Score, Rough: c.Rough, Terms: append([]board.Term(nil), c.Terms...),
		})
	}
	return w
}
