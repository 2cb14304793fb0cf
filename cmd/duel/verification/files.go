package verification

import (
	"bufio"
	"fmt"

	"github.com/spf13/cobra"

	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/files"
	"boardduels/cmd/duel/text"
	"boardduels/internal/i18n"
)

// Found is what a replay that was read is like.
type Found struct {
	Format   int // of the file
	Turns    int
	Finished bool
}

// Check plays the replay of a file again. It returns a [*boardduels/runtime/record.Divergence] for one that diverges,
// and another error for one that can't be read or played; both name the file.
type Check func(cmd *cobra.Command, file string) (Found, error)

// Asked is what is asked for beside the files.
type Asked struct {
	JSON      bool
	Decisions bool // are taken again
}

// Files verifies the replays that some arguments stand for, and prints what that came to.
func Files(cmd *cobra.Command, t *i18n.Translator, args []string, asked Asked, check Check) error {
	paths, err := files.Replays(args)
	if err != nil {
		return err
	}
	var sum verification
	out := bufio.NewWriter(cmd.OutOrStdout())
	for _, file := range paths {
		found, err := check(cmd, file)
		if cmd.Context().Err() != nil {
			break
		}
		v := newVerdict(file, found, err)
		sum.add(v, asked.JSON)
		if !asked.JSON {
			v.print(out, t)
		}
	}
	if err := sum.finish(out, t, asked); err != nil {
		return err
	}
	if cmd.Context().Err() != nil {
		return fmt.Errorf("stopped after %d of %s", sum.Files, text.Count(len(paths), "replay"))
	}
	return sum.problem()
}

// verification sums up what was verified.
type verification struct {
	Files      int       `json:"files"`
	Verified   int       `json:"verified"`
	Unfinished int       `json:"unfinished"`
	Diverged   int       `json:"diverged"`
	Unreadable int       `json:"unreadable"`
	Vouched    string    `json:"vouched,omitempty"` // what verified means
	Replays    []verdict `json:"replays"`
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
func (sum *verification) finish(out *bufio.Writer, t *i18n.Translator, asked Asked) error {
	if sum.Verified+sum.Unfinished > 0 {
		sum.Vouched = t.Text(vouched[asked.Decisions])
	}
	if asked.JSON {
		if err := cli.PrintJSON(out, sum); err != nil {
			return err
		}
	} else {
		fmt.Fprintln(out, t.Text("cli.verify.sum", i18n.Args{
			"N": sum.Files, "Verified": sum.Verified, "Unfinished": sum.Unfinished, "Diverged": sum.Diverged, "Unreadable": sum.Unreadable,
		}))
		if sum.Vouched != "" {
			fmt.Fprintln(out, sum.Vouched)
		}
	}
	return out.Flush()
}

// vouched are the keys of the words for what verified means, by whether the AIs decided again.
var vouched = map[bool]string{false: "cli.verify.vouched", true: "cli.verify.vouched_decisions"}

// problem returns an error if not all is well.
func (sum *verification) problem() error {
	if sum.Diverged+sum.Unreadable > 0 {
		return cli.Found
	}
	return nil
}
