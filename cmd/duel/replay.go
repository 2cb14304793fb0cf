package main

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"github.com/spf13/cobra"

	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/files"
	"boardduels/internal/i18n"
	"boardduels/internal/trouble"
	"boardduels/runtime/replay"
)

func newReplay() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "replay",
		Short: "Verify, show, journal, fork and compare recorded duels",
		Long: `A replay is a small text file that carries the rules version, the heroes with
their cards, the AI's knowledge, the seed, every action, a hash of each turn and
a digest of it all. FILE may also be - for standard input.`,
		RunE: cli.Group,
	}
	cmd.AddCommand(newVerify(), newShow(), newJournal(), newFork(), newCompare())
	return cmd
}

// replayFiles returns the files that some arguments stand for. It returns an error for a folder without any.
func replayFiles(args []string) ([]string, error) {
	var paths []string
	for _, arg := range args {
		more, err := filesOf(arg)
		if err != nil {
			return nil, err
		}
		if len(more) == 0 {
			return nil, fmt.Errorf("%s: no %s files there", arg, files.ReplayExt)
		}
		paths = append(paths, more...)
	}
	return paths, nil
}

func filesOf(arg string) ([]string, error) {
	if arg == "-" {
		return []string{arg}, nil
	}
	info, err := os.Stat(arg)
	switch {
	case err != nil:
		matches, bad := filepath.Glob(arg)
		if bad != nil || len(matches) == 0 {
			return []string{arg}, nil // reading it will tell
		}
		slices.Sort(matches)
		return matches, nil
	case !info.IsDir():
		return []string{arg}, nil
	}
	var paths []string
	err = filepath.WalkDir(arg, func(path string, entry fs.DirEntry, err error) error {
		if err == nil && filepath.Ext(path) == files.ReplayExt && isFile(path, entry) {
			paths = append(paths, path)
		}
		return err
	})
	return paths, err
}

// isFile reports whether an entry of a folder is a file or a link to one: a pipe could have the program wait for ever.
func isFile(path string, entry fs.DirEntry) bool {
	if entry.Type() != fs.ModeSymlink {
		return entry.Type().IsRegular()
	}
	info, err := os.Stat(path)
	return err != nil || info.Mode().IsRegular() // reading it will tell of an error
}

// readReplay reads a replay; "-" is standard input. Errors name the file and the line.
func readReplay(cmd *cobra.Command, path string) (*replay.Record, error) {
	text, err := files.Read(cmd, path, replay.MaxSize)
	if err != nil {
		return nil, err
	}
	r, err := replay.Parse(text)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return r, nil
}

// readReplayIn is readReplay with errors in a language.
func readReplayIn(cmd *cobra.Command, t *i18n.Translator, path string) (*replay.Record, error) {
	r, err := readReplay(cmd, path)
	return r, unread(t, path, err)
}

// unplayable tells in a language why a replay that was read can't be played, or where it diverges.
func unplayable(t *i18n.Translator, path string, err error) error {
	return unread(t, path, fmt.Errorf("%s: %w", path, err))
}

// unreadable is the error of a file that can't be read, in the language of the one who named it.
type unreadable struct {
	told string
	error
}

func (u *unreadable) Error() string { return u.told }
func (u *unreadable) Unwrap() error { return u.error }

// unread tells in a language why a file can't be read; nil if it can. English says what the error does.
func unread(t *i18n.Translator, path string, err error) error {
	if err == nil || t.Language() == i18n.Default {
		return err
	}
	return &unreadable{path + ": " + trouble.Unread(t, err), err}
}
