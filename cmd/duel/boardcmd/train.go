package boardcmd

import (
	"context"
	"fmt"
	"io"
	"path/filepath"
	"sync/atomic"
	"time"

	"github.com/spf13/cobra"

	"boardduels/ai/fit/trained"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/files"
	"boardduels/internal/games"
	"boardduels/internal/termsafe"
	"boardduels/runtime/game"
)

// schooling is how a brain learns.
type schooling interface {
	// flags adds what the schooling may be asked for.
	flags(cmd *cobra.Command)
	// begin makes ready, and returns an error for what can't be done.
	begin(cmd *cobra.Command, seed uint64) error
	// learn learns. told is called now and then with how far it is.
	learn(ctx context.Context, told func(done, of int)) error
	// worth measures what was learned, in so many games, and tells it in a sentence.
	worth(ctx context.Context, games int) (string, error)
	// document is what is known now, with a head whose brain and games it fills in; nil if nothing is known yet.
	document(head trained.Head) *trained.Document
}

// trainee is a brain that can be trained.
type trainee struct {
	id, short, long string
	rules           int
	start           func() schooling
}

// trainees are those of each game.
var trainees = map[string][]trainee{"reversi": reversiTrainees, "backgammon": backgammonTrainees, "dicewars": dicewarsTrainees}

func newTrain(f games.Family) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "train",
		Short: "Find a brain's numbers by games against itself",
		Long: `Find the numbers by which a brain decides, from many games against itself,
measure what they are worth, and write them into a text file that tells where
they come from. The same seed and numbers of games give the same file on
processors of one kind. The files inside the program were made so.`,
		RunE: cli.Group,
	}
	for _, t := range trainees[f.ID] {
		cmd.AddCommand(newTraining(f, t))
	}
	return cmd
}

// training is what a train command is asked for.
type training struct {
	trainee
	schooling
	seed   uint64
	games  int // to measure with
	out    string
	asJSON bool
	done   atomic.Int64
	of     atomic.Int64
	kept   kept
}

const onInterrupt = `Ctrl-C stops, writes what is known by then, and tells what is kept, and where. A
file that was there before is left as it was in the first ten seconds.`

func newTraining(f games.Family, by trainee) *cobra.Command {
	t := training{trainee: by, schooling: by.start()}
	cmd := &cobra.Command{
		Use:     by.id,
		Short:   by.short,
		Long:    by.long + "\n\n" + onInterrupt,
		Example: fmt.Sprintf("  duel board %s train %s --seed 1 -o %[2]s.txt", f.ID, by.id),
		Args:    cli.Exactly(),
		RunE:    cli.Work(func(cmd *cobra.Command, _ []string) error { return t.run(cmd) }),
	}
	cmd.Flags().Uint64Var(&t.seed, "seed", 1, "seed of all chance")
	cmd.Flags().IntVar(&t.games, "measure", 400, "how many games to measure with, an even number; 0: none")
	cmd.Flags().StringVarP(&t.out, "out", "o", by.id+".txt", "the file to write; only where it is named, one that is there is replaced")
	cmd.Flags().BoolVar(&t.asJSON, "json", false, "print JSON")
	t.flags(cmd)
	return cmd
}

func (t *training) run(cmd *cobra.Command) error {
	if t.games < 0 || t.games > mostGames || t.games%2 != 0 {
		return cli.Usage(fmt.Errorf("--measure is %d, allowed is an even number from 0 to %d", t.games, mostGames))
	}
	if err := t.begin(cmd, t.seed); err != nil {
		return err
	}
	if !cmd.Flags().Changed("out") && !isMissing(t.out) {
		return cli.Usage(fmt.Errorf("%s is there already: say with -o which file to write, this one or another", t.out))
	}
	out, err := files.Take(cmd, t.out)
	if err != nil {
		return err
	}
	defer out.Release()
	t.kept.anew = isMissing(t.out)
	head := trained.Head{Seed: t.seed, Date: time.Now().UTC().Format(time.DateOnly), Rules: t.rules, Pack: "none"}
	if err := t.find(cmd, out, &head); err != nil {
		if cmd.Context().Err() != nil {
			return t.interrupted(cmd, out, head)
		}
		return err
	}
	document := t.document(head)
	if err := out.Write(cmd.Context(), []byte(document.String())); err != nil {
		return err
	}
	report := trainingReport{t.out, document.Head.Brain, t.seed, head.Date, document.Head.Games, append([]string{}, head.Measured...)}
	if t.asJSON {
		return cli.PrintJSON(cmd.OutOrStdout(), &report)
	}
	return report.print(cmd.OutOrStdout())
}

// saveEvery is how often what was learned so far is written.
const saveEvery = 10 * time.Second

// find learns and measures. What was learned so far is written now and then.
func (t *training) find(cmd *cobra.Command, out *files.Output, head *trained.Head) error {
	stop := cli.Repeatedly(cmd.ErrOrStderr(), func() string {
		if done, of := t.done.Load(), t.of.Load(); done < of {
			return fmt.Sprintf("%d of %d", done, of)
		}
		return "finishing and measuring"
	})
	defer stop()
	ctx, cancel := context.WithCancelCause(cmd.Context())
	defer cancel(nil)
	saved := time.Now()
	err := t.learn(ctx, func(done, of int) {
		t.done.Store(int64(done))
		t.of.Store(int64(of))
		if time.Since(saved) < saveEvery || done == of || !out.Keeps() {
			return
		}
		saved = time.Now()
		known := t.document(*head)
		if known == nil {
			return
		}
		if err := out.Write(ctx, []byte(known.String())); err != nil {
			cancel(err)
			return
		}
		t.kept.written = true
	})
	if cause := context.Cause(ctx); err != nil && cause != nil {
		return cause // why it couldn't be written, or who interrupted
	}
	t.kept.whole = err == nil
	if err != nil || t.games == 0 {
		return err
	}
	sentence, err := t.worth(ctx, t.games)
	if err != nil {
		return err
	}
	head.Measured = []string{sentence}
	return nil
}

// trainingReport is what train tells.
type trainingReport struct {
	File     string   `json:"file"`
	Brain    string   `json:"brain"`
	Seed     uint64   `json:"seed"`
	Date     string   `json:"date"`
	Games    int      `json:"games"`
	Measured []string `json:"measured"`
}

func (r *trainingReport) print(to io.Writer) error {
	if _, err := fmt.Fprintf(to, "%s: %s, learned from %d games, seed %d\n", termsafe.Line(filepath.ToSlash(r.File)), r.Brain, r.Games, r.Seed); err != nil {
		return err
	}
	for _, sentence := range r.Measured {
		if _, err := fmt.Fprintln(to, sentence); err != nil {
			return err
		}
	}
	return nil
}

// checkCount returns an error for a number of a flag that isn't allowed.
func checkCount(name string, n int) error {
	const most = 1_000_000_000
	if n < 1 || n > most {
		return cli.Usage(fmt.Errorf("--%s is %d, allowed is 1 to %d", name, n, most))
	}
	return nil
}

// measuring draws the seed of the games that measure from that of those that taught.
func measuring(seed uint64) uint64 {
	s := game.NewStream(seed, 1<<32)
	return s.Next()
}
