package document

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path"
	"slices"

	"boardduels/editor/merge"
	"boardduels/schema"
)

// Looking finds out what others have changed in the place of a workspace since that last read or wrote it. Run may be
// called on any goroutine while editing goes on; Start, Clashes and Finish belong to the goroutine of the workspace.
type Looking struct {
	workspace *Workspace
	place     Place
	saved     map[string]*schema.Document
	changed   map[string]*schema.Document // nil for a file that has gone
	err       error
}

// StartLook begins to look.
func (w *Workspace) StartLook() *Looking {
	return &Looking{workspace: w, place: w.place, saved: maps.Clone(w.saved)}
}

// Run reads the place.
func (l *Looking) Run() { l.changed, l.err = l.look() }

func (l *Looking) look() (map[string]*schema.Document, error) {
	if _, inside := l.place.(Embedded); inside {
		return nil, nil
	}
	fsys, err := l.place.Files()
	if err != nil {
		return nil, err
	}
	changed := map[string]*schema.Document{}
	there := map[string]bool{}
	for _, file := range filesIn(fsys) {
		there[file] = true
	}
	for file, before := range l.saved {
		if _, isPicture := schema.ImageOf(file); !isPicture && !there[file] {
			changed[file] = nil
		} else if text, readable := read(fsys, file); readable && !is(before, text, true) {
			changed[file] = documentOf(file, text)
		}
	}
	for file := range there {
		if text, readable := read(fsys, file); l.saved[file] == nil && readable && len(text) <= schema.MaxDocumentSize {
			changed[file] = documentOf(file, text)
		}
	}
	return changed, nil
}

// filesIn returns the documents of a pack.
func filesIn(fsys fs.FS) []string {
	var files []string
	for _, kind := range schema.Kinds() {
		if kind.IsAlone() {
			alone, _ := fs.Glob(fsys, schema.FileOf(kind, ""))
			files = append(files, alone...)
			continue
		}
		entries, _ := fs.ReadDir(fsys, kind.Folder())
		for _, entry := range entries {
			if file := path.Join(kind.Folder(), entry.Name()); entry.Type().IsRegular() && path.Ext(file) == ".xml" {
				files = append(files, file)
			}
		}
	}
	return files
}

// Unfinished returns, of the files that were changed, those that can't be read as XML though they could before: another
// program may be writing them. They can be left for a later look.
func (l *Looking) Unfinished() (files []string) {
	for _, file := range l.files() {
		if now, before := l.changed[file], l.saved[file]; now != nil && now.Kind() != schema.ArtKind && !now.WellFormed() && (before == nil || before.WellFormed()) {
			files = append(files, file)
		}
	}
	return files
}

// Text returns the text of a file that was changed.
func (l *Looking) Text(file string) string {
	if d := l.changed[file]; d != nil {
		return d.Source()
	}
	return ""
}

// Leave leaves files for a later look.
func (l *Looking) Leave(files []string) {
	for _, file := range files {
		delete(l.changed, file)
	}
}

// Found reports whether others have changed anything.
func (l *Looking) Found() bool { return len(l.changed) > 0 }

func (l *Looking) files() []string { return slices.Sorted(maps.Keys(l.changed)) }

// Clashes returns the places that both have changed in different ways.
func (l *Looking) Clashes() []merge.Clash { return l.comparison().Clashes() }

// comparison compares what others have saved with the pack as edited.
func (l *Looking) comparison() *Comparison {
	mine := l.workspace.pack
	var unsaved, theirs []Change
	for _, file := range l.workspace.Dirty() {
		unsaved = append(unsaved, Change{File: file, To: l.workspace.saved[file]})
	}
	for _, file := range l.files() {
		theirs = append(theirs, Change{File: file, To: l.changed[file]})
	}
	base := apply(mine, unsaved)
	return Compare(base, mine, apply(base, theirs))
}

// HasBase reports whether a clash can be as it was before both have changed it: of a field, or of a whole document.
func (l *Looking) HasBase(c merge.Clash) bool { return l.comparison().HasBase(c) }

// Finish takes the changes of others into the workspace, as one edit that can be undone. Where both have changed a
// place in different ways, it asks which counts. It returns what has changed.
func (l *Looking) Finish(side func(merge.Clash) merge.Side) ([]Change, error) {
	w := l.workspace
	if l.err != nil || w.place != l.place {
		return nil, l.err
	}
	c := l.comparison()
	changes := between(w.pack, c.decided(side, merge.Packs))
	for _, file := range l.files() {
		w.keep(file, l.changed[file])
	}
	w.mark(l.files())
	if len(changes) == 0 {
		w.tell(nil)
		return nil, nil
	}
	return changes, w.Do(replacement{"outside", changes})
}

// Signature is how a place looks from outside: it differs once a file in it was written. It is the same of all places
// that can't be read.
func Signature(place Place) string {
	sum := sha256.New()
	if z, ok := place.(Zip); ok {
		info, err := os.Stat(z.path)
		if err == nil {
			note(sum, z.path, info)
		}
		return hex.EncodeToString(sum.Sum(nil))
	}
	fsys, err := place.Files()
	if err != nil {
		return ""
	}
	for _, file := range filesIn(fsys) {
		if info, err := fs.Stat(fsys, file); err == nil {
			note(sum, file, info)
		}
	}
	return hex.EncodeToString(sum.Sum(nil))
}

func note(sum io.Writer, file string, info fs.FileInfo) {
	fmt.Fprintln(sum, file, info.Size(), info.ModTime().UnixNano())
}
