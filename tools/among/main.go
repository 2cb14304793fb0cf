// Command among measures a brain of dice wars among others: each deal, a map with its owners and dice to come, is
// played once from each seat.
//
//	go run ./tools/among -seats 4 -deals 200 expert             # among the field and knn, by lot, itself aside
//	go run ./tools/among -seats 4 -deals 100 level_20 level_10  # among those that are named
//
// It prints the share of games won with a 95 % interval, and how many nobody has won.
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"slices"

	"boardduels/ai/board/contest"
	"boardduels/ai/dicewars/attackchoice"
	"boardduels/ai/dicewars/attackknn"
	"boardduels/ai/dicewars/dicewarsbrains"
	"boardduels/runtime/dicewars"
)

func main() {
	var task contest.Deals
	seats := flag.Int("seats", 4, "how many `seats` the game has")
	maps := flag.Uint64("maps", 1, "`seed` of the 32 maps")
	flag.IntVar(&task.Deals, "deals", 200, "how many `deals` to play, each from all seats")
	flag.Uint64Var(&task.Seed, "seed", 1, "`seed` of all chance")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := measure(ctx, os.Stdout, dicewars.Setup{Seats: *seats, Maps: *maps}, task, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "among:", err)
		os.Exit(1)
	}
}

// measure prints how the first brain does among the others.
func measure(ctx context.Context, w io.Writer, setup dicewars.Setup, task contest.Deals, ids []string) error {
	if len(ids) == 0 {
		return fmt.Errorf("who is to be measured? There are: %v", dicewarsbrains.Known().IDs())
	}
	if task.Deals < 1 {
		return fmt.Errorf("-deals is %d, allowed is 1 or more", task.Deals)
	}
	one, err := dicewarsbrains.Known().Find(ids[0])
	if err != nil {
		return err
	}
	others, err := rivals(ids)
	if err != nil {
		return err
	}
	g, err := dicewars.New(setup)
	if err != nil {
		return err
	}
	share, err := contest.Among(ctx, g, one, others, task)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(w, "| `%s` among %v | %d seats | %s | maps %d, seed %d |\n", one.ID, others.IDs(), setup.Seats, share, setup.Maps, task.Seed)
	return err
}

// rivals returns who was named after the first brain, or the field.
func rivals(ids []string) (found attackchoice.Brains, err error) {
	for _, id := range ids[1:] {
		b, err := dicewarsbrains.Known().Find(id)
		if err != nil {
			return nil, err
		}
		found = append(found, b)
	}
	if len(found) == 0 {
		report, err := dicewarsbrains.All().Find(attackknn.ID)
		if err != nil {
			return nil, err
		}
		found = slices.DeleteFunc(append(dicewarsbrains.Field(), report), func(b attackchoice.Brain) bool { return b.ID == ids[0] })
	}
	return found, nil
}
