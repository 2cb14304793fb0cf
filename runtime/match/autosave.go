package match

import (
	"slices"
	"sync"

	"boardduels/runtime/replay"
)

// Autosave keeps a record with another saver and lets the match go on where that fails, as on a full disk. It tries
// again with the next action, and with each call of [Autosave.Retry]. Goroutines may share it.
type Autosave struct {
	saver Saver
	told  func(error)

	mu      sync.Mutex
	unsaved *replay.Record // the latest one, or nil
	failure error          // why it isn't saved
}

var _ Saver = (*Autosave)(nil)

// NewAutosave returns an Autosave that saves with saver. told, unless nil, is called each time saving begins to fail or
// fails for another reason, and with nil when the record is safe again. It is called by the goroutine that saved, and
// must not call the Autosave.
func NewAutosave(saver Saver, told func(error)) *Autosave {
	if told == nil {
		told = func(error) {}
	}
	return &Autosave{saver: saver, told: told}
}

// Save saves a record, and keeps a copy of it if that fails. It never returns an error.
func (a *Autosave) Save(record *replay.Record) error {
	a.mu.Lock()
	defer a.mu.Unlock()
	if !a.try(record) {
		a.unsaved = clone(record)
	}
	return nil
}

// Retry tries to save what isn't safe yet, if anything, and returns why it still isn't.
func (a *Autosave) Retry() error {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.unsaved != nil {
		a.try(a.unsaved)
	}
	return a.failure
}

// try saves a record, and tells if the outcome is another than before.
func (a *Autosave) try(record *replay.Record) bool {
	err := a.saver.Save(record)
	if err == nil {
		a.unsaved = nil
	}
	if before := a.failure; reason(before) != reason(err) {
		a.told(err)
	}
	a.failure = err
	return err == nil
}

func reason(err error) string {
	if err == nil {
		return ""
	}
	return "because: " + err.Error()
}

// clone copies a record that its match is going to change.
func clone(record *replay.Record) *replay.Record {
	own := *record
	own.Turns = slices.Clone(record.Turns)
	for i := range own.Turns {
		own.Turns[i].Actions = slices.Clone(own.Turns[i].Actions)
	}
	return &own
}
