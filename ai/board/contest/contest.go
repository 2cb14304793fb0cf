// Package contest measures two brains of a game of two seats against each other: from each opening by lot, or with the
// same dice, they play twice, with the seats changed. Of games of more seats it measures one brain among others, with
// the same dice from each seat.
package contest

import (
	"context"
	"fmt"
	"io"

	"boardduels/ai/arena/stats"
	"boardduels/ai/board"
	"boardduels/ai/fit/selfplay"
	"boardduels/runtime/game"
)

// Task is what is to be measured.
type Task struct {
	Pairs   int    // of games, each with an opening or dice of its own
	Opening int    // plies by lot with which a game begins; 0 for games whose own chance makes them differ
	Seed    uint64 // of all chance
}

// Result is how the first brain did.
type Result struct {
	Won, Drawn, Lost int
	seed             uint64
	pairs            []stats.Cluster
}

// Play plays the games on all processors. The result doesn't depend on how many there are.
func Play[S any, A comparable, E, V any](ctx context.Context, g game.Game[S, A, E, V], first, second board.Brain[V, A], task Task) (Result, error) {
	if g.Seats() != 2 {
		return Result{}, fmt.Errorf("pairs of games have two seats, not %d", g.Seats())
	}
	r := NewResult(task.Seed)
	deals := task.deals()
	ends, err := each(ctx, task.Pairs, func(i int) ([2]game.Seat, error) {
		t := table[S, A, E, V]{game: g, brains: [2]board.Brain[V, A]{first, second}}
		winners, err := t.pair(ctx, task.Opening, deals[i])
		if err != nil {
			err = fmt.Errorf("pair %d of seed %d: %w", i, task.Seed, err)
		}
		return winners, err
	})
	if err != nil {
		return r, err
	}
	for i := range ends {
		for seat, winner := range ends[i] {
			r.Add(i, winner, game.Seat(seat))
		}
	}
	return r, nil
}

// each plays so many sets of games on all processors, and returns who has won them. The error is that of the first set
// that failed, or that of ctx if it has ended.
func each[T any](ctx context.Context, sets int, play func(i int) (T, error)) ([]T, error) {
	ends, errs := make([]T, sets), make([]error, sets)
	if err := selfplay.Each(ctx, sets, func(i int) { ends[i], errs[i] = play(i) }); err != nil {
		return nil, err
	}
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	return ends, nil
}

// NewResult returns the result of no games yet; the seed is that of its intervals.
func NewResult(seed uint64) Result { return Result{seed: seed} }

// Add counts a game of a pair, from 0, in which the first brain had a seat.
func (r *Result) Add(pair int, winner, seat game.Seat) {
	for pair >= len(r.pairs) {
		r.pairs = append(r.pairs, stats.Cluster{})
	}
	c := &r.pairs[pair]
	c.Trials++
	switch winner {
	case seat:
		r.Won++
		c.Hits++
	case game.Nobody:
		r.Drawn++
		c.Hits += 0.5
	default:
		r.Lost++
	}
}

// Games returns how many games were played.
func (r *Result) Games() int { return r.Won + r.Drawn + r.Lost }

// Score returns the share of wins, a draw counting half, with a 95 % interval: that of a bootstrap over whole pairs,
// or, if they are few or all came to the same, Wilson's for so many trials. Of no games nothing is known.
func (r *Result) Score() stats.Estimate {
	if len(r.pairs) == 0 {
		return stats.Estimate{Value: 0.5, Interval: stats.Interval{Low: 0, High: 1}}
	}
	return scoreOf(r.seed, r.pairs)
}

// Scores counts the pairs by what the first brain got of both games, from nothing to 2 by halves.
func (r *Result) Scores() stats.Scores {
	scores := make(stats.Scores, 5)
	for _, pair := range r.pairs {
		scores[int(2*pair.Hits)]++
	}
	return scores
}

// String tells the score with its interval, and of how many games it is.
func (r Result) String() string {
	score := r.Score()
	return fmt.Sprintf("%.1f %% (%.1f–%.1f) of %d games", 100*score.Value, 100*score.Low, 100*score.High, r.Games())
}

// table is where a pair of games is played.
type table[S any, A comparable, E, V any] struct {
	game   game.Game[S, A, E, V]
	brains [2]board.Brain[V, A]
}

// pair plays two games with one deal. The first brain has seat 0, then 1. It returns who won them.
func (t *table[S, A, E, V]) pair(ctx context.Context, opening int, d deal) (winners [2]game.Seat, err error) {
	s := t.game.Start(d.start)
	if err := game.PlayByLot(t.game, &s, &d.lot, opening, nil); err != nil {
		return winners, err
	}
	for n, seeds := range d.players {
		var players [2]board.Player[V, A]
		for seat := range players {
			players[seat] = t.brains[seat^n].New(board.Setup{Seed: seeds[seat], Tacit: true})
		}
		if winners[n], err = play(ctx, t.game, s, players[:]); err != nil {
			return winners, err
		}
	}
	return winners, nil
}

// Longest is how many plies a game may take before nobody has won it. Players of sense need far fewer in any game;
// but two who don't want to win go on for ever where the rules let them.
const Longest = 5000

// play plays a game from a position to its end, and returns who has won it. A player that holds something, as another
// program, is closed then.
func play[S any, A comparable, E, V any](ctx context.Context, g game.Game[S, A, E, V], s S, players []board.Player[V, A]) (game.Seat, error) {
	for _, p := range players {
		if closer, ok := p.(io.Closer); ok {
			defer closer.Close()
		}
	}
	var legal []A
	for range Longest {
		mover := g.Mover(&s)
		if mover == game.Nobody {
			break
		}
		legal = g.Legal(&s, legal[:0])
		view := g.View(&s, mover)
		a, _, err := players[mover].Decide(ctx, &view, legal)
		if err == nil {
			err = g.Apply(&s, a, nil)
		}
		if err != nil {
			return game.Nobody, err
		}
	}
	return g.Points(&s).Winner(), nil
}
