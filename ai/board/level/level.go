// Package level makes levels of difficulty of a game's brains: the weak ones take some of their actions by lot.
package level

import (
	"context"
	"fmt"

	"boardduels/ai/board"
	"boardduels/runtime/game"
)

// step is how far two neighbouring levels lie apart.
const step = 10

// List returns level_0, level_10 and so on, from the weakest to the strongest, of what makes each under its name.
func List[V any, A comparable](makers ...func(id string) board.Brain[V, A]) (all board.Brains[V, A]) {
	for i, maker := range makers {
		all = append(all, maker(fmt.Sprint("level_", i*step)))
	}
	return all
}

// Slips is of how many in a hundred decisions the action is taken by lot.
type Slips int

// Draw draws whether a decision is a slip, and if so, which of n actions it takes.
func (s Slips) Draw(chance game.Stream, n int) (drawn int, slips bool) {
	if chance.Below(100) >= int(s) {
		return 0, false
	}
	return chance.Below(n), true
}

// Of returns what makes a level: of a brain for a game, with slips among all that is legal.
func Of[S any, A comparable, E, V any](g game.Game[S, A, E, V], b board.Brain[V, A], slips Slips) func(id string) board.Brain[V, A] {
	return func(id string) board.Brain[V, A] {
		return board.Brain[V, A]{ID: id, New: func(s board.Setup) board.Player[V, A] {
			return &player[S, A, E, V]{b.New(s), g, id, slips, s.Seed}
		}}
	}
}

type player[S any, A comparable, E, V any] struct {
	board.Player[V, A]
	game  game.Game[S, A, E, V]
	id    string
	slips Slips
	seed  uint64
}

// lot is the purpose of the chance that decides on slips.
const lot = 1

// Decide implements [game.Player]. A slip depends on the seed and on what the seat sees alone. Its rationale begins
// with what was drawn.
func (p *player[S, A, E, V]) Decide(ctx context.Context, view *V, legal []A) (A, *board.Rationale[A], error) {
	a, r, err := p.Player.Decide(ctx, view, legal)
	if err != nil {
		return a, r, err
	}
	s := p.game.Determinize(view, 0)
	drawn, slips := p.slips.Draw(game.NewStream(p.seed+lot, p.game.Hash(&s)), len(legal))
	if slips {
		a = legal[drawn]
	}
	if r == nil {
		return a, nil, nil
	}
	if r.Brain, r.Slip = p.id, slips; slips {
		r.Prefer(a)
	}
	return a, r, nil
}
