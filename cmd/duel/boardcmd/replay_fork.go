package boardcmd

import (
	"errors"
	"fmt"
	"slices"

	"github.com/spf13/cobra"

	"boardduels/ai/board/contest"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/files"
	"boardduels/cmd/duel/lang"
	"boardduels/internal/games"
	"boardduels/internal/i18n"
	"boardduels/runtime/match/boardmatch"
	"boardduels/runtime/record/boardrecord"
)

// forking is what the fork command is asked for.
type forking struct {
	family  games.Family
	ply     int
	players [2]string
	out     string
	lang    string
	asJSON  bool
}

// someone is what a seat is called that a person takes.
const someone = "person"

func newFork(f games.Family) *cobra.Command {
	k := forking{family: f}
	cmd := &cobra.Command{
		Use:   "fork FILE --ply N",
		Short: "Play on from a moment of a record, and compare",
		Long: `Take a record up to a number of moves, let brains play on from there, and print
both games side by side. The dice to come are those of the record.

Each brain plays on with its recorded chance, so without other options the fork
comes out like the record. --seat1 and --seat2 choose others; a person's seat
needs one. With "person" for a seat the fork isn't played on: -o keeps it, and
'duel board ` + f.ID + ` play --save' goes on with it.`,
		Example: fmt.Sprintf(`  duel board %[1]s replay fork my.replay --ply 12 --seat1 level_140
  duel board %[1]s replay fork my.replay --ply 12 --seat1 person -o again.replay
  duel board %[1]s play --save again.replay`, f.ID),
		Args: cli.Exactly("FILE"),
		RunE: cli.Work(func(cmd *cobra.Command, args []string) error { return k.run(cmd, args[0]) }),
	}
	cmd.Flags().IntVar(&k.ply, "ply", 0, "after how many moves the games part, from 0")
	for i := range k.players {
		name := fmt.Sprint("seat", i+1)
		cmd.Flags().StringVar(&k.players[i], name, "", "who plays on for the seat: a brain, or "+someone)
		cli.Complete(cmd, name, append(brainIDs(f), someone)...)
	}
	cmd.Flags().StringVarP(&k.out, "out", "o", "", "write the fork's record into this file")
	cmd.Flags().BoolVar(&k.asJSON, "json", false, "print JSON")
	lang.Flag(cmd, &k.lang)
	return cmd
}

func (k *forking) run(cmd *cobra.Command, file string) error {
	t, err := lang.Translator(k.lang)
	if err != nil {
		return err
	}
	if !cmd.Flags().Changed("ply") {
		return cli.Usage(errors.New("--ply is missing: after how many moves the fork begins, from 0"))
	}
	r, table, err := readGame(cmd, k.family, file, sound)
	if err != nil {
		return lang.Unread(t, file, err)
	}
	if err := files.KeepApart(file, k.out); err != nil {
		return err
	}
	before, err := newCourse(t.Text("cli.compare.recorded"), table, r)
	if err != nil {
		return lang.Unplayable(t, file, err)
	}
	fork, err := k.fork(file, table, r)
	if err != nil {
		return err
	}
	var out *files.Output
	if k.out != "" {
		if out, err = files.Take(cmd, k.out); err != nil {
			return err
		}
		defer out.Release()
	}
	waits := slices.ContainsFunc(fork.Seats, func(s boardrecord.Seat) bool { return s.IsPerson() })
	if !waits {
		if fork, err = playOn(cmd, table, fork); err != nil {
			return err
		}
	}
	if out != nil {
		if err := out.WriteRecord(cmd.Context(), fork); err != nil {
			return err
		}
	}
	if waits {
		_, err := fmt.Fprintln(cmd.OutOrStdout(), t.Text("cli.board.forked", i18n.Args{"File": k.out, "Ply": k.ply, "Game": k.family.ID}))
		return err
	}
	after, err := newCourse(t.Text("cli.compare.fork"), table, fork)
	if err != nil {
		return err
	}
	c := contrast{t: t, sides: [2]*course{before, after}}
	return c.print(cmd, k.asJSON)
}

// playOn has brains play a game to its end.
func playOn(cmd *cobra.Command, table games.Table, r *boardrecord.Record) (*boardrecord.Record, error) {
	players, err := table.Players(r, nil)
	if err != nil {
		return nil, err
	}
	return boardmatch.PlayOut(cmd.Context(), table, r, players, contest.Longest, nil)
}

// fork returns the beginning of a record, with those at its places who play on.
func (k *forking) fork(file string, table games.Table, r *boardrecord.Record) (*boardrecord.Record, error) {
	seats := slices.Clone(r.Seats)
	for i := range seats {
		if err := k.seat(&seats[i], i, table, r); err != nil {
			return nil, err
		}
	}
	if k.ply < 0 || k.ply > r.Plies() {
		return nil, cli.Usage(fmt.Errorf("%s: no ply %d, there are 0 to %d", file, k.ply, r.Plies()))
	}
	fork, err := boardrecord.Fork(table, r, k.ply, seats)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return fork, nil
}

// seat gives a seat the one who plays on.
func (k *forking) seat(s *boardrecord.Seat, i int, table games.Table, r *boardrecord.Record) error {
	id := ""
	if i < len(k.players) {
		id = k.players[i]
	}
	switch {
	case id == someone && k.out == "":
		return cli.Usage(fmt.Errorf("--seat%d person needs -o FILE, for 'duel board %s play --save FILE' to go on with", i+1, k.family.ID))
	case id == someone:
		*s = boardrecord.Seat{Name: s.Name}
		return nil
	case id == "" && s.IsPerson():
		return cli.Usage(fmt.Errorf("seat %d was played by a person; say with --seat%[1]d who plays on: a brain, or person", i+1))
	case id == "":
		return nil
	}
	if _, err := table.Brain(id); err != nil {
		return cli.Usage(fmt.Errorf("--seat%d: %w", i+1, err))
	}
	if s.IsPerson() {
		s.Seed = r.Seed
	}
	s.Name, s.Brain = "", id
	return nil
}
