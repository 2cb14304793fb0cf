package boards

import (
	"fmt"

	"github.com/spf13/cobra"

	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/files"
	"boardduels/cmd/duel/lang"
	"boardduels/cmd/duel/verdict"
	"boardduels/internal/families"
	"boardduels/runtime/board"
	"boardduels/runtime/record"
)

func newReplay(f families.Family) *cobra.Command {
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

func newVerify(f families.Family) *cobra.Command {
	var language string
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "verify FILE...",
		Short: "Play records again and compare every turn",
		Long: `Find every alteration of a record by its digest, play it again, compare the hash
of every turn and the result, and name the first divergence.

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
			return verdict.Files(cmd, t, args, asJSON, func(cmd *cobra.Command, file string) (verdict.Found, error) {
				return verify(cmd, f, file)
			})
		}),
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	lang.Flag(cmd, &language)
	return cmd
}

// verify plays a record again.
func verify(cmd *cobra.Command, f families.Family, file string) (found verdict.Found, err error) {
	r, table, err := readGame(cmd, f, file)
	if err != nil {
		return found, err
	}
	found = verdict.Found{Format: record.Version, Turns: len(r.Turns), Finished: r.Finished()}
	if err := board.Verify(table, r); err != nil {
		return found, fmt.Errorf("%s: %w", file, err)
	}
	return found, nil
}
