package cli_test

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"testing"
	"testing/synctest"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/assert"

	"boardduels/cmd/duel/cli"
)

// talkative returns a command that prints lines until its output fails.
func talkative() *cobra.Command {
	return &cobra.Command{Use: "duel", SilenceErrors: true, SilenceUsage: true, RunE: func(cmd *cobra.Command, _ []string) error {
		for line := 1; ; line++ {
			if _, err := fmt.Fprintln(cmd.OutOrStdout(), "line", line); err != nil {
				return err
			}
		}
	}}
}

// A pager that shows a page and waits takes no more, and ignores the interrupt that ends the command.
func TestAnInterruptEndsACommandThatNobodyReads(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, interrupt := context.WithCancel(t.Context())
		pager, out := io.Pipe()
		var errs bytes.Buffer
		code := make(chan int)
		go func() { code <- cli.Run(ctx, talkative(), nil, nil, out, &errs) }()
		page := make([]byte, len("line 1\n"))
		_, err := io.ReadFull(pager, page)
		assert.NoError(t, err)
		synctest.Wait() // the command waits for the pager
		interrupt()
		assert.Equal(t, cli.ExitProblem, <-code)
		assert.Equal(t, "duel: interrupted\n", errs.String())
		assert.NoError(t, pager.Close())
	})
}

// Who reads is told to the end, though the command was interrupted.
func TestAnInterruptedCommandSaysItsLastWords(t *testing.T) {
	ctx, interrupt := context.WithCancel(t.Context())
	interrupt()
	var out, errs bytes.Buffer
	report := &cobra.Command{Use: "duel", SilenceErrors: true, SilenceUsage: true, RunE: func(cmd *cobra.Command, _ []string) error {
		_, err := fmt.Fprintln(cmd.OutOrStdout(), "so far")
		return err
	}}
	assert.Equal(t, cli.ExitOK, cli.Run(ctx, report, nil, nil, &out, &errs))
	assert.Equal(t, "so far\n", out.String())
}
