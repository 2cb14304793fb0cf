package measure

import (
	"errors"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"boardduels/ai/arena/job"
	"boardduels/cmd/duel/cli"
)

// running is how a long measurement is carried out, and where its results go.
type running struct {
	workers int
	shard   string
	resume  string
	out     string
	format  string
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

// part completes what was asked, and returns which part to carry out.
func (r *running) part() (job.Shard, error) {
	if err := checkReport(r.format); err != nil {
		return job.Shard{}, err
	}
	if r.workers < 0 {
		return job.Shard{}, cli.Usage(fmt.Errorf("--workers is %d, at least 1 is needed", r.workers))
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

// saver returns what keeps the file of results up to date; nil if there is none.
func (r *running) saver(often time.Duration) func(result) error {
	if r.out == "" {
		return nil
	}
	return saveNowAndThen(r.out, often)
}

// keep writes the results into their file, if there is one.
func (r *running) keep(results result) error {
	if r.out == "" {
		return nil
	}
	return saveResult(r.out, results)
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
