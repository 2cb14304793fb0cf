package document

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"boardduels/schema"
)

// ErrOccupied says that a place for a new pack already holds files.
var ErrOccupied = errors.New("there is something already")

// SaveAs writes the whole pack, pictures and stray files included, to another place, which becomes the pack's. The
// place must be empty: it returns [ErrOccupied] otherwise.
func (w *Workspace) SaveAs(place Place) error {
	s := w.StartSaveAs(place)
	s.Run()
	return s.Finish()
}

// SavingAs is a save to another place under way, to be used like [Saving].
type SavingAs struct {
	workspace *Workspace
	place     Place
	pack      *schema.Pack
	edits     []Edit          // that are made with it
	left      map[string]bool // documents of the old place that were deleted
	strict    bool            // all that the pack doesn't hold were deleted
	err       error
}

// WritePack writes a pack, with its pictures and stray files, to a place that is empty; it returns [ErrOccupied] of
// another.
func WritePack(place Place, pack *schema.Pack) error {
	s := SavingAs{place: place, pack: pack, strict: true}
	s.Run()
	return s.err
}

// StartSaveAs begins a save to another place, with edits that are made once it has succeeded.
func (w *Workspace) StartSaveAs(place Place, edits ...Edit) *SavingAs {
	w.history.seal()
	s := &SavingAs{workspace: w, place: place, pack: w.pack, edits: edits, left: map[string]bool{}}
	for _, edit := range edits {
		changes, err := edit.Changes(s.pack)
		if err != nil {
			s.err = err
			return s
		}
		s.pack = apply(s.pack, changes)
	}
	for file := range w.saved {
		s.left[file] = w.pack.Document(file) == nil
	}
	return s
}

// Run writes.
func (s *SavingAs) Run() {
	if s.err == nil {
		s.err = vacant(s.place)
	}
	if s.err != nil {
		return
	}
	writes, err := s.copies()
	if err == nil {
		err = s.place.Write(writes)
	}
	s.err = err
}

// Finish moves the workspace to the place unless something went wrong, which it returns.
func (s *SavingAs) Finish() error {
	if s.err != nil {
		return s.err
	}
	w := s.workspace
	for _, edit := range s.edits {
		if err := w.Do(edit); err != nil {
			return err
		}
	}
	w.place, w.saved, w.borrowed = s.place, documents(s.pack), ""
	clear(w.foreign)
	clear(w.dirty)
	for file := range documents(w.pack) {
		w.mark([]string{file})
	}
	for file := range w.saved {
		w.mark([]string{file})
	}
	w.tell(nil)
	return nil
}

// vacant returns an error if there is something in a place. Empty folders are nothing: they may be left of an attempt.
func vacant(place Place) error {
	fsys, err := place.Files()
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	return fs.WalkDir(fsys, ".", func(_ string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() {
			err = fmt.Errorf("%s: %w", place.Path(), ErrOccupied)
		}
		return err
	})
}

// copies returns the writes that make the pack in an empty place.
func (s *SavingAs) copies() ([]Write, error) {
	var writes []Write
	for _, d := range s.pack.Documents() {
		writes = append(writes, Write{File: d.File(), Content: []byte(d.Source())})
	}
	fsys := s.pack.FS()
	err := fs.WalkDir(fsys, ".", func(file string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case file != "." && strings.HasPrefix(entry.Name(), "."): // of systems and version control
			if entry.IsDir() {
				return fs.SkipDir
			}
			return nil
		case !entry.Type().IsRegular() || s.isLeft(file) || s.isDocument(file):
			return nil
		}
		data, err := fs.ReadFile(fsys, file)
		writes = append(writes, Write{File: file, Content: data})
		return err
	})
	return writes, err
}

// isDocument reports whether a file holds a document, which is written as it was edited. Pictures are among the files.
func (s *SavingAs) isDocument(file string) bool {
	d := s.pack.Document(file)
	return d != nil && d.Kind() != schema.ArtKind
}

// isLeft reports whether a file holds a document that was deleted.
func (s *SavingAs) isLeft(file string) bool {
	_, isDocument := schema.KindOf(file)
	return s.left[file] || s.strict && isDocument && s.pack.Document(file) == nil
}
