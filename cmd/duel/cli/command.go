// Package cli holds what the commands of the command line have in common: arguments, errors and exit codes, and how a
// command prints.
package cli

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
)

// problem is an error that isn't the command line's fault. err is nil if the output has told everything.
type problem struct{ err error }

func (p *problem) Error() string {
	if p.err == nil {
		return "a problem was found"
	}
	return p.err.Error()
}

func (p *problem) Unwrap() error { return p.err }

// Found is the problem that the output has told about.
var Found = &problem{}

// usage is an error in the command line that shows only when a command has looked at its arguments.
type usage struct {
	error
	hint string // further lines for people
}

// Usage says that an error is one in the command line, though it shows only when a command has looked at its arguments.
func Usage(err error) error { return usage{error: err} }

func (u usage) Unwrap() error { return u.error }

// hintOf returns further lines about an error in the command line.
func hintOf(err error) string {
	u, _ := errors.AsType[usage](err)
	return u.hint
}

// Work is a command's RunE: errors of f count as problems, unless they are usage errors.
func Work(f func(cmd *cobra.Command, args []string) error) func(*cobra.Command, []string) error {
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

// Group is the RunE of a command that only holds others.
func Group(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return cmd.Help()
	}
	cmd.SuggestionsMinimumDistance = 2
	unknown := usage{error: fmt.Errorf("unknown command %q for %q", args[0], cmd.CommandPath())}
	near := cmd.SuggestionsFor(args[0])
	if len(near) == 0 {
		unknown.error = fmt.Errorf("%w; there are: %s", unknown.error, strings.Join(subcommands(cmd), ", "))
		return unknown
	}
	unknown.hint = "\nDid you mean this?\n"
	for _, name := range near {
		unknown.hint += "\t" + name + "\n"
	}
	unknown.hint += "\n"
	return unknown
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
