package library

import (
	"cmp"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"boardduels/internal/atomicfile"
	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/internal/sealed"
	"boardduels/runtime/career"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
)

// Book is the player's career in its file. Goroutines may share it.
type Book struct {
	library Library

	mu      sync.Mutex
	now     *career.Career // nil until it was read
	unsaved bool
}

// NewBook returns the career of a library.
func NewBook(l Library) *Book { return &Book{library: l} }

// Path is the file.
func (b *Book) Path() string { return filepath.Join(b.library.Folder, "career.json") }

// Read returns the career, with the duels of the collection that it hasn't yet. A damaged file is put aside: the
// collection tells most of it again. The error is why it couldn't be read or saved; the career counts all the same.
func (b *Book) Read() (*career.Career, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.now != nil {
		return b.now, nil
	}
	var damaged error
	b.now, damaged = b.open()
	for name, record := range b.missing() {
		if d, ok := career.Of(name, record); ok {
			b.now = b.now.With(d)
			b.unsaved = true
		}
	}
	return b.now, errors.Join(damaged, b.save())
}

func (b *Book) open() (*career.Career, error) {
	text, err := atomicfile.Read(b.Path(), career.MaxSize+1)
	if IsNowhere(err) {
		return &career.Career{}, nil
	}
	var c *career.Career
	if err == nil {
		c, err = career.Parse(text)
	}
	if err != nil {
		kept, _ := atomicfile.SetAside(b.Path())
		return &career.Career{}, &DamagedCareer{path: b.Path(), kept: kept, reason: err}
	}
	return c, nil
}

// missing returns the duels of the collection that the career hasn't, by their names.
func (b *Book) missing() map[string]*duelrecord.Record {
	found := map[string]*duelrecord.Record{}
	entries, _ := os.ReadDir(b.library.Replays()) // what can't be read is told where replays are shown
	for _, entry := range entries {
		name, is := strings.CutSuffix(entry.Name(), ReplayEnding)
		if !is || b.now.Has(name) {
			continue
		}
		if record, err := (duelmatch.File{Path: filepath.Join(b.library.Replays(), entry.Name())}).Load(); err == nil {
			found[name] = record
		}
	}
	return found
}

// Add writes a duel into the career, and returns the career.
func (b *Book) Add(record *duelrecord.Record) (*career.Career, error) {
	_, unread := b.Read()
	b.mu.Lock()
	defer b.mu.Unlock()
	if d, ok := career.Of(NameOf(record), record); ok && !b.now.Has(d.Name) {
		b.now = b.now.With(d)
		b.unsaved = true
	}
	return b.now, errors.Join(unread, b.save())
}

// save writes the file if there is anything new.
func (b *Book) save() error {
	if !b.unsaved {
		return nil
	}
	text, err := b.now.MarshalText()
	if err == nil {
		err = b.library.MakeRoom(b.library.Folder)
	}
	if err == nil {
		err = atomicfile.Replace(b.Path(), text)
	}
	b.unsaved = err != nil
	return err
}

// DamagedCareer says that the player's record was damaged.
type DamagedCareer struct {
	path, kept string
	reason     error
}

// Error implements error.
func (d *DamagedCareer) Error() string { return d.Tell(i18n.For(i18n.Default)) }

// Unwrap returns the reason.
func (d *DamagedCareer) Unwrap() error { return d.reason }

// Tell tells it in a language.
func (d *DamagedCareer) Tell(t *i18n.Translator) string {
	return t.Text("trouble.career", i18n.Args{"Kept": cmp.Or(d.kept, d.path), "Reason": UnreadCareer(t, d.reason)})
}

// UnreadCareer tells why a career, or another file that may be one, can't be read.
func UnreadCareer(t *i18n.Translator, err error) string {
	_, hasWords := errors.AsType[sealed.Altered](err)
	if errors.Is(err, career.ErrDamaged) && !hasWords {
		return t.Text("trouble.content")
	}
	return errtext.Unread(t, err)
}
