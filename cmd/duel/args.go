package main

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"boardduels/schema"
)

// exactly takes one argument for each name, none of them empty.
func exactly(names ...string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) > len(names) {
			return fmt.Errorf("%q is one argument too many", args[len(names)])
		}
		return given(names, args)
	}
}

// atLeast takes one or more arguments, none of them empty.
func atLeast(name string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		names := []string{name}
		for len(names) < len(args) {
			names = append(names, name)
		}
		return given(names, args)
	}
}

// complete tells the shell what a flag may be.
func complete(cmd *cobra.Command, flag string, choices ...string) {
	if err := cmd.RegisterFlagCompletionFunc(flag, cobra.FixedCompletions(choices, cobra.ShellCompDirectiveNoFileComp)); err != nil {
		panic(err) // the command has no such flag
	}
}

// trimmed returns a list as it was meant.
func trimmed(list []string) []string {
	for i := range list {
		list[i] = strings.TrimSpace(list[i])
	}
	return list
}

// completeHeroes tells the shell that a flag is a hero of the pack that --pack names.
func completeHeroes(cmd *cobra.Command, flag string) {
	heroes := func(cmd *cobra.Command, _ []string, _ string) ([]string, cobra.ShellCompDirective) {
		pack, err := loadPack(cmd.Flag("pack").Value.String())
		if err != nil {
			return nil, cobra.ShellCompDirectiveError
		}
		return pack.IDs(schema.HeroKind), cobra.ShellCompDirectiveNoFileComp
	}
	if err := cmd.RegisterFlagCompletionFunc(flag, heroes); err != nil {
		panic(err) // the command has no such flag
	}
}

// wrongFlag tells of a wrong number in plain words.
func wrongFlag(err error) error {
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
