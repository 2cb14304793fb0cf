package boardcmd

import (
	"fmt"

	"github.com/spf13/cobra"

	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/files"
	"boardduels/cmd/duel/lang"
	"boardduels/cmd/duel/verification"
	"boardduels/internal/games"
	"boardduels/runtime/record"
	"boardduels/runtime/record/boardrecord"
)

func newReplay(f games.Family) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "replay",
		Short: "Verify, show, fork and compare recorded games",
		Long: `A record is a small text file that carries the rules version, the set-up, the
seed, every move, a hash of each turn and a digest of it all. FILE may also be -
for standard input.`,
		RunE: cli.Group,
	}
	cmd.AddCommand(newVerify(f), newShow(f), newFork(f), newCompare(f))
	return cmd
}

func newVerify(f games.Family) *cobra.Command {
	var language string
	var decisions, asJSON bool
	cmd := &cobra.Command{
		Use:   "verify FILE...",
		Short: "Play records again and compare every turn",
		Long: `Find every alteration of a record by its digest, play it again, compare the hash
of every turn and the result, and name the first divergence. AIs that there
aren't, and openings that the lot of the seed doesn't give, are told, too. With
--decisions each AI also decides again; one that was changed since it played may
decide otherwise. At the end stands what that vouches for, of how many
decisions, and what not.

FILE may also be a folder (all ` + files.ReplayExt + ` files in it), a pattern such as
'games/*` + files.ReplayExt + `', or - for standard input. Unfinished records are verified as
far as they go, and are no problem.`,
		Example: fmt.Sprintf("  duel board %[1]s replay verify games/\n  duel board %[1]s replay verify - --json < my.replay", f.ID),
		Args:    cli.AtLeast("FILE"),
		RunE: cli.Work(func(cmd *cobra.Command, args []string) error {
			t, err := lang.Translator(language)
			if err != nil {
				return err
			}
			return verification.Files(cmd, t, args, verification.Asked{JSON: asJSON, Decisions: decisions}, func(cmd *cobra.Command, file string) (verification.Found, error) {
				return verify(cmd, f, file, decisions)
			})
		}),
	}
	cmd.Flags().BoolVar(&decisions, "decisions", false, "let every AI decide again")
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	lang.Flag(cmd, &language)
	return cmd
}

// verify plays a record again, and has its AIs decide again if that is asked for.
func verify(cmd *cobra.Command, f games.Family, file string, decisions bool) (found verification.Found, err error) {
	check := func(table games.Table, r *boardrecord.Record) error {
		err := sound(table, r)
		if err == nil && decisions {
			found.Decisions, err = decideAgain(cmd.Context(), table, r)
		}
		return err
	}
	r, table, err := readGame(cmd, f, file, check)
	if err != nil {
		return verification.Found{}, err
	}
	found.Format, found.Turns, found.Finished, found.Drawn = record.Version, len(r.Turns), r.Finished(), r.Drawn()
	if err = check(table, r); err != nil {
		err = fmt.Errorf("%s: %w", file, err)
	}
	return found, err
}
