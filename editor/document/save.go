package document

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"boardduels/schema"
)

// ErrNoPlace says that the pack is inside the program and must be saved elsewhere.
var ErrNoPlace = errors.New("the pack is part of the program; save it to a folder")

// ErrBorrowed says that another editor has the pack open.
var ErrBorrowed = errors.New("another editor has the pack open; save it elsewhere")

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
	s := w.StartSave()
	s.Run()
	return s.Finish()
}

// Saving is a save under way. Run may be called on any goroutine while editing goes on; what it saves is what was there
// at the start. Start and Finish belong to the goroutine of the workspace.
type Saving struct {
	workspace *Workspace
	place     Place
	files     []savedFile
	carried   []savedFile // that are in the place now
	unseen    bool        // it can't be read what is there now
	prepare   func() ([]Write, error)
	err       error
}

// savedFile is a file to be saved, as it was when the workspace last looked and as it is to be; nil for no file.
type savedFile struct {
	file     string
	was, now *schema.Document
	foreign  bool
}

// StartSave begins a save.
func (w *Workspace) StartSave() *Saving {
	w.history.seal()
	s := &Saving{workspace: w, place: w.place}
	for _, file := range w.Dirty() {
		s.files = append(s.files, savedFile{file, w.saved[file], w.pack.Document(file), w.foreign[file]})
	}
	s.prepare = s.check
	if _, inside := w.place.(Embedded); inside {
		s.prepare = func() ([]Write, error) { return nil, ErrNoPlace }
	}
	if w.borrowed != "" {
		s.prepare = func() ([]Write, error) { return nil, ErrBorrowed }
	}
	return s
}

// Borrow says which program has the pack open besides, and may save it. Saving then returns [ErrBorrowed], until the
// pack has been saved elsewhere.
func (w *Workspace) Borrow(who string) { w.borrowed = who }

// Borrowed returns which program may save the pack, "" if this one does.
func (w *Workspace) Borrowed() string { return w.borrowed }

// Run writes.
func (s *Saving) Run() { s.err = exclusively(s.place, s.write) }

func (s *Saving) write() error {
	writes, err := s.prepare()
	if err != nil || len(writes) == 0 {
		return err
	}
	err = s.place.Write(writes)
	s.carried = s.files
	if err != nil {
		s.carried = s.arrived()
	}
	return err
}

// check returns the writes of a save, or the conflict that forbids them.
func (s *Saving) check() ([]Write, error) {
	if len(s.files) == 0 {
		return nil, nil
	}
	fsys, err := s.place.Files()
	if err != nil {
		return nil, err
	}
	var writes []Write
	var conflict Conflict
	for _, f := range s.files {
		if f.conflicts(fsys) {
			conflict.Files = append(conflict.Files, f.file)
		}
		write := f.write()
		write.Changed = func() bool { return f.conflicts(fsys) }
		writes = append(writes, write)
	}
	if len(conflict.Files) > 0 {
		return nil, &conflict
	}
	return writes, nil
}

// conflicts reports whether a file holds neither what the workspace last knew nor what is going to be written.
func (f *savedFile) conflicts(fsys fs.FS) bool {
	text, there := read(fsys, f.file)
	return !is(f.now, text, there) && (f.foreign || !is(f.was, text, there))
}

func (f *savedFile) write() Write {
	if f.now == nil {
		return Write{File: f.file, Remove: true}
	}
	return Write{File: f.file, Content: []byte(f.now.Source())}
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

// arrived returns which files are in the place after a save that failed.
func (s *Saving) arrived() (arrived []savedFile) {
	fsys, err := s.place.Files()
	if s.unseen = err != nil; s.unseen {
		return nil
	}
	for _, f := range s.files {
		if text, there := read(fsys, f.file); is(f.now, text, there) {
			arrived = append(arrived, f)
		}
	}
	return arrived
}

// Finish tells the workspace what has been saved, and returns what went wrong.
func (s *Saving) Finish() error {
	w := s.workspace
	for _, f := range s.carried {
		w.keep(f.file, f.now)
		w.mark([]string{f.file})
	}
	if len(s.carried) > 0 {
		w.tell(nil)
	}
	return s.err
}

// Untouched reports whether the save, which has run, has surely left everything as it was.
func (s *Saving) Untouched() bool { return len(s.carried) == 0 && !s.unseen }

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

// LastGood returns a document as it was when it could last be read: before the latest edits, whoever made them, or as
// it lies in the place. It returns nil if that was never so, or is so now.
func (w *Workspace) LastGood(file string) *schema.Document {
	if d := w.pack.Document(file); d == nil || d.WellFormed() {
		return nil
	}
	for _, s := range slices.Backward(w.history.done) {
		for _, c := range s.changes {
			if c.File == file && c.From != nil && c.From.WellFormed() {
				return c.From
			}
		}
	}
	if d := w.saved[file]; d != nil && d.WellFormed() {
		return d
	}
	return nil
}

// BringBack puts a document back as [Workspace.LastGood] returns it. It can be undone.
func (w *Workspace) BringBack(file string) error {
	good := w.LastGood(file)
	if good == nil {
		return nil
	}
	return w.Do(replacement{"bring_back", []Change{{file, w.pack.Document(file), good}}})
}

func onDisk(fsys fs.FS, file string) *schema.Document {
	text, there := read(fsys, file)
	if !there {
		return nil
	}
	return documentOf(file, text)
}

// documentOf returns the document or picture that a file holds; nil if its path is neither's.
func documentOf(file, content string) *schema.Document {
	if image, ok := schema.ImageOf(file); ok {
		return schema.NewPicture(image, []byte(content))
	}
	if kind, ok := schema.KindOf(file); ok {
		return schema.Parse(kind, file, content)
	}
	return nil
}

// replacement is an edit whose changes are known beforehand.
type replacement struct {
	kind    string
	changes []Change
}

func (r replacement) Kind() string                           { return r.kind }
func (r replacement) Subject() string                        { return "" }
func (r replacement) Changes(*schema.Pack) ([]Change, error) { return r.changes, nil }
