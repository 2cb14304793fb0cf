package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"boardduels/assets/licences"
	"boardduels/cmd/duel/cli"
)

func newLicences() *cobra.Command {
	return &cobra.Command{
		Use:   "licences",
		Short: "Print the licences of all that the programs are made of",
		Args:  cli.Exactly(),
		RunE: cli.Work(func(cmd *cobra.Command, _ []string) error {
			_, err := fmt.Fprint(cmd.OutOrStdout(), licences.Text())
			return err
		}),
	}
}
