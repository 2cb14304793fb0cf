package main

import (
	"context"
	"flag"
	"fmt"
	"os"

	"boardduels/ai/backgammon/climb"
	"boardduels/ai/backgammon/linear"
	"boardduels/ai/trained"
)

// climbOn improves the linear brain's file by hill climbing.
func climbOn(args []string) error {
	flags := flag.NewFlagSet("climb", flag.ExitOnError)
	file := flags.String("file", "ai/backgammon/linear/linear.txt", "of the linear brain, read and written")
	seed := flags.Uint64("seed", 1, "of all chance")
	trials := flags.Int("trials", 60, "changes to try")
	pairs := flags.Int("pairs", 500, "pairs of games for each")
	if err := flags.Parse(args); err != nil {
		return err
	}
	text, err := os.ReadFile(*file)
	if err != nil {
		return err
	}
	document, err := trained.Parse(string(text))
	if err != nil {
		return fmt.Errorf("%s: %w", *file, err)
	}
	weights, err := linear.Read(document)
	if err != nil {
		return fmt.Errorf("%s: %w", *file, err)
	}
	other := *weights
	plan := climb.Plan{Seed: *seed, Trials: *trials, Pairs: *pairs}
	err = plan.Climb(context.Background(), weights, &other, weights.Traits(), other.Traits(), func(t climb.Trial) {
		fmt.Printf("weight %d × %.2f: %s, kept: %t\n", t.Weight, t.Factor, t.Result, t.Kept)
	})
	if err != nil {
		return err
	}
	document.Head.Games += 2 * *trials * *pairs
	return os.WriteFile(*file, []byte(weights.Document(document.Head).String()), 0o644)
}
