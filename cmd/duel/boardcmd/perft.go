package boardcmd

import (
	"fmt"

	"github.com/spf13/cobra"

	"boardduels/cmd/duel/cli"
	"boardduels/internal/games"
)

// counted is a line of perft.
type counted struct {
	Depth  int    `json:"depth"`
	Leaves uint64 `json:"leaves"`
}

func newPerft(f games.Family) *cobra.Command {
	v := variant{family: f}
	var depth int
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "perft",
		Short: "Count the ways in which the game can go on",
		Long: `Count the leaves of the game's tree, for each number of plies up to a depth: who
has written the same rules counts the same. A game that ends before is a leaf.
Where dice are thrown, each ply takes all that they can show (21 rolls of two
dice), and what leads to the same position is one play.`,
		Example: fmt.Sprintf("  duel board %s perft --depth 3", f.ID),
		Args:    cli.Exactly(),
		RunE: cli.Work(func(cmd *cobra.Command, _ []string) error {
			const deepest = 60
			if depth < 1 || depth > deepest {
				return cli.Usage(fmt.Errorf("--depth is %d, allowed is 1 to %d", depth, deepest))
			}
			table, err := v.table(cmd)
			if err != nil {
				return err
			}
			return perft(cmd, table, depth, asJSON)
		}),
	}
	v.flag(cmd)
	cmd.Flags().IntVar(&depth, "depth", 2, "how many plies at most")
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON, a line for each depth")
	return cmd
}

// perft prints what is counted as soon as it is.
func perft(cmd *cobra.Command, table games.Table, depth int, asJSON bool) error {
	for plies := 1; plies <= depth; plies++ {
		leaves, err := cli.InTime(cmd.Context(), func() (uint64, error) { return table.Perft(plies), nil })
		if err != nil {
			return err
		}
		line := counted{plies, leaves}
		if asJSON {
			err = cli.PrintJSONLine(cmd.OutOrStdout(), line)
		} else {
			_, err = fmt.Fprintln(cmd.OutOrStdout(), line.Depth, line.Leaves)
		}
		if err != nil {
			return err
		}
	}
	return nil
}
