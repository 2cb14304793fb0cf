package match

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"boardduels/runtime/replay"
)

// File saves a record in a file. Whenever the program is killed, the file holds the last record or the one before, whole.
type File struct {
	Path string
}

var _ Saver = File{}

// Save replaces the file: it writes beside it, waits until that has reached the disk, and renames.
func (f File) Save(record *replay.Record) error {
	text, err := record.MarshalText()
	if err != nil {
		return err
	}
	temp := f.Path + ".tmp"
	if err := write(temp, text); err != nil {
		return err
	}
	if err := os.Rename(temp, f.Path); err != nil {
		return err
	}
	return syncFolder(filepath.Dir(f.Path))
}

// write puts text into a file, and returns once it has reached the disk.
func write(path string, text []byte) error {
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o644)
	if err != nil {
		return err
	}
	_, err = file.Write(text)
	if err == nil {
		err = file.Sync()
	}
	return errors.Join(err, file.Close())
}

// syncFolder makes a rename last. Systems that can't sync a folder keep renames by themselves.
func syncFolder(folder string) error {
	dir, err := os.Open(folder)
	if err != nil {
		return err
	}
	defer dir.Close()
	_ = dir.Sync()
	return nil
}

// Load reads a saved record. The error for a damaged file names the file and the line; the file stays as it is.
func (f File) Load() (*replay.Record, error) {
	file, err := os.Open(f.Path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	text, err := io.ReadAll(io.LimitReader(file, replay.MaxSize+1)) // one byte more than a replay may have
	if err != nil {
		return nil, err
	}
	record, err := replay.Parse(text)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", f.Path, err)
	}
	return record, nil
}
