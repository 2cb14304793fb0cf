package document

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
)

// ErrOccupied says that a place for a new pack already holds files.
var ErrOccupied = errors.New("there is something already")

// SaveAs writes the whole pack, pictures and stray files included, to another place, which becomes the pack's. The place
// must be empty: it returns [ErrOccupied] otherwise.
func (w *Workspace) SaveAs(place Place) error {
	w.history.seal()
	if err := vacant(place); err != nil {
		return err
	}
	writes, err := w.copies()
	if err != nil {
		return err
	}
	if err := place.Write(writes); err != nil {
		return err
	}
	was := w.Dirty()
	w.place, w.saved = place, documents(w.pack)
	clear(w.foreign)
	w.mark(was)
	w.tell(nil)
	return nil
}

func vacant(place Place) error {
	fsys, err := place.Files()
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	entries, err := fs.ReadDir(fsys, ".")
	if err == nil && len(entries) > 0 {
		return fmt.Errorf("%s: %w", place.Path(), ErrOccupied)
	}
	return err
}

// copies returns the writes that make the pack in an empty place.
func (w *Workspace) copies() ([]Write, error) {
	var writes []Write
	for _, d := range w.pack.Documents() {
		writes = append(writes, Write{File: d.File(), Content: []byte(d.Source())})
	}
	fsys := w.pack.FS()
	err := fs.WalkDir(fsys, ".", func(file string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case file != "." && strings.HasPrefix(entry.Name(), "."): // of systems and version control
			if entry.IsDir() {
				return fs.SkipDir
			}
			return nil
		case !entry.Type().IsRegular() || w.saved[file] != nil || w.pack.Document(file) != nil:
			return nil
		}
		data, err := fs.ReadFile(fsys, file)
		writes = append(writes, Write{File: file, Content: data})
		return err
	})
	return writes, err
}
