package screen

import (
	"boardduels/internal/i18n"
	"boardduels/internal/trouble"
	"boardduels/runtime/replay"
)

// SavedDuel is a duel of the collection.
type SavedDuel struct {
	Path   string
	Record *replay.Record // nil if the file can't be read
	Err    error          // why not
}

// why tells which file can't be read, and why.
func (d *SavedDuel) why(t *i18n.Translator) string { return d.Path + ": " + trouble.Unread(t, d.Err) }
