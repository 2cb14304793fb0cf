package main

import (
	"encoding/json"
	"fmt"
	"runtime"

	"github.com/spf13/cobra"

	about "boardduels/cmd"
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
	cmd := &cobra.Command{
		Use:   "version",
		Short: "Print the versions of the program, the rules and the replay format",
		Args:  cli.Exactly(),
		RunE: cli.Work(func(cmd *cobra.Command, _ []string) error {
			v := versions{about.Version(), duel.RulesVersion, duelrecord.Version, runtime.Version(), runtime.GOOS + "/" + runtime.GOARCH}
			if asJSON {
				return json.NewEncoder(cli.Data(cmd.OutOrStdout())).Encode(v)
			}
			_, err := fmt.Fprintf(cmd.OutOrStdout(), "duel %s\nrules %d\nreplay format %d\n%s %s\n", v.Program, v.Rules, v.Replay, v.Go, v.System)
			return err
		}),
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	return cmd
}
