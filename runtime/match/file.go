package match

import (
	"encoding"
	"fmt"

	"boardduels/internal/atomicfile"
)

// Write replaces a file by a record. Whenever the program is killed, the file holds the last record or the one before,
// whole.
func Write(path string, record encoding.TextMarshaler) error {
	text, err := record.MarshalText()
	if err != nil {
		return err
	}
	return atomicfile.Replace(path, text)
}

// Read reads a record of at most so many bytes. The error for a damaged file names the file and the line; the file
// stays as it is. What isn't a regular file is refused: a pipe might never give anything.
func Read[R any](path string, most int64, parse func([]byte) (R, error)) (none R, err error) {
	text, err := atomicfile.Read(path, most+1)
	if err != nil {
		return none, err
	}
	record, err := parse(text)
	if err != nil {
		return none, fmt.Errorf("%s: %w", path, err)
	}
	return record, nil
}
