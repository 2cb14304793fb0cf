// Package boards holds the commands for the board games: to play, to measure, to verify and to train, the same for each
// game of the list (internal/families).
package boards

import (
	"strings"
	"sync"

	"github.com/spf13/cobra"

	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/text"
	"boardduels/internal/families"
)

// New returns the command with one for each game below it.
func New() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "board",
		Short: "Play, measure, verify and train board games",
		Long: `Play board games against brains, let brains and programs of your own meet,
verify and fork records of games, and train what brains have learned. Each game
has the same commands (docs/boards.md).`,
		Example: `  duel board reversi play --against level_40
  duel board backgammon arena formula linear net_quick
  duel board reversi perft --depth 9`,
		RunE: cli.Group,
	}
	for _, f := range families.All() {
		cmd.AddCommand(newFamily(f))
	}
	return cmd
}

func newFamily(f families.Family) *cobra.Command {
	cmd := &cobra.Command{
		Use:   f.ID,
		Short: "Play, measure, verify and train " + f.ID,
		Long:  "The commands for " + f.ID + "; docs/boards.md has its rules and players.",
		RunE:  cli.Group,
	}
	cmd.AddCommand(newPlay(f), newMatch(f), newArena(f), newReplay(f))
	if usual(f).Perft != nil {
		cmd.AddCommand(newPerft(f))
	}
	if len(trainees[f.ID]) > 0 {
		cmd.AddCommand(newTrain(f))
	}
	return cmd
}

// variant is the set-up of a game that a command was asked for.
type variant struct {
	family families.Family
	id     string
}

// custom is what a set-up without a name is called.
const custom = "custom"

func (v *variant) flag(cmd *cobra.Command) {
	var ids []string
	for _, known := range v.family.Variants {
		ids = append(ids, known.ID)
	}
	cmd.Flags().StringVar(&v.id, "variant", ids[0], "the game's set-up: "+strings.Join(ids, ", "))
	cli.Complete(cmd, "variant", ids...)
}

// table returns the game, and who plays it.
func (v *variant) table() (families.Table, error) {
	chosen, err := v.family.Variant(v.id)
	if err != nil {
		return families.Table{}, cli.Usage(err)
	}
	return v.family.Open(chosen.Setup)
}

// opened are the games that [usual] has opened: each command's help asks for them anew.
var opened sync.Map

// usual is the game in its usual set-up, for help texts.
func usual(f families.Family) families.Table {
	if t, ok := opened.Load(f.ID); ok {
		return t.(families.Table)
	}
	t, err := f.Open(f.Variants[0].Setup)
	if err != nil {
		panic(err) // the set-up is the program's own
	}
	opened.Store(f.ID, t)
	return t
}

// describeBrains lists who plays a game, for a help text.
func describeBrains(f families.Family) string {
	t := usual(f)
	list := strings.Join(t.Brains.IDs(), ", ") + ", " + t.Levels[0].ID + " to " + t.Levels[len(t.Levels)-1].ID
	return strings.Join(text.Wrap(list, text.Screen), "\n")
}

// brainIDs are all that may be asked for, for the shell.
func brainIDs(f families.Family) []string {
	t := usual(f)
	return append(t.Brains.IDs(), t.Levels.IDs()...)
}
