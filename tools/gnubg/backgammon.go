package main

import (
	"context"
	"flag"
	"fmt"

	"boardduels/ai/backgammon/brains"
	"boardduels/ai/backgammon/choice"
	"boardduels/ai/board"
	"boardduels/ai/board/contest"
	"boardduels/runtime/backgammon"
)

// measureGnubg prints how many single games brains of backgammon win against gnubg: pairs with the same dice, the seats
// swapped.
func measureGnubg(args []string) error {
	flags := flag.NewFlagSet("gnubg", flag.ExitOnError)
	pairs := flags.Int("pairs", 500, "pairs of games with the same dice")
	seed := flags.Uint64("seed", 1, "of the dice")
	plies := flags.Int("plies", 0, "how far gnubg looks ahead")
	if err := flags.Parse(args); err != nil {
		return err
	}
	peer, err := startGnubg(*plies)
	if err != nil {
		return err
	}
	defer peer.stop()
	theirs := choice.Brain{ID: "gnubg", New: func(board.Setup) board.Player[backgammon.View, backgammon.Play] { return peer }}
	names := flags.Args()
	if len(names) == 0 {
		names = []string{"random", "three_printed", "three_meant", "formula", "linear", "net_quick", "net"}
	}
	for _, name := range names {
		brain, err := brains.Known().Find(name)
		if err != nil {
			return err
		}
		result, err := contest.Play(context.Background(), backgammon.New(backgammon.Setup{}), brain, theirs, contest.Task{Pairs: *pairs, Seed: *seed})
		if err != nil {
			return err
		}
		fmt.Printf("%s – gnubg %d-ply: %s\n", name, *plies, result)
	}
	return nil
}
