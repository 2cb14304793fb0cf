package main

import (
	"context"
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"

	"boardduels/ai"
	"boardduels/internal/brains"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// opponent is a brain against which another one is measured.
type opponent struct {
	name  string
	brain ai.Brain
}

// rival is the opponent that is a brain of the program.
func rival(id string) opponent {
	brain, err := brains.All().Find(id)
	if err != nil {
		panic(err) // the tests train every brain
	}
	return opponent{id, brain}
}

// trial plays duels between all heroes to measure a brain: each seed twice, the brains changing places.
type trial struct {
	pack   *schema.Pack
	heroes []duel.Hero
	seed   uint64
	duels  int
}

// trialResult is how a brain did against another one.
type trialResult struct {
	Against string `json:"against"`
	Duels   int    `json:"duels"`
	Seed    uint64 `json:"seed"`
	Wins    share  `json:"wins"`
}

// sentence is the result as the head of a file tells it.
func (r *trialResult) sentence() string {
	return fmt.Sprintf("%.1f %% of %d duels against %s (95 %%: %.1f to %.1f %%), seed %d",
		100*r.Wins.Share, r.Duels, r.Against, 100*r.Wins.Low, 100*r.Wins.High, r.Seed)
}

// play measures a brain on all processors.
func (t *trial) play(ctx context.Context, brain ai.Brain, against opponent) (trialResult, error) {
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	var next, wins atomic.Int64
	var group sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		group.Go(func() {
			for ctx.Err() == nil {
				i := int(next.Add(1)) - 1
				if i >= t.duels {
					return
				}
				won, err := t.duel(ctx, i, [2]ai.Brain{brain, against.brain})
				if err != nil {
					stop(err)
				} else if won {
					wins.Add(1)
				}
			}
		})
	}
	group.Wait()
	return trialResult{against.name, t.duels, t.seed, newShare(int(wins.Load()), t.duels)}, context.Cause(ctx)
}

// duel plays a duel by its number, and reports whether the first brain won.
func (t *trial) duel(ctx context.Context, number int, brains [2]ai.Brain) (won bool, err error) {
	place := game.Seat(number % 2) // of the first brain
	pairing := number / 2 % (len(t.heroes) * len(t.heroes))
	d, err := duel.New(t.heroes[pairing/len(t.heroes)], t.heroes[pairing%len(t.heroes)])
	if err != nil {
		return false, err
	}
	chance := game.NewStream(t.seed, uint64(number/2))
	s := d.Start(chance.Next())
	var players [2]ai.Player
	for seat := range game.Seat(2) {
		setup := ai.Setup{Duel: d, Seat: seat, Seed: chance.Next()}
		brain := brains[seat^place]
		if brain.NeedsKnowledge {
			if setup.Knowledge, err = kb.ForHero(t.pack, d.Hero(seat).ID); err != nil {
				return false, err
			}
		}
		if players[seat], err = brain.New(setup); err != nil {
			return false, err
		}
	}
	legal := make([]duel.Action, 0, duel.HandSize+1)
	for s.Winner == game.Nobody {
		view := d.View(&s, s.Mover)
		action, _, err := players[s.Mover].Decide(ctx, &view, d.Legal(&s, legal))
		if err == nil {
			err = d.Apply(&s, action, nil)
		}
		if err != nil {
			return false, err
		}
	}
	return s.Winner == place, nil
}
