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
					v.print(out)
				}
			}
			if err := sum.finish(out, asJSON); err != nil {
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
	return cmd
}

func verify(cmd *cobra.Command, file string, decisions bool) verdict {
	v := verdict{File: file, Status: "unreadable"}
	r, err := readReplay(cmd, file)
	if err != nil {
		v.Problem = err.Error()
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
		v.Status, v.Problem = "diverged", fmt.Sprintf("%s: %v", file, d)
		v.Divergence = &divergence{d.Turn, d.Round, int(d.Seat) + 1, d.Actions, d.What, d.Expected, d.Actual}
	case err != nil:
		v.Problem = fmt.Sprintf("%s: %v", file, err)
	case r.Finished():
		v.Status = "verified"
	default:
		v.Status = "unfinished"
	}
	return v
}

func (v *verdict) print(out io.Writer) {
	if v.Problem != "" {
		fmt.Fprintln(out, escape.Line(v.Problem))
		return
	}
	if v.Status == "unfinished" {
		fmt.Fprintf(out, "%s: unfinished, %s verified\n", escape.Line(v.File), text.Count(v.Turns, "turn"))
	}
	if v.Format == 1 {
		fmt.Fprintf(out, "%s: plays as recorded, but %s\n", escape.Line(v.File), unproven)
	}
}

// unproven is what playing a replay of format 1 again can't prove.
const unproven = "format 1 has no digest: names, dates, players, knowledge, cards never played, " +
	"the order of actions that come to the same and forfeits may have been altered"

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
func (sum *verification) finish(out *bufio.Writer, asJSON bool) error {
	if asJSON {
		if err := cli.PrintJSON(out, sum); err != nil {
			return err
		}
	} else {
		fmt.Fprintf(out, "%s: %d verified, %d unfinished, %d diverged, %d unreadable\n",
			text.Count(sum.Files, "replay"), sum.Verified, sum.Unfinished, sum.Diverged, sum.Unreadable)
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
