package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"boardduels/ai"
	"boardduels/internal/brains"
	"boardduels/runtime/game"
	"boardduels/runtime/match"
	"boardduels/runtime/replay"
)

// outcome is how a duel ended, as far as it is counted.
type outcome struct {
	played     bool
	side       uint8 // the brain that won, 0 or 1
	starterWon bool
	rounds     int16
	forfeit    string
}

// runs plays duels on several processors. Duel number i depends on the seed and i alone.
type runs struct {
	fixtures []fixture
	pack     replay.Pack
	seed     uint64
	workers  int // 0: as many as there are processors
	save     string
	outcomes []outcome // by the duel's number: all fixtures of the first seed, then those of the second

	next, done atomic.Int64
}

// play plays until all is done or ctx ends. It returns the first error of a duel that couldn't be played or saved.
func (r *runs) play(ctx context.Context) error {
	workers := r.workers
	if workers == 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	var first error
	var once sync.Once
	var group sync.WaitGroup
	for range min(workers, len(r.outcomes)) {
		group.Go(func() {
			if err := r.worker(ctx); err != nil {
				once.Do(func() { first = err })
				stop()
			}
		})
	}
	group.Wait()
	return first
}

func (r *runs) worker(ctx context.Context) error {
	for ctx.Err() == nil {
		i := int(r.next.Add(1)) - 1
		if i >= len(r.outcomes) {
			return nil
		}
		o, err := r.duel(ctx, i)
		if err != nil {
			if ctx.Err() != nil {
				return nil
			}
			return fmt.Errorf("duel %d: %w", i+1, err)
		}
		r.outcomes[i] = o
		r.done.Add(1)
	}
	return nil
}

// duel plays one duel.
func (r *runs) duel(ctx context.Context, i int) (outcome, error) {
	f := &r.fixtures[i%len(r.fixtures)]
	stream := game.NewStream(r.seed, uint64(i/len(r.fixtures)))
	seed := stream.Next()
	seats := f.seats
	for seat := range seats {
		seats[seat].Seed = seed
	}
	record, err := replay.New(r.pack, seed, seats)
	if err != nil {
		return outcome{}, err
	}
	d, err := record.Duel()
	if err != nil {
		return outcome{}, err
	}
	var players [2]ai.Player
	for seat := range players {
		if players[seat], err = record.Player(game.Seat(seat), d, brains.All()); err != nil {
			return outcome{}, err
		}
	}
	m, err := match.New(record, players, match.Options{})
	if err != nil {
		return outcome{}, err
	}
	result, err := m.Run(ctx)
	if err != nil {
		return outcome{}, err
	}
	if r.save != "" {
		file := match.File{Path: replayName(r.save, i+1, len(r.outcomes))}
		if err := file.Save(m.Record()); err != nil {
			return outcome{}, err
		}
	}
	state := m.State()
	return outcome{
		played: true, side: uint8(int(result.Winner) ^ f.side), starterWon: result.Winner == state.Starter,
		rounds: state.Round, forfeit: result.Forfeit,
	}, nil
}

// showProgress prints how far the duels are, if to is a terminal, until the function that it returns is called.
func (r *runs) showProgress(to io.Writer) (stop func()) {
	if !isTerminal(to) {
		return func() {}
	}
	quit, gone := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(gone)
		ticker := time.NewTicker(200 * time.Millisecond)
		defer ticker.Stop()
		for {
			select {
			case <-ticker.C:
				fmt.Fprintf(to, "\r%d of %d duels ", r.done.Load(), len(r.outcomes))
			case <-quit:
				fmt.Fprint(to, "\r\x1b[K")
				return
			}
		}
	}()
	return func() { close(quit); <-gone }
}

func isTerminal(to any) bool {
	file, ok := to.(*os.File)
	if !ok {
		return false
	}
	info, err := file.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
