package match

import (
	"fmt"

	"boardduels/internal/durable"
	"boardduels/runtime/replay"
)

// File saves a record in a file. Whenever the program is killed, the file holds the last record or the one before,
// whole.
type File struct {
	Path string
}

var _ Saver = File{}

// Save replaces the file.
func (f File) Save(record *replay.Record) error {
	text, err := record.MarshalText()
	if err != nil {
		return err
	}
	return durable.Replace(f.Path, text)
}

// Load reads a saved record. The error for a damaged file names the file and the line; the file stays as it is. What
// isn't a regular file is refused: a pipe might never give anything.
func (f File) Load() (*replay.Record, error) {
	text, err := durable.Read(f.Path, replay.MaxSize+1) // one byte more than a replay may have
	if err != nil {
		return nil, err
	}
	record, err := replay.Parse(text)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", f.Path, err)
	}
	return record, nil
}
