package cli

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
)

// Exactly takes one argument for each name, none of them empty.
func Exactly(names ...string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) > len(names) {
			return fmt.Errorf("%q is one argument too many", args[len(names)])
		}
		return given(names, args)
	}
}

// AtLeast takes one or more arguments, none of them empty.
func AtLeast(name string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		names := []string{name}
		for len(names) < len(args) {
			names = append(names, name)
		}
		return given(names, args)
	}
}

// Complete tells the shell what a flag may be.
func Complete(cmd *cobra.Command, flag string, choices ...string) {
	if err := cmd.RegisterFlagCompletionFunc(flag, cobra.FixedCompletions(choices, cobra.ShellCompDirectiveNoFileComp)); err != nil {
		panic(err) // the command has no such flag
	}
}

// Trimmed returns a list as it was meant.
func Trimmed(list []string) []string {
	for i := range list {
		list[i] = strings.TrimSpace(list[i])
	}
	return list
}

// WrongFlag tells of a wrong number in plain words.
func WrongFlag(err error) error {
	var number *strconv.NumError
	if !errors.As(err, &number) {
		return err
	}
	what, _, _ := strings.Cut(err.Error(), ": strconv.")
	if errors.Is(number.Err, strconv.ErrRange) {
		return fmt.Errorf("%s: the number is out of range", what)
	}
	return fmt.Errorf("%s: it isn't a whole number", what)
}

func given(names, args []string) error {
	for i, name := range names {
		switch {
		case i >= len(args):
			return fmt.Errorf("%s is missing", name)
		case args[i] == "":
			return fmt.Errorf("%s is empty", name)
		}
	}
	return nil
}
