package boardcmd

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"boardduels/cmd/duel/files"
	"boardduels/cmd/duel/lang"
	"boardduels/internal/atomicfile"
	"boardduels/internal/games"
	"boardduels/runtime/record"
	"boardduels/runtime/record/boardrecord"
	"boardduels/runtime/record/duelrecord"
)

// readRecord reads the record of a file; "-" is standard input. Errors name the file and the line, of an altered one
// the first that doesn't pass a check.
func readRecord(cmd *cobra.Command, path string, check check) (*boardrecord.Record, error) {
	text, err := files.Read(cmd, path, record.MaxSize)
	if err != nil {
		return nil, err
	}
	return parseRecord(path, text, check)
}

// check returns an error for a record that can't be so.
type check func(games.Table, *boardrecord.Record) error

// loadRecord reads the record that the program has saved in a file.
func loadRecord(path string) (*boardrecord.Record, error) {
	text, err := atomicfile.Read(path, record.MaxSize+1)
	if err != nil {
		return nil, err
	}
	return parseRecord(path, text, sound)
}

func parseRecord(path string, text []byte, check check) (*boardrecord.Record, error) {
	r, err := boardrecord.Parse(text)
	if damage, ok := errors.AsType[*record.DigestError](err); ok {
		place(damage, text, check)
	}
	if err != nil {
		if _, other := duelrecord.Parse(text); other == nil || record.Family(text) == duelrecord.Family {
			err = &lang.OtherGame{Game: duelrecord.Family, Commands: "duel replay"}
		}
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return r, nil
}

// place names the line of an altered record that can be shown to be wrong.
func place(damage *record.DigestError, text []byte, check check) {
	r, err := boardrecord.Altered(text)
	if err != nil {
		return
	}
	if table, err := games.Of(r); err == nil {
		damage.Place(text, check(table, r))
	}
}

// gameOf returns the game of a record that was read from a file. It returns an error for one of another family.
func gameOf(f games.Family, file string, r *boardrecord.Record) (games.Table, error) {
	if r.Family != f.ID {
		return games.Table{}, fmt.Errorf("%s: %w", file, &lang.OtherGame{Game: r.Family, Commands: "duel board " + r.Family})
	}
	table, err := games.Of(r)
	if err != nil {
		err = fmt.Errorf("%s: setup: %w", file, err)
	}
	return table, err
}

// readGame reads the record of a file, with its game.
func readGame(cmd *cobra.Command, f games.Family, path string, check check) (*boardrecord.Record, games.Table, error) {
	r, err := readRecord(cmd, path, check)
	if err != nil {
		return nil, games.Table{}, err
	}
	table, err := gameOf(f, path, r)
	return r, table, err
}
