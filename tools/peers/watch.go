package main

import (
	"context"
	"io"
	"slices"
	"sync"
	"time"

	"boardduels/ai/board"
)

// watch measures how long a brain's decisions take.
type watch[V any, A comparable] struct {
	mutex sync.Mutex
	took  []time.Duration
}

// over returns the brain, with its players under the watch.
func (w *watch[V, A]) over(b board.Brain[V, A]) board.Brain[V, A] {
	return board.Brain[V, A]{ID: b.ID, New: func(s board.Setup) board.Player[V, A] {
		return &watched[V, A]{b.New(s), w}
	}}
}

type watched[V any, A comparable] struct {
	board.Player[V, A]
	watch *watch[V, A]
}

// Decide implements [boardduels/runtime/game.Player].
func (p *watched[V, A]) Decide(ctx context.Context, view *V, legal []A) (A, *board.Rationale[A], error) {
	start := time.Now()
	a, r, err := p.Player.Decide(ctx, view, legal)
	p.watch.mutex.Lock()
	p.watch.took = append(p.watch.took, time.Since(start))
	p.watch.mutex.Unlock()
	return a, r, err
}

// Close implements [io.Closer].
func (p *watched[V, A]) Close() error {
	if closer, ok := p.Player.(io.Closer); ok {
		return closer.Close()
	}
	return nil
}

func (w *watch[V, A]) mean() time.Duration {
	sum := time.Duration(0)
	for _, d := range w.took {
		sum += d
	}
	return (sum / time.Duration(max(1, len(w.took)))).Round(time.Microsecond)
}

// p99 is the time that 99 of 100 decisions didn't exceed.
func (w *watch[V, A]) p99() time.Duration {
	if len(w.took) == 0 {
		return 0
	}
	slices.Sort(w.took)
	return w.took[len(w.took)*99/100].Round(time.Microsecond)
}
