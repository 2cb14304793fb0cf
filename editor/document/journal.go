package document

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"boardduels/internal/atomicfile"
	"boardduels/internal/lock"
	"boardduels/internal/sealed"
	"boardduels/schema"
)

// Journal keeps the unsaved edits of workspaces safe in a folder, one file for each place, until they are saved or
// dropped. It writes in the background; whenever the program is killed, each file is whole. Editors may share the
// folder: each owns the files that it writes.
type Journal struct {
	folder string
	disk   disk

	mu      sync.Mutex
	idle    sync.Cond
	waiting map[string]func() *entry // by file; the latest only
	busy    bool
	failed  func(error)
	failing bool                  // the latest write has failed
	claims  map[string]*claim     // by the one name of the place
	taken   map[string]*lock.Lock // by file, of those that are offered
}

// Unsafe says that unsaved edits can't be kept safe.
type Unsafe struct{ Err error }

func (u *Unsafe) Error() string { return fmt.Sprintf("unsaved edits can't be kept safe: %v", u.Err) }

// Unwrap returns why.
func (u *Unsafe) Unwrap() error { return u.Err }

// NewJournal returns the journal in a folder. Failed is called from another goroutine with an [*Unsafe] when edits
// can't be kept; once, until they can be again.
func NewJournal(folder string, failed func(error)) *Journal {
	j := &Journal{folder: folder, disk: system{}, waiting: map[string]func() *entry{}, failed: failed}
	j.claims, j.taken = map[string]*claim{}, map[string]*lock.Lock{}
	j.idle.L = &j.mu
	return j
}

// The limits of a file of the journal: a pack of any size may have been edited.
const (
	maxDraft = math.MaxInt64
	maxParts = math.MaxInt
)

// entry is what the journal keeps of a workspace.
type entry struct {
	Place string      `json:"place"` // "" for the pack inside the program
	Files []entryFile `json:"files"`
}

// entryFile is a document with unsaved edits.
type entryFile struct {
	File    string `json:"file"`
	Base    string `json:"base"`                // hash of the text that was edited, "" if there was none
	Text    []byte `json:"base_text,omitempty"` // that was edited; absent of pictures
	Deleted bool   `json:"deleted,omitempty"`
	Source  []byte `json:"source,omitempty"` // bytes, since a document may be damaged UTF-8
}

// Follow keeps the edits of a workspace from now on.
func (j *Journal) Follow(w *Workspace) {
	last := j.name(w.place)
	w.Listen(func([]Change) {
		name := j.name(w.place)
		if name != last {
			j.put(last, func() *entry { return nil })
			last = name
		}
		j.put(name, w.snapshot())
	})
}

// Drop forgets the edits of a place.
func (j *Journal) Drop(place Place) { j.put(j.name(place), func() *entry { return nil }) }

// Wait returns when everything so far has been written.
func (j *Journal) Wait() {
	j.mu.Lock()
	defer j.mu.Unlock()
	for j.busy {
		j.idle.Wait()
	}
}

func hash(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:])
}

// snapshot returns what makes the workspace's entry. The work is done later, on documents that don't change.
func (w *Workspace) snapshot() func() *entry {
	place, pack := w.place.Path(), w.pack
	bases := map[string]*schema.Document{}
	for file := range w.dirty {
		bases[file] = w.saved[file]
	}
	return func() *entry {
		e := &entry{Place: place}
		for file, base := range bases {
			e.Files = append(e.Files, keep(file, base, pack.Document(file)))
		}
		slices.SortFunc(e.Files, func(a, b entryFile) int { return strings.Compare(a.File, b.File) })
		return e
	}
}

func keep(file string, base, now *schema.Document) entryFile {
	f := entryFile{File: file, Deleted: now == nil}
	if base != nil {
		f.Base = hash(base.Source())
		if base.Kind() != schema.ArtKind {
			f.Text = []byte(base.Source())
		}
	}
	if now != nil {
		f.Source = []byte(now.Source())
	}
	return f
}

func (j *Journal) put(name string, make func() *entry) {
	j.mu.Lock()
	defer j.mu.Unlock()
	j.waiting[name] = make
	if !j.busy {
		j.busy = true
		go j.run()
	}
}

func (j *Journal) run() {
	for {
		name, make, ok := j.next()
		if !ok {
			return
		}
		err := j.write(name, make())
		if err != nil && !j.failing && j.failed != nil {
			j.failed(&Unsafe{err})
		}
		j.failing = err != nil
	}
}

func (j *Journal) next() (name string, make func() *entry, ok bool) {
	j.mu.Lock()
	defer j.mu.Unlock()
	for name, make := range j.waiting {
		delete(j.waiting, name)
		return name, make, true
	}
	j.busy = false
	j.idle.Broadcast()
	return "", nil, false
}

func (j *Journal) write(name string, e *entry) error {
	if e == nil || len(e.Files) == 0 {
		return removeIfThere(j.disk, name)
	}
	data, err := json.MarshalIndent(e, "", "\t")
	if err == nil {
		data, err = sealed.Seal(data)
	}
	if err != nil {
		return err
	}
	if err := j.disk.MkdirAll(j.folder); err != nil {
		return err
	}
	return replace(j.disk, name, data)
}

// Recovery is the unsaved edits of a place, left by a program that was ended.
type Recovery struct {
	file  string // that holds it
	place string
	entry entry
}

// Path returns the place that was edited, "" for the pack inside the program.
func (r Recovery) Path() string { return r.place }

// Files returns the documents with unsaved edits.
func (r Recovery) Files() []string {
	files := make([]string, len(r.entry.Files))
	for i, f := range r.entry.Files {
		files[i] = f.File
	}
	return files
}

// Changes returns the unsaved edits, each from what was edited. Where a journal doesn't know that, it is as if the
// document had been new.
func (r Recovery) Changes() (changes []Change) {
	for i := range r.entry.Files {
		f := &r.entry.Files[i]
		c := Change{File: f.File}
		if base, known := f.base(); known {
			c.From = base
		}
		if !f.Deleted {
			c.To = documentOf(f.File, string(f.Source))
		}
		changes = append(changes, c)
	}
	return changes
}

// Recoveries returns what the journal holds, but for what editors that are open write. A damaged file is kept under
// another name, and told in the error as [*DamagedEdits].
func (j *Journal) Recoveries() ([]Recovery, error) {
	names, err := filepath.Glob(filepath.Join(j.folder, "*.json"))
	if err != nil {
		return nil, err
	}
	var found []Recovery
	var failed []error
	for _, name := range names {
		if !j.take(name) {
			continue
		}
		r, err := load(name)
		if err != nil {
			failed = append(failed, setAside(name, err))
			continue
		}
		found = append(found, r)
	}
	return found, errors.Join(failed...)
}

// HasEdits reports whether a journal's folder keeps unsaved edits, of whichever places.
func HasEdits(folder string) bool {
	names, _ := filepath.Glob(filepath.Join(folder, "*.json"))
	return len(names) > 0
}

func load(name string) (Recovery, error) {
	data, err := atomicfile.Read(name, maxDraft)
	if err != nil {
		return Recovery{}, err
	}
	var e entry
	if err := unseal(data, &e); err != nil {
		return Recovery{}, err
	}
	for _, f := range e.Files {
		if !fs.ValidPath(f.File) || documentOf(f.File, "") == nil {
			return Recovery{}, fmt.Errorf("%q isn't a document of a pack", f.File)
		}
	}
	return Recovery{name, e.Place, e}, nil
}

// Recover brings unsaved edits back into the workspace of their place, as one edit that can be undone. What others have
// changed meanwhile in documents with edits is found by the next [Looking], and merged field by field. It returns the
// files that can't be merged, since the journal doesn't know what was edited; saving will ask about them.
func (w *Workspace) Recover(r Recovery) (unmerged []string, err error) {
	var changes []Change
	for _, f := range r.entry.Files {
		c := Change{File: f.File, From: w.pack.Document(f.File)}
		if !f.Deleted {
			c.To = documentOf(f.File, string(f.Source))
		}
		changes = append(changes, c)
		base, known := f.base()
		switch saved := w.saved[f.File]; {
		case same(saved, c.To) || saved != nil && hash(saved.Source()) == f.Base || saved == nil && f.Base == "":
		case known:
			w.keep(f.File, base) // as it was: that it is no more is what others have changed
		default:
			w.foreign[f.File] = true
			unmerged = append(unmerged, f.File)
		}
	}
	return unmerged, w.Do(replacement{"recover", changes})
}

// base returns the document that was edited, nil if there was none; false if it isn't known.
func (f *entryFile) base() (base *schema.Document, known bool) {
	if f.Base == "" {
		return nil, true
	}
	text := string(f.Text)
	return documentOf(f.File, text), hash(text) == f.Base
}
