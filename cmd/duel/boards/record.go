package boards

import (
	"fmt"

	"github.com/spf13/cobra"

	"boardduels/cmd/duel/files"
	"boardduels/internal/durable"
	"boardduels/internal/families"
	"boardduels/internal/i18n"
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

// otherGame is the error of a record of another game than was asked for.
type otherGame struct{ family, commands string }

// In tells it in a language.
func (o *otherGame) In(t *i18n.Translator) string {
	return t.Text("cli.board.other_game", i18n.Args{"Game": o.family, "Commands": o.commands})
}

func (o *otherGame) Error() string { return o.In(i18n.For(i18n.Default)) }

func parseRecord(path string, text []byte) (*board.Record, error) {
	r, err := board.Parse(text)
	if err != nil {
		if _, other := replay.Parse(text); other == nil {
			err = &otherGame{"duel", "duel replay"}
		}
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return r, nil
}

// gameOf returns the game of a record that was read from a file. It returns an error for one of another family.
func gameOf(f families.Family, file string, r *board.Record) (families.Table, error) {
	if r.Family != f.ID {
		return families.Table{}, fmt.Errorf("%s: %w", file, &otherGame{r.Family, "duel board " + r.Family})
	}
	table, err := families.Of(r)
	if err != nil {
		err = fmt.Errorf("%s: setup: %w", file, err)
	}
	return table, err
}

// readGame reads the record of a file, with its game.
func readGame(cmd *cobra.Command, f families.Family, path string) (*board.Record, families.Table, error) {
	r, err := readRecord(cmd, path)
	if err != nil {
		return nil, families.Table{}, err
	}
	table, err := gameOf(f, path, r)
	return r, table, err
}
