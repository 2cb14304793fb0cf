package match

import (
	"boardduels/runtime/replay"
	"boardduels/runtime/sitting"
)

// Autosave keeps a record and lets the match go on where saving fails.
type Autosave = sitting.Autosave[*replay.Record]

// NewAutosave returns an Autosave, see [sitting.NewAutosave].
func NewAutosave(saver Saver, told func(error)) *Autosave {
	return sitting.NewAutosave[*replay.Record](saver, told)
}

// File saves a record in a file. Whenever the program is killed, the file holds the last record or the one before,
// whole.
type File struct {
	Path string
}

var _ Saver = File{}

// Save replaces the file.
func (f File) Save(record *replay.Record) error { return sitting.Write(f.Path, record) }

// Load reads a saved record. The error for a damaged file names the file and the line; the file stays as it is.
func (f File) Load() (*replay.Record, error) {
	return sitting.Read(f.Path, replay.MaxSize, replay.Parse)
}
