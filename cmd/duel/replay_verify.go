package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/forecast"
	"boardduels/ai/duel/journal"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/files"
	"boardduels/cmd/duel/lang"
	"boardduels/cmd/duel/verification"
	"boardduels/runtime/record/duelrecord"
)

func newVerify() *cobra.Command {
	var language string
	var decisions, asJSON bool
	cmd := &cobra.Command{
		Use:   "verify FILE...",
		Short: "Play replays again and compare every turn",
		Long: `Find every alteration of a replay by its digest, play it again, compare the hash
of every turn and the result, and name the first divergence. AIs that there
aren't, and heroes and cards that the pack hasn't, are told, too. With
--decisions each AI also decides again, with the knowledge in the replay, and
claims and seals its forecasts again; one that was changed since it played may
decide otherwise. At the end stands what that vouches for, of how many decisions
and seals, and what not.

FILE may also be a folder (all ` + files.ReplayExt + ` files in it), a pattern such as
'replays/*` + files.ReplayExt + `', or - for standard input. Unfinished replays are verified
as far as they go, and are no problem.`,
		Example: `  duel replay verify replays/
  duel replay verify 'replays/*.replay' --decisions
  duel replay verify - < lost.replay --json`,
		Args: cli.AtLeast("FILE"),
		RunE: cli.Work(func(cmd *cobra.Command, args []string) error {
			t, err := lang.Translator(language)
			if err != nil {
				return err
			}
			return verification.Files(cmd, t, args, verification.Asked{JSON: asJSON, Decisions: decisions}, func(cmd *cobra.Command, file string) (verification.Found, error) {
				return verify(cmd, file, decisions)
			})
		}),
	}
	cmd.Flags().BoolVar(&decisions, "decisions", false, "let every AI decide again")
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	lang.Flag(cmd, &language)
	return cmd
}

// verify plays a replay again, and has its AIs decide again if that is asked for.
func verify(cmd *cobra.Command, file string, decisions bool) (found verification.Found, err error) {
	check := func(r *duelrecord.Record) (err error) {
		found.Seals, err = sealed(r)
		if err == nil && decisions {
			found.Decisions, err = journal.Verify(cmd.Context(), r, duelbrains.Known())
			if err == nil {
				err = forecast.Verify(r)
			}
		}
		return err
	}
	r, err := readChecked(cmd, file, check)
	if err != nil {
		return verification.Found{}, err
	}
	found.Format, found.Turns, found.Finished = r.Format(), len(r.Turns), r.Finished()
	if !isClassic(r) {
		found.Strangers = 1
	}
	if err = check(r); err == nil && found.Seals == 0 {
		found.Unsealed = 1
	}
	if err != nil {
		err = fmt.Errorf("%s: %w", file, err)
	}
	return found, err
}
