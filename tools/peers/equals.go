package main

import (
	"context"
	"fmt"
	"io"

	"boardduels/ai/arena/stats"
	"boardduels/ai/board"
	"boardduels/ai/board/contest"
	"boardduels/ai/fit/selfplay"
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
)

// tacticsFamily is the tactical game, in which a brain can meet itself.
type tacticsFamily struct {
	family[tactics.State, tactics.Action, tactics.Event, tactics.View]
}

// meet implements [meeting]. Of a brain that meets itself it prints how often who begins wins, and how often both sides
// still have units after the last round.
func (f *tacticsFamily) meet(ctx context.Context, w io.Writer, task contest.Task, first, second string) error {
	if first != second {
		return f.family.meet(ctx, w, task, first, second)
	}
	b, err := f.brains.Find(first)
	if err != nil {
		return err
	}
	games := 2 * task.Pairs
	ends, errs := make([]tactics.State, games), make([]error, games)
	if err := selfplay.Each(ctx, games, func(i int) { ends[i], errs[i] = f.self(ctx, b, game.NewStream(task.Seed, uint64(i))) }); err != nil {
		return err
	}
	won, decided, undecided := 0, 0, 0
	for i := range ends {
		if errs[i] != nil {
			return errs[i]
		}
		switch f.game.Points(&ends[i]).Winner() {
		case 0:
			won++
			decided++
		case 1:
			decided++
		}
		if !ends[i].Taken[0].Empty() && !ends[i].Taken[1].Empty() {
			undecided++
		}
	}
	begins, left := stats.NewShare(won, decided), stats.NewShare(undecided, games)
	fmt.Fprintf(w, "| `%s` – itself | who begins wins %.1f %% (%.1f–%.1f) of %d won games; both sides have units after the last round in %.1f %% (%.1f–%.1f) of %d | %d |\n",
		first, 100*begins.Share, 100*begins.Low, 100*begins.High, decided, 100*left.Share, 100*left.Low, 100*left.High, games, task.Seed)
	return nil
}

// self plays a game of a brain against itself to its end.
func (f *tacticsFamily) self(ctx context.Context, b board.Brain[tactics.View, tactics.Action], chance game.Stream) (s tactics.State, err error) {
	s = f.game.Start(chance.Next())
	players := [2]board.Player[tactics.View, tactics.Action]{}
	for seat := range players {
		players[seat] = b.New(board.Setup{Seed: chance.Next(), Tacit: true})
	}
	var legal []tactics.Action
	for f.game.Mover(&s) != game.Nobody {
		mover := f.game.Mover(&s)
		view := f.game.View(&s, mover)
		legal = f.game.Legal(&s, legal[:0])
		a, _, err := players[mover].Decide(ctx, &view, legal)
		if err != nil {
			return s, err
		}
		if err := f.game.Apply(&s, a, nil); err != nil {
			return s, err
		}
	}
	return s, nil
}
