package duelmatch

import (
	"boardduels/runtime/match"
	"boardduels/runtime/record/duelrecord"
)

// Autosave keeps a record and lets the match go on where saving fails.
type Autosave = match.Autosave[*duelrecord.Record]

// NewAutosave returns an Autosave, see [match.NewAutosave].
func NewAutosave(saver Saver, told func(error)) *Autosave {
	return match.NewAutosave[*duelrecord.Record](saver, told)
}

// File saves a record in a file. Whenever the program is killed, the file holds the last record or the one before,
// whole.
type File struct {
	Path string
}

var _ Saver = File{}

// Save replaces the file.
func (f File) Save(record *duelrecord.Record) error { return match.Write(f.Path, record) }

// Load reads a saved record. The error for a damaged file names the file and the line; the file stays as it is.
func (f File) Load() (*duelrecord.Record, error) {
	return match.Read(f.Path, duelrecord.MaxSize, duelrecord.Parse)
}
