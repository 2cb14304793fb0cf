package screen

import (
	"boardduels/internal/i18n"
	"boardduels/internal/trouble"
	"boardduels/runtime/replay"
)

// SavedDuel is a duel of the collection.
type SavedDuel struct {
	Path       string
	Record     *replay.Record // nil if the file can't be read
	Err        error          // why not
	IsImported bool           // it comes from elsewhere
	Digest     string         // that closes its file; "" if no file can hold it
	// Mine and Theirs are the shares of hp after each action, 0…1; nil if the record can't be played.
	Mine, Theirs []float32
}

// LayOut finds how the hp of both heroes went, and by what forks know the duel.
func (d *SavedDuel) LayOut() {
	if d.Record == nil {
		return
	}
	d.Digest, _ = d.Record.Digest() // a duel that no file can hold has no fork
	laid, err := replay.Open(d.Record)
	if err != nil {
		return // that is told where the duel is shown
	}
	me := d.Record.Person()
	mine, err := laid.Course(me)
	if err != nil {
		return
	}
	if theirs, err := laid.Course(1 - me); err == nil {
		d.Mine, d.Theirs = mine, theirs
	}
}

// why tells which file can't be read, and why.
func (d *SavedDuel) why(t *i18n.Translator) string { return d.Path + ": " + trouble.Unread(t, d.Err) }

// isWon reports whether the person has won.
func (d *SavedDuel) isWon() bool {
	return d.Record != nil && d.Record.Finished() && d.Record.Result.Winner == d.Record.Person()
}

// isLost reports whether the person has lost.
func (d *SavedDuel) isLost() bool { return d.Record != nil && d.Record.Finished() && !d.isWon() }
