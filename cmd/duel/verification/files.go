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
	Known
}

// Known is how far what was played is known to follow from the record.
type Known struct {
	Decisions int `json:"decisions,omitempty"` // of AIs, made again with the same result
	Drawn     int `json:"drawn,omitempty"`     // plies by lot, which the seed gives
	Strangers int `json:"strangers,omitempty"` // records whose heroes and cards couldn't be compared with their pack
	Seals     int `json:"seals,omitempty"`     // of forecasts, whose digests were made again with the same result
	Unsealed  int `json:"unsealed,omitempty"`  // records of duels without a seal
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
	out := bufio.NewWriter(cli.Printed(cmd, asked.JSON))
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
	Files      int `json:"files"`
	Verified   int `json:"verified"`
	Unfinished int `json:"unfinished"`
	Diverged   int `json:"diverged"`
	Unreadable int `json:"unreadable"`
	Known
	Vouched string    `json:"vouched,omitempty"` // what verified means
	Replays []verdict `json:"replays"`
}

// add counts a verdict, and keeps it if all are wanted.
func (sum *verification) add(v verdict, keep bool) {
	sum.Files++
	switch v.Status {
	case "verified":
		sum.Verified++
		sum.know(v.Known)
	case "unfinished":
		sum.Unfinished++
		sum.know(v.Known)
	case "diverged":
		sum.Diverged++
	default:
		sum.Unreadable++
	}
	if keep {
		sum.Replays = append(sum.Replays, v)
	}
}

// know adds up what is known of what was played.
func (sum *verification) know(k Known) {
	sum.Decisions += k.Decisions
	sum.Drawn += k.Drawn
	sum.Strangers += k.Strangers
	sum.Seals += k.Seals
	sum.Unsealed += k.Unsealed
}

// finish prints the summary.
func (sum *verification) finish(out *bufio.Writer, t *i18n.Translator, asked Asked) error {
	if sum.Verified+sum.Unfinished > 0 {
		sum.Vouched = sum.vouched(t, asked.Decisions)
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

// vouched says what verified means, by whether the AIs decided again.
func (sum *verification) vouched(t *i18n.Translator, decisions bool) string {
	key := "cli.verify.vouched"
	switch {
	case decisions && sum.Decisions > 0:
		key = "cli.verify.vouched_decisions"
	case decisions:
		key = "cli.verify.vouched_no_decision"
	}
	told := t.Text(key, i18n.Args{"N": sum.Decisions})
	if sum.Drawn > 0 {
		told += " " + t.Text("cli.verify.drawn", i18n.Args{"N": sum.Drawn})
	}
	if sum.Seals > 0 {
		key := "cli.verify.seals"
		if decisions {
			key = "cli.verify.seals_again"
		}
		told += " " + t.Text(key, i18n.Args{"N": sum.Seals})
	}
	if sum.Unsealed > 0 {
		told += " " + t.Text("cli.verify.unsealed", i18n.Args{"N": sum.Unsealed})
	}
	if sum.Strangers > 0 {
		told += " " + t.Text("cli.verify.strangers", i18n.Args{"N": sum.Strangers})
	}
	return told
}

// problem returns an error if not all is well.
func (sum *verification) problem() error {
	if sum.Diverged+sum.Unreadable > 0 {
		return cli.Found
	}
	return nil
}
