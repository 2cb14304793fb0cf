package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"boardduels/cmd/duel/resolve"
	"boardduels/cmd/duel/text"
	"boardduels/internal/termsafe"
	"boardduels/schema"
)

// loadPlayable is [resolve.LoadPack] that tells, in a line on standard error, how many problems keep parts of the pack
// from being played with.
func loadPlayable(cmd *cobra.Command, path string) (*schema.Pack, error) {
	pack, found, err := resolve.CheckPack(cmd.Context(), path)
	if err != nil {
		return nil, err
	}
	n := 0
	for _, d := range found {
		if d.Severity == schema.Error {
			n++
		}
	}
	if n > 0 {
		fmt.Fprintf(cmd.ErrOrStderr(), "duel: %s has %s; see 'duel validate %[1]s'\n", termsafe.Line(path), text.Count(n, "problem"))
	}
	return pack, nil
}
