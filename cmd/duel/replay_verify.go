package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"boardduels/ai/brains"
	"boardduels/ai/journal"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/files"
	"boardduels/cmd/duel/text"
	"boardduels/internal/escape"
	"boardduels/internal/i18n"
	"boardduels/runtime/replay"
)

// verdict is what verifying a file came to.
type verdict struct {
	File       string      `json:"file"`
	Status     string      `json:"status"` // verified, unfinished, diverged, unreadable
	Format     int         `json:"format,omitempty"`
	Turns      int         `json:"turns"`
	Problem    string      `json:"problem,omitempty"`
	Divergence *divergence `json:"divergence,omitempty"`

	err error // whose text the problem is
}

type divergence struct {
	Turn     int    `json:"turn"` // from 1; 0 is the start
	Round    int    `json:"round"`
	Seat     int    `json:"seat"` // from 1; 0 is nobody
	Actions  string `json:"actions,omitempty"`
	What     string `json:"what"`
	Recorded string `json:"recorded"`
	Actual   string `json:"actual"`
}

// verification sums up what was verified.
type verification struct {
	Files      int       `json:"files"`
	Verified   int       `json:"verified"`
	Unfinished int       `json:"unfinished"`
	Diverged   int       `json:"diverged"`
	Unreadable int       `json:"unreadable"`
	Replays    []verdict `json:"replays"`
}

func newVerify() *cobra.Command {
	var lang string
	var decisions, asJSON bool
	cmd := &cobra.Command{
		Use:   "verify FILE...",
		Short: "Play replays again and compare every turn",
		Long: `Find every alteration of a replay by its digest, play it again, compare the hash
of every turn and the result, and name the first divergence. With --decisions
each AI also decides again, with the knowledge in the replay; one that was
changed since it played may decide otherwise. A replay of format 1 has no
digest: what can't be proved of it is told.

FILE may also be a folder (all ` + files.ReplayExt + ` files in it), a pattern such as
'replays/*` + files.ReplayExt + `', or - for standard input. Unfinished replays are verified
as far as they go, and are no problem.`,
		Example: `  duel replay verify replays/
  duel replay verify 'replays/*.replay' --decisions
  duel replay verify - < lost.replay --json`,
		Args: cli.AtLeast("FILE"),
		RunE: cli.Work(func(cmd *cobra.Command, args []string) error {
			t, err := translator(lang)
			if err != nil {
				return err
			}
			paths, err := replayFiles(args)
			if err != nil {
				return err
			}
			var sum verification
			out := bufio.NewWriter(cmd.OutOrStdout())
			for _, file := range paths {
				v := verify(cmd, file, decisions)
				if cmd.Context().Err() != nil {
					break
				}
				sum.add(v, asJSON)
				if !asJSON {
					v.print(out, t)
				}
			}
			if err := sum.finish(out, t, asJSON); err != nil {
				return err
			}
			if cmd.Context().Err() != nil {
				return fmt.Errorf("stopped after %d of %s", sum.Files, text.Count(len(paths), "replay"))
			}
			return sum.problem()
		}),
	}
	cmd.Flags().BoolVar(&decisions, "decisions", false, "let every AI decide again")
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	langFlag(cmd, &lang)
	return cmd
}

func verify(cmd *cobra.Command, file string, decisions bool) verdict {
	v := verdict{File: file, Status: "unreadable"}
	r, err := readReplay(cmd, file)
	if err != nil {
		v.fail(err)
		return v
	}
	v.Format, v.Turns = r.Format, len(r.Turns)
	if decisions {
		err = journal.Verify(cmd.Context(), r, brains.Known())
	} else {
		err = replay.Verify(r)
	}
	var d *replay.Divergence
	switch {
	case errors.As(err, &d):
		v.Status = "diverged"
		v.Divergence = &divergence{d.Turn, d.Round, int(d.Seat) + 1, d.Actions, d.What, d.Expected, d.Actual}
		v.fail(fmt.Errorf("%s: %w", file, d))
	case err != nil:
		v.fail(fmt.Errorf("%s: %w", file, err))
	case r.Finished():
		v.Status = "verified"
	default:
		v.Status = "unfinished"
	}
	return v
}

func (v *verdict) fail(err error) { v.Problem, v.err = err.Error(), err }

func (v *verdict) print(out io.Writer, t *i18n.Translator) {
	if v.err != nil {
		fmt.Fprintln(out, escape.Line(unread(t, v.File, v.err).Error()))
		return
	}
	args := i18n.Args{"File": escape.Line(v.File), "N": v.Turns}
	if v.Status == "unfinished" {
		fmt.Fprintln(out, t.Text("cli.verify.unfinished", args))
	}
	if v.Format == 1 { // which has no digest
		fmt.Fprintln(out, t.Text("cli.verify.unproven", args))
	}
}

// add counts a verdict, and keeps it if all are wanted.
func (sum *verification) add(v verdict, keep bool) {
	sum.Files++
	switch v.Status {
	case "verified":
		sum.Verified++
	case "unfinished":
		sum.Unfinished++
	case "diverged":
		sum.Diverged++
	default:
		sum.Unreadable++
	}
	if keep {
		sum.Replays = append(sum.Replays, v)
	}
}

// finish prints the summary.
func (sum *verification) finish(out *bufio.Writer, t *i18n.Translator, asJSON bool) error {
	if asJSON {
		if err := cli.PrintJSON(out, sum); err != nil {
			return err
		}
	} else {
		fmt.Fprintln(out, t.Text("cli.verify.sum", i18n.Args{
			"N": sum.Files, "Verified": sum.Verified, "Unfinished": sum.Unfinished, "Diverged": sum.Diverged, "Unreadable": sum.Unreadable,
		}))
	}
	return out.Flush()
}

// problem returns an error if not all is well.
func (sum *verification) problem() error {
	if sum.Diverged+sum.Unreadable > 0 {
		return cli.Found
	}
	return nil
}
