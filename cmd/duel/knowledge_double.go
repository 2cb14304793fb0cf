package main

import (
	"cmp"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/resolve"
	"boardduels/cmd/duel/text"
	"boardduels/kb"
)

func newKnowledgeDouble() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "double FILE",
		Short: "Tell what somebody's double is made of",
		Long: `Tell which hero a double plays, and of how many duels and turns it was made.
FILE is what 'duel knowledge imitate' prints, or the game saves for a friend.`,
		Example: `  duel knowledge double anna.xml`,
		Args:    cli.Exactly("FILE"),
		RunE: cli.Work(func(cmd *cobra.Command, args []string) error {
			made, err := resolve.ReadDouble(args[0])
			switch {
			case err != nil:
				return err
			case asJSON:
				return cli.PrintJSON(cmd.OutOrStdout(), &doubleJSON{made.Hero, made.Games, made.Turns, named(made.Style)})
			}
			return printDouble(cmd.OutOrStdout(), made)
		}),
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	return cmd
}

// doubleJSON is a double for machines.
type doubleJSON struct {
	Hero  string            `json:"hero"`  // "" if the file doesn't tell
	Games int               `json:"games"` // 0 if the user's hands were guessed
	Turns int               `json:"turns"`
	Style map[string]number `json:"style"`
}

func printDouble(w io.Writer, made *kb.Double) error {
	of := text.Count(made.Turns, "turn")
	if made.Games > 0 {
		of = text.Count(made.Games, "duel") + ", " + of
	}
	_, err := fmt.Fprintf(w, "%s: made of %s\n", cmp.Or(made.Hero, "any hero"), of)
	return err
}
