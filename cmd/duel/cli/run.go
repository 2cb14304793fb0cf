package cli

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"
)

// The exit codes.
const (
	ExitOK      = 0
	ExitProblem = 1 // the work showed a problem, or couldn't be done
	ExitUsage   = 2 // the command line isn't understood
)

// Run carries out a command line by a program's root command, and returns the exit code.
func Run(ctx context.Context, root *cobra.Command, args []string, in io.Reader, out, errs io.Writer) int {
	root.SetArgs(args)
	root.SetIn(in)
	root.SetOut(out)
	root.SetErr(errs)
	command, err := root.ExecuteContextC(ctx)
	var problem *problem
	switch {
	case err == nil:
		return ExitOK
	case errors.Is(err, context.Canceled):
		fmt.Fprintln(errs, "duel: interrupted")
		return ExitProblem
	case errors.As(err, &problem):
		if problem.err != nil {
			fmt.Fprintf(errs, "duel: %v\n", problem.err)
		}
		return ExitProblem
	}
	fmt.Fprintf(errs, "duel: %v\nRun '%s --help' for usage.\n", err, command.CommandPath())
	return ExitUsage
}
