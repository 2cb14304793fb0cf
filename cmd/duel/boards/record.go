package boards

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"boardduels/cmd/duel/files"
	"boardduels/internal/durable"
	"boardduels/internal/families"
	"boardduels/runtime/board"
	"boardduels/runtime/record"
	"boardduels/runtime/replay"
)

// readRecord reads the record of a file; "-" is standard input. Errors name the file and the line.
func readRecord(cmd *cobra.Command, path string) (*board.Record, error) {
	text, err := files.Read(cmd, path, record.MaxSize)
	if err != nil {
		return nil, err
	}
	return parseRecord(path, text)
}

// loadRecord reads the record that the program has saved in a file.
func loadRecord(path string) (*board.Record, error) {
	text, err := durable.Read(path, record.MaxSize+1)
	if err != nil {
		return nil, err
	}
	return parseRecord(path, text)
}

var errDuel = errors.New("the record is of a duel; the commands for it are 'duel play' and 'duel replay'")

func parseRecord(path string, text []byte) (*board.Record, error) {
	r, err := board.Parse(text)
	if err != nil {
		if _, other := replay.Parse(text); other == nil {
			err = errDuel
		}
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return r, nil
}

// gameOf returns the game of a record that was read from a file. It returns an error for one of another family.
func gameOf(f families.Family, file string, r *board.Record) (families.Table, error) {
	if r.Family != f.ID {
		return families.Table{}, fmt.Errorf("%s: the record is of %s; the commands for it are 'duel board %[2]s'", file, r.Family)
	}
	table, err := families.Of(r)
	if err != nil {
		err = fmt.Errorf("%s: setup: %w", file, err)
	}
	return table, err
}
