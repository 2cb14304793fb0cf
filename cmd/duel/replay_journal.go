package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"boardduels/ai"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/journal"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/resolve"
	"boardduels/kb"
	"boardduels/kb/classic"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// journaling is what the journal command is asked for.
type journaling struct {
	format  string
	by      string
	weights bool
	seat    int
	brain   string
	pack    string
}

func newJournal() *cobra.Command {
	var j journaling
	cmd := &cobra.Command{
		Use:   "journal FILE",
		Short: "Print what went on in the AI, turn by turn",
		Long: `Print the journal of the thesis's Table 4.1 from a replay, by letting the AI
decide again: for each turn the round, the 14 inputs, the closest cases, the
number of cards that could be played and the priorities that the network
computed, all as they were at the turn's first decision, and the cards played.
With --by decision each decision gets a row. What an AI imagined before it
acted is in csv and xml; the thesis's table has no place for it.

With --brain that AI thinks along for the chosen seats, also for a person's,
with the initial knowledge of their heroes: what would it have done?`,
		Example: `  duel replay journal my.replay
  duel replay journal my.replay --format csv --weights > journal.csv
  duel replay journal my.replay --seat 2 --brain printed`,
		Args: cli.Exactly("FILE"),
		RunE: cli.Work(func(cmd *cobra.Command, args []string) error { return j.run(cmd, args[0]) }),
	}
	cmd.Flags().StringVar(&j.format, "format", "md", "md, csv or xml")
	cli.Complete(cmd, "format", "md", "csv", "xml")
	cmd.Flags().StringVar(&j.by, "by", "turn", "what a row is: turn or decision")
	cli.Complete(cmd, "by", "turn", "decision")
	cmd.Flags().BoolVar(&j.weights, "weights", false, "print the weights of the network too")
	cmd.Flags().IntVar(&j.seat, "seat", 0, "only this seat, 1 or 2 (default: every AI)")
	resolve.BrainFlag(cmd, &j.brain, "brain", "", "let this AI think along")
	resolve.PackFlag(cmd, &j.pack, classic.Name)
	return cmd
}

func (j *journaling) run(cmd *cobra.Command, file string) error {
	write, ok := map[string]func(*journal.Journal, io.Writer) error{
		"md": (*journal.Journal).WriteMarkdown, "csv": (*journal.Journal).WriteCSV, "xml": (*journal.Journal).WriteXML,
	}[j.format]
	switch {
	case !ok:
		return cli.Usage(fmt.Errorf("no format %q; there are: md, csv, xml", j.format))
	case j.by != "turn" && j.by != "decision":
		return cli.Usage(fmt.Errorf("--by is %q, allowed are turn and decision", j.by))
	case cmd.Flags().Changed("seat") && j.seat != 1 && j.seat != 2:
		return cli.Usage(fmt.Errorf("--seat is %d, allowed are 1 and 2", j.seat))
	}
	choose := own
	if j.brain != "" {
		choose = func(r *duelrecord.Record, seat game.Seat, d *duel.Duel) (ai.Player, error) {
			return j.along(cmd.Context(), r, seat, d)
		}
	}
	r, err := readReplay(cmd, file)
	if err != nil {
		return err
	}
	told, err := journal.New(cmd.Context(), r, func(seat game.Seat, d *duel.Duel) (ai.Player, error) {
		if j.seat != 0 && j.seat != int(seat)+1 {
			return nil, nil
		}
		return choose(r, seat, d)
	})
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	if len(told.Rows) == 0 {
		return errors.New("there is no decision of an AI to show; --brain lets one think along")
	}
	if j.by == "turn" {
		told = told.ByTurn()
	}
	told.Weights = j.weights
	out := bufio.NewWriter(cli.Printed(cmd, j.format != "md"))
	if err := write(told, out); err != nil {
		return err
	}
	return out.Flush()
}

// own returns the player of the replay, none for a person.
func own(r *duelrecord.Record, seat game.Seat, d *duel.Duel) (ai.Player, error) {
	if r.Seats[seat].IsPerson() {
		return nil, nil
	}
	return journal.Player(r, seat, d, duelbrains.Known())
}

// along returns a player that thinks along.
func (j *journaling) along(ctx context.Context, r *duelrecord.Record, seat game.Seat, d *duel.Duel) (ai.Player, error) {
	brain, err := resolve.FindBrain(j.brain)
	if err != nil {
		return nil, err
	}
	setup := ai.Setup{Duel: d, Seat: seat, Seed: r.Seed}
	if brain.NeedsKnowledge {
		pack, err := resolve.LoadPack(ctx, j.pack)
		if err != nil {
			return nil, err
		}
		if setup.Knowledge, setup.Foe, err = kb.ForHeroes(pack, d.Hero(seat).ID, d.Hero(1-seat).ID); err != nil {
			return nil, err
		}
	}
	return brain.New(setup)
}
