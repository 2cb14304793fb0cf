// Boardduels is the app: on a desktop the game with its editor, on a phone the game.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"boardduels/cmd"
	"boardduels/internal/atomicfile"
	"boardduels/internal/i18n"
	_ "boardduels/internal/locale" // before the toolkit reads the environment
	"boardduels/runtime/record"
)

// The exit codes.
const (
	exitProblem = 1
	exitUsage   = 2
)

func main() {
	o, err := parse(os.Args[1:])
	switch {
	case errors.Is(err, flag.ErrHelp):
		return
	case err != nil:
		os.Exit(exitUsage)
	}
	if o.version {
		tell("boardduels " + cmd.Version())
		return
	}
	record.Program = cmd.Version()
	if err := run(o); err != nil {
		complain(err)
		os.Exit(exitProblem)
	}
}

// options are the command line.
type options struct {
	language string
	pack     string
	data     string
	mobile   bool
	edit     bool
	files    []string // to be opened
	version  bool
}

func parse(args []string) (options, error) {
	var o options
	flags := flag.NewFlagSet("boardduels", flag.ContinueOnError)
	flags.StringVar(&o.language, "lang", "", "language: "+strings.Join(languages(), " or ")+" (default: the one that was set, else the system's)")
	flags.StringVar(&o.pack, "pack", "", "folder or zip file of the pack to play with, or classic (default: the one that was set)")
	flags.StringVar(&o.data, "data", "", "folder for duels, settings and what the AI has learned (default: the app's own)")
	flags.BoolVar(&o.edit, "edit", false, "start in the editor")
	flags.BoolVar(&o.mobile, "mobile", false, "show what a phone shows")
	flags.BoolVar(&o.version, "version", false, "print the version")
	flags.Usage = func() {
		fmt.Fprintln(flags.Output(), "Usage of boardduels:\n  boardduels [flags] [file...]")
		flags.PrintDefaults()
	}
	flags.SetOutput(io.Discard) // where it would name unknown flags as they are
	err := flags.Parse(args)
	if err == nil {
		err = o.check(flags.Args())
	}
	if err != nil {
		if !errors.Is(err, flag.ErrHelp) {
			complain(err)
		}
		flags.SetOutput(nil)
		flags.Usage()
	}
	return o, err
}

// check takes the files to be opened, and returns an error for what can't be meant.
func (o *options) check(rest []string) error {
	for _, path := range rest {
		if _, err := os.Stat(path); err != nil {
			return fmt.Errorf("the file %q can't be opened: %w", path, atomicfile.Reason(err))
		}
		o.files = append(o.files, path)
	}
	if known := languages(); o.language != "" && !slices.Contains(known, o.language) {
		return fmt.Errorf("no language %q; there are: %s", o.language, strings.Join(known, ", "))
	}
	return nil
}

// languages returns the codes of those that the app speaks.
func languages() (codes []string) {
	for _, l := range i18n.Languages() {
		codes = append(codes, l.Code)
	}
	return codes
}
