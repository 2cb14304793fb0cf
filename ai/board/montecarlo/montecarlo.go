// Package montecarlo is the brain that plays any game to its end in its head, thousands of times, before it acts: a
// search of information sets by nothing but the rules. It is the modern anchor beside the methods of each game's own
// document.
package montecarlo

import (
	"context"

	"boardduels/ai/board"
	"boardduels/ai/search/infoset"
	"boardduels/runtime/game"
)

// ID is the brain's.
const ID = "montecarlo"

// Brain returns the brain that plays a number of games in its head for each decision, at least one.
func Brain[S any, A comparable, E, V any](id string, g game.Game[S, A, E, V], playouts int) board.Brain[V, A] {
	playouts = max(playouts, 1)
	return board.Brain[V, A]{ID: id, New: func(s board.Setup) board.Player[V, A] {
		return &player[S, A, E, V]{
			game: g, seed: s.Seed, playouts: playouts, tree: infoset.New[A](playouts),
			rationale: board.NewRationale[A](id, s),
		}
	}}
}

type player[S any, A comparable, E, V any] struct {
	game      game.Game[S, A, E, V]
	seed      uint64
	playouts  int
	tree      infoset.Tree[A]
	chance    game.Stream // of the decision under way
	state     S           // of the playout under way
	legal     []A
	rationale board.Rationale[A]
}

// Decide implements [game.Player]. It takes the action with the largest share of playouts won, draws counting half, by
// Laplace's rule of succession; the only action needs none.
func (p *player[S, A, E, V]) Decide(ctx context.Context, view *V, legal []A) (A, *board.Rationale[A], error) {
	p.rationale.Begin()
	p.tree.Clear()
	if len(legal) > 1 {
		first := p.game.Determinize(view, 0)
		p.chance = game.NewStream(p.seed, p.game.Hash(&first))
		for range p.playouts {
			if err := ctx.Err(); err != nil {
				return legal[0], nil, err
			}
			p.playout(view)
		}
		p.rationale.Work = p.playouts
	}
	for _, a := range legal {
		p.rationale.Consider(a, p.tree.Score(a))
	}
	return p.rationale.Take(), p.rationale.Told(), nil
}

// longest is after how many actions a game by lot is left as it stands, for nobody: there are positions from which
// chance alone finds no end.
const longest = 2000

// playout plays one of the games that the view allows to its end, and has the tree learn from it.
func (p *player[S, A, E, V]) playout(view *V) {
	p.state = p.game.Determinize(view, p.chance.Next())
	p.tree.Begin()
	for isNew := false; !isNew && p.game.Mover(&p.state) != game.Nobody; {
		var a A
		a, isNew = p.tree.Descend(p.game.Mover(&p.state), p.options())
		p.apply(a)
	}
	for n := 0; n < longest && p.game.Mover(&p.state) != game.Nobody; n++ {
		legal := p.options()
		p.apply(legal[p.chance.Below(len(legal))])
	}
	points := p.game.Points(&p.state)
	p.tree.Record(points.Winner())
}

func (p *player[S, A, E, V]) options() []A {
	p.legal = p.game.Legal(&p.state, p.legal[:0])
	return p.legal
}

func (p *player[S, A, E, V]) apply(a A) {
	if err := p.game.Apply(&p.state, a, nil); err != nil {
		panic(err) // the rules called it legal
	}
}
