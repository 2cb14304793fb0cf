package cli

import (
	"errors"
	"fmt"
	"math"
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

// Named refuses the empty name of a file or a folder for any of some flags: it would be taken for none.
func Named(cmd *cobra.Command, flags ...string) error {
	for _, name := range flags {
		if flag := cmd.Flags().Lookup(name); flag != nil && flag.Changed && flag.Value.String() == "" {
			return fmt.Errorf("--%s is empty: the name of a file or a folder is missing", name)
		}
	}
	return nil
}

// Exclusive has at most one of some flags given. Cobra's own words for it are a library's, so it is asked only what the
// shell may complete.
func Exclusive(cmd *cobra.Command, flags ...string) {
	cmd.MarkFlagsMutuallyExclusive(flags...)
	before := cmd.PreRunE
	cmd.PreRunE = func(cmd *cobra.Command, args []string) error {
		var given []string
		for _, name := range flags {
			if cmd.Flags().Changed(name) {
				given = append(given, "--"+name)
			}
		}
		if len(given) > 1 {
			return fmt.Errorf("%s were given, allowed is one of them", strings.Join(given, " and "))
		}
		if before != nil {
			return before(cmd, args)
		}
		return nil
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
	number, ok := errors.AsType[*strconv.NumError](err)
	if !ok {
		return err
	}
	what, _, _ := strings.Cut(err.Error(), ": strconv.")
	switch {
	case number.Func == "ParseUint":
		return fmt.Errorf("%s: allowed is a whole number from 0 to %d", what, uint64(math.MaxUint64))
	case errors.Is(number.Err, strconv.ErrRange):
		return fmt.Errorf("%s: the number is out of range", what)
	case number.Func == "ParseFloat":
		return fmt.Errorf("%s: it isn't a number", what)
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
