package boardcmd

import (
	"context"
	"fmt"
	"io"
	"math"
	"path/filepath"
	"sync/atomic"
	"time"

	"github.com/spf13/cobra"

	"boardduels/ai/fit/trained"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/files"
	"boardduels/internal/games"
	"boardduels/internal/games/boardtraining"
	"boardduels/internal/termsafe"
)

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
	for _, t := range f.Trainees {
		cmd.AddCommand(newTraining(f, t))
	}
	return cmd
}

// training is what a train command is asked for.
type training struct {
	boardtraining.Trainee
	boardtraining.Course
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

func newTraining(f games.Family, by boardtraining.Trainee) *cobra.Command {
	t := training{Trainee: by, Course: by.Start()}
	cmd := &cobra.Command{
		Use:     by.ID,
		Short:   by.Short,
		Long:    by.Long + "\n\n" + onInterrupt,
		Example: fmt.Sprintf("  duel board %s train %s --seed 1 -o %[2]s.txt", f.ID, by.ID),
		Args:    cli.Exactly(),
		RunE:    cli.Work(func(cmd *cobra.Command, _ []string) error { return t.run(cmd) }),
	}
	cmd.Flags().Uint64Var(&t.seed, "seed", 1, "seed of all chance")
	cmd.Flags().IntVar(&t.games, "measure", 400, "how many games to measure with, an even number; 0: none")
	cmd.Flags().StringVarP(&t.out, "out", "o", by.ID+".txt", "the file to write; only where it is named, one that is there is replaced")
	cmd.Flags().BoolVar(&t.asJSON, "json", false, "print JSON")
	for _, o := range t.Options() {
		addOption(cmd, o)
	}
	return cmd
}

// addOption lets a course be asked for something.
func addOption(cmd *cobra.Command, o boardtraining.Option) {
	switch value := o.Value.(type) {
	case *int:
		cmd.Flags().IntVar(value, o.Name, *value, o.About)
	case *float64:
		cmd.Flags().Float64Var(value, o.Name, *value, o.About)
	case *string:
		cmd.Flags().StringVar(value, o.Name, *value, o.About)
	default:
		panic(fmt.Sprintf("--%s is of no type that courses are asked for", o.Name))
	}
}

func (t *training) run(cmd *cobra.Command) error {
	if t.games < 0 || t.games > mostGames || t.games%2 != 0 {
		return cli.Usage(fmt.Errorf("--measure is %d, allowed is an even number from 0 to %d", t.games, mostGames))
	}
	if err := t.Check(); err != nil {
		return cli.Usage(err)
	}
	if err := t.Begin(t.seed, func(path string) (*trained.Document, error) { return readTrained(cmd, path) }); err != nil {
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
	head := trained.Head{Seed: t.seed, Date: time.Now().UTC().Format(time.DateOnly), Rules: t.Rules, Pack: "none"}
	if err := t.find(cmd, out, &head); err != nil {
		if cmd.Context().Err() != nil {
			return t.interrupted(cmd, out, head)
		}
		return err
	}
	document := t.Document(head)
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
	err := t.Learn(ctx, func(done, of int) {
		t.done.Store(int64(done))
		t.of.Store(int64(of))
		if time.Since(saved) < saveEvery || done == of || !out.Keeps() {
			return
		}
		saved = time.Now()
		known := t.Document(*head)
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
	sentence, err := t.Worth(ctx, t.games)
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

// readTrained reads a file of numbers that were learned. Errors name it and the line.
func readTrained(cmd *cobra.Command, path string) (*trained.Document, error) {
	text, err := files.Read(cmd, path, math.MaxInt32)
	if err != nil {
		return nil, err
	}
	d, err := trained.Parse(string(text))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return d, nil
}
