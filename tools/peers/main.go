// Command peers measures the brains of board games against each other and against programs of others: GRhino and GNU
// Backgammon, from Debian's packages grhino and gnubg.
//
//	go run -C tools/peers .                                                # the tables of docs/contributor/boards.md
//	go run -C tools/peers . backgammon                                     # those of one game
//	go run -C tools/peers . -pairs 500 reversi professional novice         # one brain against another, or several
//	go run -C tools/peers . -pairs 100 reversi search:10000 grhino_1
//	go run -C tools/peers . -pairs 2000 -seed 2 backgammon net_quick gnubg_0
//
// The games are reversi, backgammon, hypergammon and tactics. A brain is one of the game's; in Reversi also search:N
// for another budget and grhino_1 to grhino_5, in both kinds of backgammon gnubg_0, gnubg_1 and so on, by how far it
// looks ahead. It prints the score of the first one with a 95 % interval, and the time that each took a move: the mean,
// and the 99th percentile.
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"

	"boardduels/ai/board/contest"
)

func main() {
	var task contest.Task
	flag.IntVar(&task.Pairs, "pairs", 100, "how many `pairs` of games to play, each with an opening or dice of its own, the seats changed")
	flag.IntVar(&task.Opening, "opening", 8, "how many `plies` of a game of Reversi are by lot")
	flag.Uint64Var(&task.Seed, "seed", 1, "`seed` of all chance")
	flag.Parse()
	if task.Pairs < 1 || task.Opening < 0 {
		fmt.Fprintf(os.Stderr, "peers: -pairs is %d, allowed is at least 1; -opening is %d, allowed is at least 0\n", task.Pairs, task.Opening)
		os.Exit(2)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := measure(ctx, os.Stdout, task, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "peers:", err)
		os.Exit(1)
	}
}

// measure prints all tables, those of a game, or how a brain of it does against others.
func measure(ctx context.Context, w io.Writer, task contest.Task, args []string) error {
	if len(args) == 0 {
		return measureTables(ctx, w, task, tables)
	}
	g, ok := games[args[0]]
	switch {
	case !ok:
		return fmt.Errorf("no game %q; allowed are reversi, backgammon, hypergammon and tactics", args[0])
	case len(args) == 1:
		return measureTables(ctx, w, task, tablesOf(args[0]))
	case len(args) == 2:
		return fmt.Errorf("%s meets nobody; needed are two or more of: %s", args[1], strings.Join(g.ids(), ", "))
	}
	for _, id := range args[1:] { // before the first of them plays for hours
		if err := g.known(id); err != nil {
			return err
		}
	}
	for _, other := range args[2:] {
		if err := g.meet(ctx, w, task, args[1], other); err != nil {
			return err
		}
	}
	return nil
}
