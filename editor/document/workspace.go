package document

import (
	"fmt"
	"maps"
	"slices"

	"boardduels/schema"
)

// Workspace is an open pack with its unsaved edits. One goroutine at a time may use it; the packs that it returns never
// change and may be used anywhere.
type Workspace struct {
	place    Place
	pack     *schema.Pack
	saved    map[string]*schema.Document // as they lie in the place, as far as the workspace knows
	dirty    map[string]bool             // files whose text differs from saved
	foreign  map[string]bool             // files that somebody else has changed, to be asked about at save
	borrowed string                      // by whom the pack is open besides
	history  history
	listen   []func([]Change)
}

// Open reads the pack of a place.
func Open(place Place) (*Workspace, error) {
	fsys, err := place.Files()
	if err != nil {
		return nil, err
	}
	pack := schema.ReadPack(fsys)
	w := &Workspace{place: place, pack: pack, dirty: map[string]bool{}, foreign: map[string]bool{}}
	w.saved = documents(pack)
	return w, nil
}

func documents(pack *schema.Pack) map[string]*schema.Document {
	all := map[string]*schema.Document{}
	for _, d := range pack.Documents() {
		all[d.File()] = d
	}
	for _, d := range pack.EditedPictures() {
		all[d.File()] = d
	}
	return all
}

// Place returns where the pack lies.
func (w *Workspace) Place() Place { return w.place }

// Pack returns the pack as edited.
func (w *Workspace) Pack() *schema.Pack { return w.pack }

// SavedPack returns the pack without its unsaved edits.
func (w *Workspace) SavedPack() *schema.Pack {
	var back []Change
	for file := range w.dirty {
		back = append(back, Change{File: file, To: w.saved[file]})
	}
	return apply(w.pack, back)
}

// Saved returns a document as it lies in the place, or nil.
func (w *Workspace) Saved(file string) *schema.Document { return w.saved[file] }

// IsDirty reports whether a document has unsaved edits. That is also so for one that was deleted.
func (w *Workspace) IsDirty(file string) bool { return w.dirty[file] }

// Dirty returns the files with unsaved edits, in order.
func (w *Workspace) Dirty() []string { return slices.Sorted(maps.Keys(w.dirty)) }

// Listen has a function called after each change of documents, by edit, undo, redo or recovery, and with no changes
// after a save or the import of a picture.
func (w *Workspace) Listen(changed func([]Change)) { w.listen = append(w.listen, changed) }

// Do carries out an edit. An edit that changes nothing leaves no trace.
func (w *Workspace) Do(edit Edit) error {
	changes, err := edit.Changes(w.pack)
	if err != nil {
		return err
	}
	changes = join(nil, changes)
	if len(changes) == 0 {
		return nil
	}
	for _, c := range changes {
		if w.pack.Document(c.File) == nil && c.From != nil { // a picture of the place, which is told of only now
			w.saved[c.File] = c.From
		}
	}
	w.history.add(step{edit: edit, changes: changes})
	w.change(changes, false)
	return nil
}

// Seal ends the joining of edits of one field: the next one will be undone by itself.
func (w *Workspace) Seal() { w.history.seal() }

// Undo takes the latest edit back. It returns the files concerned, none if there is nothing to undo.
func (w *Workspace) Undo() []string { return w.travel(w.history.undo, true) }

// Redo carries out again what was undone last, like [Workspace.Undo].
func (w *Workspace) Redo() []string { return w.travel(w.history.redo, false) }

func (w *Workspace) travel(next func() (step, bool), back bool) []string {
	s, ok := next()
	if !ok {
		return nil
	}
	w.change(s.changes, back)
	return filesOf(s.changes)
}

// Step is an edit that can be undone or redone, with what it changes.
type Step struct {
	Edit    Edit
	Changes []Change
}

// Steps returns the history, the oldest first, and how many of its steps are done; the others are undone.
func (w *Workspace) Steps() (steps []Step, done int) {
	for _, s := range w.history.done {
		steps = append(steps, Step{s.edit, s.changes})
	}
	for i := len(w.history.undone) - 1; i >= 0; i-- {
		steps = append(steps, Step{w.history.undone[i].edit, w.history.undone[i].changes})
	}
	return steps, len(w.history.done)
}

// States returns the pack after each of the steps that are done, the first one before all of them.
func (w *Workspace) States() []*schema.Pack {
	states := make([]*schema.Pack, len(w.history.done)+1)
	states[len(w.history.done)] = w.pack
	for i := len(w.history.done) - 1; i >= 0; i-- {
		states[i] = apply(states[i+1], reversed(w.history.done[i].changes))
	}
	return states
}

// MergedIn returns the packs that were merged in by steps that are done.
func (w *Workspace) MergedIn() (packs []*schema.Pack) {
	for _, s := range w.history.done {
		if edit, ok := s.edit.(MergeIn); ok {
			packs = append(packs, edit.Comparison.theirs)
		}
	}
	return packs
}

// GoTo undoes or redoes until so many steps of the history are done. It returns the files concerned last.
func (w *Workspace) GoTo(done int) (files []string) {
	for len(w.history.done) > max(done, 0) {
		files = w.Undo()
	}
	for len(w.history.done) < done && len(w.history.undone) > 0 {
		files = w.Redo()
	}
	return files
}

// NextUndo returns the edit that Undo would take back, or nil.
func (w *Workspace) NextUndo() Edit { return latest(w.history.done) }

// BeforeLatest returns the pack without the edit that Undo would take back, and the files that this changes; the pack
// itself and none if there is nothing to undo.
func (w *Workspace) BeforeLatest() (*schema.Pack, []string) {
	last := len(w.history.done) - 1
	if last < 0 {
		return w.pack, nil
	}
	changes := w.history.done[last].changes
	return apply(w.pack, reversed(changes)), filesOf(changes)
}

// NextRedo returns the edit that Redo would carry out, or nil.
func (w *Workspace) NextRedo() Edit { return latest(w.history.undone) }

func latest(steps []step) Edit {
	if len(steps) == 0 {
		return nil
	}
	return steps[len(steps)-1].edit
}

// change moves the pack over some changes.
func (w *Workspace) change(changes []Change, back bool) {
	if back {
		changes = reversed(changes)
	}
	w.pack = apply(w.pack, changes)
	w.mark(filesOf(changes))
	w.tell(changes)
}

// mark brings the dirty marks of some files up to date.
func (w *Workspace) mark(files []string) {
	for _, file := range files {
		if same(w.saved[file], w.pack.Document(file)) {
			delete(w.dirty, file)
		} else {
			w.dirty[file] = true
		}
	}
}

func (w *Workspace) tell(changes []Change) {
	for _, changed := range w.listen {
		changed(changes)
	}
}

func filesOf(changes []Change) []string {
	files := make([]string, len(changes))
	for i, c := range changes {
		files[i] = c.File
	}
	return files
}

// errMissing says that a document that an edit is about isn't there.
func errMissing(file string) error { return fmt.Errorf("there is no %s in the pack", file) }
