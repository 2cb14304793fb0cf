// Package reversitraining finds the weights of Reversi's evaluation by games of the search against itself: generation
// after generation it plays by the weights found so far, a little by lot so that it sees many positions, and fits new
// ones to how the games end.
package reversitraining

import (
	"context"
	"fmt"

	"boardduels/ai/board"
	"boardduels/ai/fit/selfplay"
	"boardduels/ai/reversi/evaluation"
	"boardduels/ai/reversi/search"
	"boardduels/runtime/game"
	"boardduels/runtime/reversi"
)

// Task is what a training is asked for. It decides on all that is found.
type Task struct {
	Seed        uint64
	Generations int
	Games       int // of each generation; those of the last one count twice
	Budget      int // positions that a decision looks at
	// Progress is told what has been done, by one goroutine at a time; it may be nil.
	Progress func(generation, games, of int)
}

// passes is how often the samples are gone through.
const passes = 4

// Weights finds weights. It returns an error when ctx ends.
func (t *Task) Weights(ctx context.Context) (*evaluation.Weights, error) {
	if t.Generations < 1 || t.Games < 1 || t.Budget < 1 {
		return nil, fmt.Errorf("training needs generations, games and a budget, not %d, %d and %d", t.Generations, t.Games, t.Budget)
	}
	weights := evaluation.Beginning()
	var last []evaluation.Sample
	for generation := range t.Generations {
		samples, err := t.play(ctx, generation, weights)
		if err != nil {
			return nil, err
		}
		// The play of the generation before was nearly as good: it teaches too.
		weights = evaluation.Fit(append(last, samples...), passes, t.Seed+uint64(generation))
		last = samples
	}
	return weights, nil
}

// play plays the games of a generation and returns their positions.
func (t *Task) play(ctx context.Context, generation int, weights *evaluation.Weights) ([]evaluation.Sample, error) {
	const part = 500
	brain := search.With("learner", func() *evaluation.Weights { return weights }, t.Budget)
	games := make([][]evaluation.Sample, t.Games)
	for done := 0; done < t.Games; done += part {
		err := selfplay.Each(ctx, min(part, t.Games-done), func(i int) {
			games[done+i] = t.game(ctx, brain, game.NewStream(t.Seed+uint64(generation)<<32, uint64(done+i)))
		})
		if err != nil {
			return nil, err
		}
		if t.Progress != nil {
			t.Progress(generation, min(done+part, t.Games), t.Games)
		}
	}
	var samples []evaluation.Sample
	for _, some := range games {
		samples = append(samples, some...)
	}
	return samples, nil
}

// position is one that a game came through.
type position struct {
	own, enemy, moves reversi.Squares
	mover             game.Seat
}

// game plays a game: its first plies by lot, then by the brain, and now and then by lot again; what came before the
// last lot isn't a sample, since the lot may have decided the result.
func (t *Task) game(ctx context.Context, brain board.Brain[reversi.View, reversi.Action], chance game.Stream) []evaluation.Sample {
	const lots = 20 // one ply of so many is by lot
	opening := 6 + chance.Below(20)
	g, player := reversi.Standard(), brain.New(board.Setup{Tacit: true})
	s := g.Start(0)
	var came []position
	var buf [64]reversi.Action
	for ply := 0; s.Mover() != game.Nobody; ply++ {
		legal := g.Legal(&s, buf[:0])
		move := legal[chance.Below(len(legal))]
		if chance.Below(lots) == 0 || ply < opening {
			came = came[:0]
		} else {
			view := g.View(&s, s.Mover())
			chosen, _, err := player.Decide(ctx, &view, legal)
			if err != nil {
				return nil
			}
			move = chosen
		}
		if legal[0] != reversi.Pass {
			own, enemy := s.Sides()
			came = append(came, position{own, enemy, reversi.Moves(own, enemy), s.Mover()})
		}
		if err := g.Apply(&s, move, nil); err != nil {
			panic(err) // the rules called it legal
		}
	}
	return samples(came, &s)
}

func samples(came []position, end *reversi.State) (found []evaluation.Sample) {
	for _, p := range came {
		won := end.Discs(p.mover).Count() - end.Discs(1-p.mover).Count()
		found = append(found, evaluation.NewSample(p.own, p.enemy, p.moves, won))
	}
	return found
}
