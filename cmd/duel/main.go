// Duel is the command line of Board Duels, for designers, testers and other programs: it validates packs, plays and
// simulates duels, verifies replays, and explains what the AI decides.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"github.com/spf13/cobra"
)

// The exit codes.
const (
	exitOK      = 0
	exitProblem = 1 // the work showed a problem, or couldn't be done
	exitUsage   = 2 // the command line isn't understood
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, stop) // who interrupts twice doesn't want to wait
	os.Exit(run(ctx, os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// run carries out a command line and returns the exit code.
func run(ctx context.Context, args []string, in io.Reader, out, errs io.Writer) int {
	root := newRoot()
	root.SetArgs(args)
	root.SetIn(in)
	root.SetOut(out)
	root.SetErr(errs)
	command, err := root.ExecuteContextC(ctx)
	var problem *problem
	switch {
	case err == nil:
		return exitOK
	case errors.Is(err, context.Canceled):
		fmt.Fprintln(errs, "duel: interrupted")
		return exitProblem
	case errors.As(err, &problem):
		if problem.err != nil {
			fmt.Fprintf(errs, "duel: %v\n", problem.err)
		}
		return exitProblem
	}
	fmt.Fprintf(errs, "duel: %v\nRun '%s --help' for usage.\n", err, command.CommandPath())
	return exitUsage
}

// problem is an error that isn't the command line's fault. err is nil if the output has told everything.
type problem struct{ err error }

func (p *problem) Error() string {
	if p.err == nil {
		return "a problem was found"
	}
	return p.err.Error()
}

func (p *problem) Unwrap() error { return p.err }

// found is the problem that the output has told about.
var found = &problem{}

// usage is an error in the command line that shows only when a command has looked at its arguments.
type usage struct{ error }

func (u usage) Unwrap() error { return u.error }

// work is a command's RunE: errors of f count as problems, unless they are usage errors.
func work(f func(cmd *cobra.Command, args []string) error) func(*cobra.Command, []string) error {
	return func(cmd *cobra.Command, args []string) error {
		err := f(cmd, args)
		var u usage
		var p *problem
		if err == nil || errors.As(err, &u) || errors.As(err, &p) {
			return err
		}
		return &problem{err}
	}
}

func newRoot() *cobra.Command {
	root := &cobra.Command{
		Use:   "duel",
		Short: "Play, simulate, verify and explain duels of Board Duels",
		Long: `Duel is the command line of Board Duels, a card duel against an AI that learns.

A pack is a folder or zip archive of heroes, cards, precedent cases and experts'
priorities in XML. The name "classic" stands for the pack inside the program.

Exit codes: 0 all is well, 1 a problem was found or the work couldn't be done,
2 the command line isn't understood.`,
		Example: `  duel play --hero knight --opponent mage
  duel validate my-pack
  duel simulate --heroes knight,mage -n 10000
  duel replay verify replays/`,
		SilenceErrors: true,
		SilenceUsage:  true,
		Version:       programVersion(),
		Args:          cobra.ArbitraryArgs, // group tells of unknown commands
		RunE:          group,
	}
	root.SetFlagErrorFunc(func(_ *cobra.Command, err error) error { return wrongFlag(err) })
	root.SetUsageTemplate(strings.ReplaceAll(root.UsageTemplate(), ".FlagUsages", fmt.Sprint(".FlagUsagesWrapped ", screen)))
	root.AddCommand(newValidate(), newPlay(), newSimulate(), newMatch(), newArena(), newBalance(), newLearn(), newTrain(), newReplay(), newDecide(), newKnowledge(), newPackCommand(), newFields(), newVersion())
	return root
}

// group is the RunE of a command that only holds others.
func group(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return cmd.Help()
	}
	cmd.SuggestionsMinimumDistance = 2
	message := fmt.Sprintf("unknown command %q for %q", args[0], cmd.CommandPath())
	near := cmd.SuggestionsFor(args[0])
	if len(near) == 0 {
		message += "; there are: " + strings.Join(subcommands(cmd), ", ")
	} else {
		message += "\n\nDid you mean this?"
		for _, name := range near {
			message += "\n\t" + name
		}
		message += "\n"
	}
	return usage{errors.New(message)}
}

func subcommands(cmd *cobra.Command) []string {
	var names []string
	for _, child := range cmd.Commands() {
		if child.IsAvailableCommand() {
			names = append(names, child.Name())
		}
	}
	return names
}
