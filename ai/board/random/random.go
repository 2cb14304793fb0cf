// Package random is the brain that takes any legal action of any game with the same chance: the least that an
// opponent can be.
package random

import (
	"context"

	"boardduels/ai/board"
	"boardduels/runtime/game"
)

// ID is the brain's.
const ID = "random"

// Brain returns the brain for a game.
func Brain[S any, A comparable, E, V any](g game.Game[S, A, E, V]) board.Brain[V, A] {
	return board.Brain[V, A]{ID: ID, New: func(s board.Setup) board.Player[V, A] {
		return &player[S, A, E, V]{game: g, seed: s.Seed, rationale: board.NewRationale[A](ID, s)}
	}}
}

type player[S any, A comparable, E, V any] struct {
	game      game.Game[S, A, E, V]
	seed      uint64
	rationale board.Rationale[A]
}

// Decide implements [game.Player]. The draw depends on the seed and on what the seat sees alone. The candidates begin
// with the action that was drawn.
func (p *player[S, A, E, V]) Decide(_ context.Context, view *V, legal []A) (A, *board.Rationale[A], error) {
	s := p.game.Determinize(view, 0)
	chance := game.NewStream(p.seed, p.game.Hash(&s))
	drawn := legal[chance.Below(len(legal))]
	p.rationale.Begin()
	p.rationale.Consider(drawn, 0)
	for _, a := range legal {
		if a != drawn {
			p.rationale.Consider(a, 0)
		}
	}
	return drawn, p.rationale.Told(), nil
}
