package main

import (
	"context"
	"errors"
	"flag"
	"fmt"

	"boardduels/ai/backgammon/brains"
	"boardduels/ai/backgammon/choice"
	"boardduels/ai/board/contest"
	"boardduels/runtime/backgammon"
)

// match prints how many games the first of some brains wins against each of the others.
func match(args []string) error {
	flags := flag.NewFlagSet("match", flag.ExitOnError)
	pairs := flags.Int("pairs", 500, "pairs of games with the same dice, the seats swapped")
	seed := flags.Uint64("seed", 1, "of the dice and of the players")
	hyper := flags.Bool("hyper", false, "play hypergammon")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if flags.NArg() < 2 {
		return errors.New("match needs a brain, and one or more that it meets")
	}
	g := backgammon.New(backgammon.Setup{Hyper: *hyper})
	for _, other := range flags.Args()[1:] {
		var rivals [2]choice.Brain
		for i, name := range [2]string{flags.Arg(0), other} {
			var err error
			if rivals[i], err = brains.Known().Find(name); err != nil {
				return err
			}
		}
		result, err := contest.Play(context.Background(), g, rivals[0], rivals[1], contest.Task{Pairs: *pairs, Seed: *seed})
		if err != nil {
			return err
		}
		fmt.Printf("%s – %s: %s\n", flags.Arg(0), other, result)
	}
	return nil
}
