package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"boardduels/internal/atomicfile"
	"boardduels/internal/termsafe"
)

// The exit codes.
const (
	ExitOK      = 0
	ExitProblem = 1 // the work showed a problem, or couldn't be done
	ExitUsage   = 2 // the command line isn't understood
)

// Run carries out a command line by a program's root command, and returns the exit code. A command whose output can't
// be written is interrupted, and has a problem.
func Run(ctx context.Context, root *cobra.Command, args []string, in io.Reader, out, errs io.Writer) int {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	printed, told := NewOutput(ctx, out, func(error) { stop() }), NewOutput(ctx, errs, nil)
	root.SetArgs(args)
	root.SetIn(in)
	root.SetOut(Data(printed))
	root.InitDefaultCompletionCmd(args...) // which prints a script for a shell
	root.SetOut(printed)
	root.SetErr(told)
	command, err := root.ExecuteContextC(ctx)
	switch unwritten := printed.End(); {
	case unwritten == nil:
	case errors.Is(unwritten, context.Canceled):
		err = cmp.Or(err, unwritten)
	default:
		fmt.Fprintf(told, "duel: standard output: %v\n", atomicfile.Reason(unwritten))
		if err == nil || errors.Is(err, unwritten) || errors.Is(err, context.Canceled) {
			return ExitProblem
		}
	}
	return tell(told, command, err)
}

// InTime returns what something returns that may take long or wait for others, but doesn't wait for it longer than the
// context. What was given up goes on until the program ends.
func InTime[T any](ctx context.Context, do func() (T, error)) (T, error) {
	type result struct {
		value T
		err   error
	}
	ended := make(chan result, 1)
	go func() {
		value, err := do()
		ended <- result{value, err}
	}()
	select {
	case r := <-ended:
		return r.value, r.err
	case <-ctx.Done():
		var none T
		return none, ctx.Err()
	}
}

// tell tells of a command's error, and returns the exit code.
func tell(errs io.Writer, command *cobra.Command, err error) int {
	var problem *problem
	switch {
	case err == nil:
		return ExitOK
	case errors.Is(err, context.Canceled):
		fmt.Fprintln(errs, "duel: interrupted")
		return ExitProblem
	case errors.As(err, &problem):
		if problem.err != nil {
			fmt.Fprintf(errs, "duel: %s\n", message(problem.err))
		}
		return ExitProblem
	}
	fmt.Fprintf(errs, "duel: %s\n%sRun '%s --help' for usage.\n", message(err), hintOf(err), command.CommandPath())
	return ExitUsage
}

// message is an error on a line; several are told one after the other.
func message(err error) string {
	if several, ok := err.(interface{ Unwrap() []error }); ok {
		var all []string
		for _, one := range several.Unwrap() {
			all = append(all, one.Error())
		}
		if strings.Join(all, "\n") == err.Error() { // they are all that it says
			return termsafe.Line(strings.Join(all, "; "))
		}
	}
	return termsafe.Line(err.Error())
}
