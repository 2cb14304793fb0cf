package measure

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"boardduels/ai/arena/job"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/files"
)

// running is how a long measurement is carried out, and where its results go.
type running struct {
	workers int
	shard   string
	resume  string
	out     string
	format  string

	output *files.Output // nil if there is no file for results
}

// flags adds what all long measurements are asked for: how many of the units at once, and what is done to a part.
func (r *running) flags(cmd *cobra.Command, units, do string) {
	flags := cmd.Flags()
	flags.IntVar(&r.workers, "workers", 0, "how many "+units+" at once (default: the number of processors)")
	flags.StringVar(&r.shard, "shard", "0/1", do+" a part only, as 0/8 for the first of eight")
	flags.StringVar(&r.resume, "resume", "", "go on from this file of results if it is there, and keep it up to date")
	flags.StringVarP(&r.out, "out", "o", "", "write the results into this file (default: the one of --resume)")
	reportFlag(cmd, &r.format)
}

func reportFlag(cmd *cobra.Command, format *string) {
	cmd.Flags().StringVar(format, "report", "text", "how to print what came out: text, json or html")
	cli.Complete(cmd, "report", "text", "json", "html")
}

func checkReport(format string) error {
	if format != "text" && format != "json" && format != "html" {
		return cli.Usage(fmt.Errorf("--report is %q, allowed are text, json and html", format))
	}
	return nil
}

// checkWorkers returns an error for a number of goroutines that nobody can mean.
func checkWorkers(n int) error {
	const most = 4096
	if n < 0 || n > most {
		return cli.Usage(fmt.Errorf("--workers is %d, allowed is 0 to %d; 0 is the number of processors", n, most))
	}
	return nil
}

// part completes what was asked, and returns which part to carry out.
func (r *running) part() (job.Shard, error) {
	if err := checkReport(r.format); err != nil {
		return job.Shard{}, err
	}
	if err := checkWorkers(r.workers); err != nil {
		return job.Shard{}, err
	}
	shard, err := job.ParseShard(r.shard)
	if err != nil {
		return shard, cli.Usage(err)
	}
	if r.out == "" {
		r.out = r.resume
	}
	if !shard.IsWhole() && r.out == "" {
		return shard, cli.Usage(errors.New("a shard is of no use without a file for its results: give -o or --resume"))
	}
	return shard, nil
}

// take makes the file for results this program's own, if there is one.
func (r *running) take(cmd *cobra.Command) (err error) {
	if r.out != "" {
		r.output, err = files.Take(cmd, r.out)
	}
	return err
}

// saver returns what keeps the file of results up to date; nil if there is none.
func (r *running) saver(ctx context.Context, often time.Duration) func(result) error {
	if r.output == nil || !r.output.Keeps() {
		return nil
	}
	return saveNowAndThen(ctx, r.output, often)
}

// keep writes the results into their file, if there is one.
func (r *running) keep(ctx context.Context, results result) error {
	if r.output == nil {
		return nil
	}
	return saveResult(ctx, r.output, results)
}

// explain names the file whose results are of something else.
func (r *running) explain(err error, other string) error {
	if errors.Is(err, job.ErrPlans) {
		return fmt.Errorf("%s holds results of something else than is asked for now: other %s", r.resume, other)
	}
	return err
}

func stoppedShort(done string) error {
	return fmt.Errorf("stopped after %s; --resume goes on from a file of results", done)
}
