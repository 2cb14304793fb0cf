package main

import (
	"encoding/json"
	"fmt"
	"runtime"

	"github.com/spf13/cobra"

	"boardduels/cmd"
	"boardduels/cmd/duel/cli"
	"boardduels/runtime/duel"
	"boardduels/runtime/record/duelrecord"
)

// versions are what decides whether two programs understand each other.
type versions struct {
	Program string `json:"program"`
	Rules   int    `json:"rules"`
	Replay  int    `json:"replay_format"`
	Go      string `json:"go"`
	System  string `json:"system"`
}

func newVersion() *cobra.Command {
	var asJSON bool
	command := &cobra.Command{
		Use:   "version",
		Short: "Print the versions of the program, the rules and the replay format",
		Args:  cli.Exactly(),
		RunE: cli.Work(func(command *cobra.Command, _ []string) error {
			v := versions{cmd.Version(), duel.RulesVersion, duelrecord.Version, runtime.Version(), runtime.GOOS + "/" + runtime.GOARCH}
			if asJSON {
				return json.NewEncoder(cli.Data(command.OutOrStdout())).Encode(v)
			}
			_, err := fmt.Fprintf(command.OutOrStdout(), "duel %s\nrules %d\nreplay format %d\n%s %s\n", v.Program, v.Rules, v.Replay, v.Go, v.System)
			return err
		}),
	}
	command.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	return command
}
