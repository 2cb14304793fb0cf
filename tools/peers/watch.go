package main

import (
	"context"
	"io"
	"slices"
	"sync"
	"time"

	"boardduels/ai/board"
	"boardduels/runtime/reversi"
)

// watch measures how long a brain's decisions take.
type watch struct {
	mutex sync.Mutex
	took  []time.Duration
}

// over returns the brain, with its players under the watch.
func (w *watch) over(b brain) brain {
	return brain{ID: b.ID, New: func(s board.Setup) board.Player[reversi.View, reversi.Action] {
		return &watched{b.New(s), w}
	}}
}

type watched struct {
	board.Player[reversi.View, reversi.Action]
	watch *watch
}

// Decide implements [boardduels/runtime/game.Player].
func (p *watched) Decide(ctx context.Context, view *reversi.View, legal []reversi.Action) (reversi.Action, *board.Rationale[reversi.Action], error) {
	start := time.Now()
	a, r, err := p.Player.Decide(ctx, view, legal)
	p.watch.mutex.Lock()
	p.watch.took = append(p.watch.took, time.Since(start))
	p.watch.mutex.Unlock()
	return a, r, err
}

// Close implements [io.Closer].
func (p *watched) Close() error {
	if closer, ok := p.Player.(io.Closer); ok {
		return closer.Close()
	}
	return nil
}

func (w *watch) mean() time.Duration {
	sum := time.Duration(0)
	for _, d := range w.took {
		sum += d
	}
	return (sum / time.Duration(max(1, len(w.took)))).Round(time.Microsecond)
}

// p99 is the time that 99 of 100 decisions didn't exceed.
func (w *watch) p99() time.Duration {
	if len(w.took) == 0 {
		return 0
	}
	slices.Sort(w.took)
	return w.took[len(w.took)*99/100].Round(time.Microsecond)
}
