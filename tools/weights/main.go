// Command weights trains the evaluation of Reversi anew and writes its document:
//
//	go run ./tools/weights >weights.txt && mv weights.txt ai/reversi/evaluation/
//
// The same seed and numbers give the same weights on every machine. It takes a quarter of an hour on two cores.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"time"

	"boardduels/ai/board/contest"
	"boardduels/ai/reversi/evaluation"
	"boardduels/ai/reversi/search"
	"boardduels/ai/reversi/training"
	"boardduels/ai/trained"
	"boardduels/runtime/reversi"
)

func main() {
	var t training.Task
	flag.Uint64Var(&t.Seed, "seed", 1, "`seed` of all chance")
	flag.IntVar(&t.Generations, "generations", 3, "how often weights are fitted to `games` by those before")
	flag.IntVar(&t.Games, "games", 30_000, "`games` of a generation")
	flag.IntVar(&t.Budget, "budget", 1_000, "`positions` that a decision looks at")
	flag.Parse()
	t.Progress = func(generation, games, of int) {
		fmt.Fprintf(os.Stderr, "generation %d: %d of %d games\n", generation+1, games, of)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := train(ctx, &t); err != nil {
		fmt.Fprintln(os.Stderr, "weights:", err)
		os.Exit(1)
	}
}

func train(ctx context.Context, t *training.Task) error {
	weights, err := t.Weights(ctx)
	if err != nil {
		return err
	}
	sentence, err := measure(ctx, weights)
	if err != nil {
		return err
	}
	d := trained.Document{
		Head: trained.Head{
			Brain: evaluation.Brain, Seed: t.Seed, Date: time.Now().UTC().Format(time.DateOnly), Rules: 1, Pack: "none",
			Games: t.Generations * t.Games, Measured: []string{sentence},
		},
		Sections: weights.Sections(),
	}
	_, err = fmt.Print(d.String())
	return err
}

// measure tells what weights are worth against those that training begins with.
func measure(ctx context.Context, weights *evaluation.Weights) (string, error) {
	const budget = 2_000
	learned := search.With("learned", func() *evaluation.Weights { return weights }, budget)
	beginner := search.With("beginner", evaluation.Beginning, budget)
	task := contest.Task{Pairs: 200, Opening: 8, Seed: 1_000_000}
	r, err := contest.Play(ctx, reversi.Standard(), learned, beginner, task)
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("%s against the weights that training begins with, both at %d positions a decision, seed %d", r, budget, task.Seed), nil
}
