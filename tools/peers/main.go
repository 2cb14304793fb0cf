// Command peers measures brains of Reversi against each other and against GRhino, the program of Debian's package
// grhino:
//
//	go run ./tools/peers                                        # the table of docs/boards.md
//	go run ./tools/peers -pairs 500 -seed 1 professional novice # one pair
//	go run ./tools/peers -pairs 100 search:10000 grhino_1
//
// A brain is one of the game's, or search:N for another budget, or a level of GRhino, grhino_1 to grhino_5. It prints
// the score of the first one with a 95 % interval, and the time that each took a move.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"strconv"
	"strings"

	"boardduels/ai/board"
	"boardduels/ai/board/contest"
	"boardduels/ai/reversi/brains"
	"boardduels/ai/reversi/search"
	"boardduels/runtime/reversi"
)

type brain = board.Brain[reversi.View, reversi.Action]

func main() {
	var task contest.Task
	flag.IntVar(&task.Pairs, "pairs", 100, "how many `openings` to play, each with both colours")
	flag.IntVar(&task.Opening, "opening", 8, "how many `plies` of a game are by lot")
	flag.Uint64Var(&task.Seed, "seed", 1, "`seed` of all chance")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := measure(ctx, task, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "peers:", err)
		os.Exit(1)
	}
}

// rows are the pairs of docs/boards.md, with how many openings each is played from. Against GRhino the budget is one
// that takes no longer than it does.
var rows = []struct {
	first, second string
	pairs         int
}{
	{"novice", "random", 500},
	{"professional", "random", 500},
	{"professional", "novice", 500},
	{"plies_3", "professional", 300},
	{"plies_4", "professional", 300},
	{"plies_5", "professional", 300},
	{"plies_6", "professional", 300},
	{"search", "professional", 100},
	{"montecarlo", "professional", 100},
	{"search", "montecarlo", 50},
	{"search:10000", "grhino_1", 200},
	{"search:30000", "grhino_2", 200},
	{"search", "grhino_3", 100},
}

func measure(ctx context.Context, task contest.Task, ids []string) error {
	switch len(ids) {
	case 0:
		for _, row := range rows {
			task.Pairs = row.pairs
			if err := pair(ctx, task, row.first, row.second); err != nil {
				return err
			}
		}
		return nil
	case 2:
		return pair(ctx, task, ids[0], ids[1])
	}
	return fmt.Errorf("%d brains, allowed are two of: %s, search:N, grhino_1 … grhino_5", len(ids), strings.Join(brains.All().IDs(), ", "))
}

// pair measures two brains and prints a row of the table.
func pair(ctx context.Context, task contest.Task, ids ...string) error {
	var watches [2]*watch
	var rivals [2]brain
	for i, id := range ids {
		b, err := find(id)
		if err != nil {
			return err
		}
		watches[i] = &watch{}
		rivals[i] = watches[i].over(b)
	}
	r, err := contest.Play(ctx, reversi.Standard(), rivals[0], rivals[1], task)
	if err != nil {
		return err
	}
	score := r.Score()
	fmt.Printf("| %s – %s | %d | %.1f %% (%.1f–%.1f) | %v (%v) | %v (%v) |\n", ids[0], ids[1], r.Games(), 100*score.Value, 100*score.Low, 100*score.High,
		watches[0].mean(), watches[0].p99(), watches[1].mean(), watches[1].p99())
	return nil
}

// find returns a brain by what the command line calls it.
func find(id string) (brain, error) {
	if level, ok := strings.CutPrefix(id, "grhino_"); ok {
		return grhino(id, level), nil
	}
	if budget, ok := strings.CutPrefix(id, "search:"); ok {
		n, err := strconv.Atoi(budget)
		if err != nil || n < 1 {
			return brain{}, fmt.Errorf("search:%s: the budget is %q, allowed is a number of positions from 1 on", budget, budget)
		}
		return search.Brain(id, n), nil
	}
	return brains.Known().Find(id)
}
