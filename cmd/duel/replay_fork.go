package main

import (
	"context"
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/files"
	"boardduels/cmd/duel/lang"
	"boardduels/cmd/duel/resolve"
	"boardduels/kb/classic"
	"boardduels/runtime/game"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// forking is what the fork command is asked for.
type forking struct {
	at     int
	brains [2]string
	pack   string
	out    string
	lang   string
	asJSON bool
}

func newFork() *cobra.Command {
	var f forking
	cmd := &cobra.Command{
		Use:   "fork FILE --at TURN",
		Short: "Play on from a turn of a replay, and compare",
		Long: `Take a replay up to the beginning of a turn, let AIs play on from there, and
print both duels side by side. Turn 1 is the start; the turn after the last one
goes on with a duel that is unfinished or was given up.

Each AI plays on with its recorded knowledge and chance, so without other
options the fork comes out like the replay. --seat1 and --seat2 choose other
AIs; a person's seat needs one. --pack takes both heroes and their cards from
another pack: what would an edit have changed?`,
		Example: `  duel replay fork my.replay --at 5 --seat1 precedent
  duel replay fork my.replay --at 1 --pack my-pack -o edited.replay`,
		Args: cli.Exactly("FILE"),
		RunE: cli.Work(func(cmd *cobra.Command, args []string) error { return f.run(cmd, args[0]) }),
	}
	cmd.Flags().IntVar(&f.at, "at", 0, "the `turn` at which the duels part, from 1")
	for i, name := range []string{"seat1", "seat2"} {
		resolve.BrainFlag(cmd, &f.brains[i], name, "", "AI that plays on for the seat")
	}
	resolve.PackFlag(cmd, &f.pack, "")
	cmd.Flags().StringVarP(&f.out, "out", "o", "", "write the fork's replay into this file")
	cmd.Flags().BoolVar(&f.asJSON, "json", false, "print JSON")
	lang.Flag(cmd, &f.lang)
	return cmd
}

func (f *forking) run(cmd *cobra.Command, file string) error {
	t, err := lang.Translator(f.lang)
	if err != nil {
		return err
	}
	if !cmd.Flags().Changed("at") {
		return cli.Usage(errors.New("--at is missing: the turn at which the fork begins, from 1"))
	}
	r, err := readReplayIn(cmd, t, file)
	if err != nil {
		return err
	}
	if err := files.KeepApart(file, f.out); err != nil {
		return err
	}
	var out *files.Output
	if f.out != "" {
		if out, err = files.Take(cmd, f.out); err != nil {
			return err
		}
		defer out.Release()
	}
	before, err := newCourse(t, t.Text("cli.compare.recorded"), r)
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	fork, err := f.fork(cmd, file, r)
	if err != nil {
		return err
	}
	if out != nil {
		if err := out.WriteRecord(cmd.Context(), fork); err != nil {
			return err
		}
	}
	after, err := newCourse(t, t.Text("cli.compare.fork"), fork)
	if err != nil {
		return err
	}
	c := &contrast{t: t, sides: [2]*course{before, after}}
	return c.print(cmd, f.asJSON)
}

// fork returns the replay as it would have gone on.
func (f *forking) fork(cmd *cobra.Command, file string, r *duelrecord.Record) (*duelrecord.Record, error) {
	ply, err := r.TurnStart(f.at)
	if err != nil {
		return nil, cli.Usage(fmt.Errorf("%s: %w", file, err))
	}
	seats, pack, err := f.seats(cmd.Context(), r)
	if err != nil {
		return nil, err
	}
	of := *r
	of.Pack = pack // by whose rules it goes on
	fork, err := duelrecord.Fork(&of, ply, seats)
	var hindered *duelrecord.ForkError
	if errors.As(err, &hindered) {
		return nil, fmt.Errorf("%s can't be played up to turn %d with these cards: %w; fork at turn %d or before it", file, f.at, err, hindered.Turn)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	players, err := resolve.Players(fork, nil)
	if err != nil {
		return nil, err
	}
	m, err := duelmatch.New(fork, players, duelmatch.Options{})
	if err != nil {
		return nil, err
	}
	_, err = m.Run(cmd.Context())
	return m.Record(), err
}

// seats returns who plays on with which cards, and where these come from.
func (f *forking) seats(ctx context.Context, r *duelrecord.Record) (seats [2]duelrecord.Seat, from duelrecord.Pack, err error) {
	path := f.pack
	if path == "" {
		path = classic.Name // for the knowledge of AIs that begin to play
	}
	pack, err := resolve.LoadPack(ctx, path)
	if err != nil {
		return seats, from, err
	}
	seats, from = r.Seats, r.Pack
	if f.pack != "" {
		from = resolve.Title(path, pack)
	}
	for i := range seats {
		if f.pack != "" {
			if seats[i].Hero, err = resolve.FindHero(pack, seats[i].Hero.ID); err != nil {
				return seats, from, err
			}
		}
		if err = f.seat(&seats[i], game.Seat(i), r, pack); err != nil {
			return seats, from, err
		}
	}
	return seats, from, nil
}

// seat gives a seat the AI that plays on.
func (f *forking) seat(s *duelrecord.Seat, seat game.Seat, r *duelrecord.Record, pack *schema.Pack) error {
	id := f.brains[seat]
	switch {
	case id == "" && s.IsPerson():
		return cli.Usage(fmt.Errorf("seat %d was played by a person; say with --seat%d which AI plays on", seat+1, seat+1))
	case id == "":
		return nil
	}
	brain, err := resolve.FindBrain(id)
	if err != nil {
		return err
	}
	if s.IsPerson() {
		s.Seed = r.Seed
	}
	s.Brain = brain.ID
	if brain.NeedsKnowledge && s.Knowledge == nil {
		err = s.KnowPack(pack, r.Seats[1-seat].Hero.ID)
	}
	if err != nil {
		return err
	}
	return resolve.Impersonate(s, brain.ID)
}
