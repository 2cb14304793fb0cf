package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/files"
	"boardduels/cmd/duel/lang"
	"boardduels/internal/games"
	"boardduels/internal/i18n"
	"boardduels/runtime/record"
	"boardduels/runtime/record/duelrecord"
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

// readReplay reads a replay; "-" is standard input. Errors name the file and the line.
func readReplay(cmd *cobra.Command, path string) (*duelrecord.Record, error) {
	return readChecked(cmd, path, sound)
}

// readChecked is [readReplay], which names of an altered replay the first line that doesn't pass a check.
func readChecked(cmd *cobra.Command, path string, check func(*duelrecord.Record) error) (*duelrecord.Record, error) {
	text, err := files.Read(cmd, path, duelrecord.MaxSize)
	if err != nil {
		return nil, err
	}
	r, err := duelrecord.Parse(text)
	if damage, ok := errors.AsType[*record.DigestError](err); ok {
		if altered, err := duelrecord.Altered(text); err == nil {
			damage.Place(text, check(altered))
		}
	}
	if family := record.Family(text); err != nil && family != duelrecord.Family {
		if _, unknown := games.Find(family); unknown == nil {
			err = &lang.OtherGame{Game: family, Commands: "duel board " + family}
		}
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return r, nil
}

// readReplayIn is readReplay with errors in a language.
func readReplayIn(cmd *cobra.Command, t *i18n.Translator, path string) (*duelrecord.Record, error) {
	r, err := readReplay(cmd, path)
	return r, lang.Unread(t, path, err)
}
