package tacticscurve

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"sync/atomic"

	"boardduels/ai/board"
	"boardduels/ai/fit/selfplay"
	"boardduels/ai/tactics/cunning"
	"boardduels/ai/tactics/tacticslearning"
	"boardduels/ai/tactics/tacticsprecedent"
	"boardduels/kb"
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
)

// Plan is what is to be measured.
type Plan struct {
	Users   []User
	Runs    int // of each user; the luck of a run is the same with all of them
	Games   int // of a run
	Session int // simulated games after each
	Swaps   int // games of who has learned against each user, without learning on
	Seed    uint64
	Start   *kb.Knowledge      // before the first game
	Tell    func(done, of int) // of runs with a user, and of those with nobody
}

// Check returns an error if a plan can't be measured.
func (p *Plan) Check() error {
	if len(p.Users) == 0 {
		return fmt.Errorf("who are the users? At least one is needed")
	}
	if p.Runs < 1 {
		return fmt.Errorf("runs is %d, allowed is 1 or more", p.Runs)
	}
	if p.Session < 1 {
		return fmt.Errorf("session is %d, allowed is 1 or more", p.Session)
	}
	if p.Games < 2*group {
		return fmt.Errorf("games is %d, allowed is %d or more", p.Games, 2*group)
	}
	return nil
}

// group is of how many games the first and the last share of wins are.
const group = 3

// The purposes of a run's luck.
const (
	forGame = iota
	forSwap
	forLesson
)

// luck returns what a thing of a run draws on: the same whoever learns and whoever plays.
func (p *Plan) luck(run, purpose, k int) game.Stream {
	return game.NewStream(p.Seed, uint64(run)<<32|uint64(purpose)<<16|uint64(k))
}

// record is what came of a run: by users, then by games. Wins count 1, draws one half.
type record struct {
	done    atomic.Int32 // parts: each user, and nobody
	learned [][]float64  // by who learns from the user
	nobody  [][]float64  // by who practises against nobody
	swapped [][]float64  // by the user that was learned from: the sum of the games against each
}

// Measure plays all runs, on all processors. The result doesn't depend on how many there are. If ctx ends, it is that
// of the runs that are over, with the error of ctx.
func Measure(ctx context.Context, g *tactics.Game, p *Plan) (*Result, error) {
	if err := p.Check(); err != nil {
		return nil, err
	}
	records := make([]record, p.Runs)
	for i := range records {
		n := len(p.Users)
		records[i] = record{learned: make([][]float64, n), nobody: make([][]float64, n), swapped: make([][]float64, n)}
	}
	each := len(p.Users) + 1
	errs := make([]error, p.Runs*each)
	told := newProgress(p.Tell, len(errs))
	err := selfplay.Each(ctx, len(errs), func(i int) {
		run, user := i/each, i%each
		if user == len(p.Users) {
			errs[i] = p.nobody(ctx, g, run, &records[run])
		} else {
			errs[i] = p.learn(ctx, g, run, user, &records[run])
		}
		if errs[i] == nil {
			records[run].done.Add(1)
		}
		told()
	})
	r := &Result{plan: p}
	for i := range records {
		if int(records[i].done.Load()) == each {
			r.records = append(r.records, &records[i])
		}
	}
	return r, cmp.Or(err, errors.Join(errs...))
}

// learn plays a run of who learns from a user, then the swapped games.
func (p *Plan) learn(ctx context.Context, g *tactics.Game, run, user int, r *record) error {
	k := p.Start
	for n := range p.Games {
		luck := p.luck(run, forGame, n)
		e, came, err := play(ctx, g, k, p.Users[user], game.Seat(run%2), &luck)
		if err != nil {
			return err
		}
		r.learned[user] = append(r.learned[user], came)
		k = tacticslearning.Learn(ctx, g, k, e, p.lesson(run, n))
	}
	for _, other := range p.Users {
		sum := 0.
		for n := range p.Swaps {
			luck := p.luck(run, forSwap, n)
			_, came, err := play(ctx, g, k, other, game.Seat(run%2), &luck)
			if err != nil {
				return err
			}
			sum += came
		}
		r.swapped[user] = append(r.swapped[user], sum)
	}
	return ctx.Err()
}

// nobody plays a run with every user of who practises as much, but is shown no game.
func (p *Plan) nobody(ctx context.Context, g *tactics.Game, run int, r *record) error {
	k := p.Start
	for n := range p.Games {
		for user := range p.Users {
			luck := p.luck(run, forGame, n)
			_, came, err := play(ctx, g, k, p.Users[user], game.Seat(run%2), &luck)
			if err != nil {
				return err
			}
			r.nobody[user] = append(r.nobody[user], came)
		}
		k = tacticslearning.Learn(ctx, g, k, &tacticslearning.Episode{Seat: game.Seat(run % 2)}, p.lesson(run, n))
	}
	return ctx.Err()
}

func (p *Plan) lesson(run, n int) tacticslearning.Options {
	luck := p.luck(run, forLesson, n)
	return tacticslearning.Options{Seed: luck.Next(), Games: p.Session}
}

// play plays a game of who knows something, at a seat, against a user.
func play(ctx context.Context, g *tactics.Game, k *kb.Knowledge, user User, seat game.Seat, luck *game.Stream) (*tacticslearning.Episode, float64, error) {
	s := g.Start(luck.Next())
	ai, foe := board.Setup{Seed: luck.Next(), Tacit: true}, board.Setup{Seed: luck.Next(), Tacit: true}
	var players [2]board.Player[tactics.View, tactics.Action]
	players[seat] = tacticsprecedent.Brain("learner", func() *kb.Knowledge { return k }).New(ai)
	players[1-seat] = cunning.Brain(user.ID, user.Temper).New(foe)
	e := &tacticslearning.Episode{Seat: seat}
	var legal []tactics.Action
	for !s.Over {
		view := g.View(&s, s.Mover)
		legal = g.Legal(&s, legal[:0])
		a, _, err := players[s.Mover].Decide(ctx, &view, legal)
		if err != nil {
			return nil, 0, err
		}
		before := s
		if err := g.Apply(&s, a, nil); err != nil {
			return nil, 0, err
		}
		e.Observe(&before, a, &s)
	}
	return e, float64(1+g.Points(&s)[seat]) / 2, nil
}
