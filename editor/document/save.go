package document

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"boardduels/schema"
)

// ErrNoPlace says that the pack is inside the program and must be saved elsewhere.
var ErrNoPlace = errors.New("the pack is part of the program; save it to a folder")

// Conflict says that files were changed by somebody else since they were read. Nothing was written.
type Conflict struct {
	Files []string
}

// Error names the files.
func (c *Conflict) Error() string {
	return fmt.Sprintf("changed outside the editor: %s", strings.Join(c.Files, ", "))
}

// Save writes the documents with unsaved edits, and no others. It returns a [*Conflict] if one of them has been changed
// outside; then [Workspace.Overwrite] or [Workspace.Reload] tells what is to count.
func (w *Workspace) Save() error {
	if _, inside := w.place.(Embedded); inside {
		return ErrNoPlace
	}
	w.history.seal()
	dirty := w.Dirty()
	if len(dirty) == 0 {
		return nil
	}
	fsys, err := w.place.Files()
	if err != nil {
		return err
	}
	if files := w.conflicts(fsys, dirty); len(files) > 0 {
		return &Conflict{files}
	}
	err = w.place.Write(w.writes(dirty))
	w.settle(dirty, err)
	return err
}

// conflicts returns the files that hold neither what the workspace last knew nor what it is going to write.
func (w *Workspace) conflicts(fsys fs.FS, files []string) (found []string) {
	for _, file := range files {
		text, there := read(fsys, file)
		if !is(w.pack.Document(file), text, there) && (w.foreign[file] || !is(w.saved[file], text, there)) {
			found = append(found, file)
		}
	}
	return found
}

// read returns the text of a file; one that can't be read counts as not there.
func read(fsys fs.FS, file string) (text string, there bool) {
	data, err := fs.ReadFile(fsys, file)
	return string(data), err == nil
}

// is reports whether a document, which may be nil, has a text.
func is(d *schema.Document, text string, there bool) bool {
	if d == nil {
		return !there
	}
	return there && d.Source() == text
}

func (w *Workspace) writes(files []string) []Write {
	var writes []Write
	for _, file := range files {
		if d := w.pack.Document(file); d != nil {
			writes = append(writes, Write{File: file, Content: []byte(d.Source())})
		} else {
			writes = append(writes, Write{File: file, Remove: true})
		}
	}
	return writes
}

// settle notes what has been saved. After an error it looks what of it was carried out.
func (w *Workspace) settle(files []string, err error) {
	var fsys fs.FS
	if err != nil {
		if fsys, _ = w.place.Files(); fsys == nil {
			return
		}
	}
	for _, file := range files {
		d := w.pack.Document(file)
		if fsys != nil {
			if text, there := read(fsys, file); !is(d, text, there) {
				continue
			}
		}
		w.keep(file, d)
	}
	w.mark(files)
	w.tell(nil)
}

// keep notes that a file of the place holds a document.
func (w *Workspace) keep(file string, d *schema.Document) {
	delete(w.foreign, file)
	if d == nil {
		delete(w.saved, file)
	} else {
		w.saved[file] = d
	}
}

// Overwrite settles a conflict in favour of the workspace: the next save replaces the files.
func (w *Workspace) Overwrite(c *Conflict) error {
	fsys, err := w.place.Files()
	if err != nil {
		return err
	}
	for _, file := range c.Files {
		w.keep(file, onDisk(fsys, file))
	}
	w.mark(c.Files)
	return nil
}

// Reload settles a conflict in favour of the files: the documents become what lies in the place. It can be undone.
func (w *Workspace) Reload(c *Conflict) error {
	if err := w.Overwrite(c); err != nil {
		return err
	}
	var changes []Change
	for _, file := range c.Files {
		changes = append(changes, Change{file, w.pack.Document(file), w.saved[file]})
	}
	return w.Do(replacement{"reload", changes})
}

func onDisk(fsys fs.FS, file string) *schema.Document {
	kind, ok := schema.KindOf(file)
	text, there := read(fsys, file)
	if !ok || !there {
		return nil
	}
	return schema.Parse(kind, file, text)
}

// replacement is an edit whose changes are known beforehand.
type replacement struct {
	kind    string
	changes []Change
}

func (r replacement) Kind() string                           { return r.kind }
func (r replacement) Subject() string                        { return "" }
func (r replacement) Changes(*schema.Pack) ([]Change, error) { return r.changes, nil }
