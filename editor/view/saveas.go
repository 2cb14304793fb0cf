package view

import (
	"errors"
	"os"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/dialog"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

func (f *files) askSaveAs() { f.askSaveAsThen(func() {}) }

// askSaveAsThen asks where the pack is to be saved, and what it is to be called there.
func (f *files) askSaveAsThen(then func()) {
	names, retitle := f.copyNames()
	f.askPathAnd("editor.save_as.title", "editor.save_as.confirm", "editor.save_as.hint", f.freePlace(), names, func(path string, done func(error)) {
		place := document.At(path)
		r := &receipt{pack: f.editor.work.Pack(), files: len(f.editor.work.Pack().Documents())}
		saving := f.editor.work.StartSaveAs(place, retitle()...)
		f.background(func() { saving.Run(); r.check() }, saving.Finish, func(err error) {
			done(f.occupied(path, err))
			if err != nil {
				return
			}
			f.fresh = place.Path()
			f.remember(place)
			f.editor.outside.watch()
			f.editor.commands.refresh()
			f.saved(r)
			then()
		})
	})
}

// occupied tells in the user's language that there is something at a path already, if that is what went wrong.
func (f *files) occupied(path string, err error) error {
	if errors.Is(err, document.ErrOccupied) {
		return dialog.LocalError(f.editor.texts.Text("editor.save_as.occupied", i18n.Args{"Path": path}))
	}
	return err
}

// copyNameLabel begins the keys of what entries of a copy's names are called; the field's name ends them.
const copyNameLabel = "editor.save_as."

// copyNames returns entries for what a pack is to be called where it is saved, in each language, and the edit that
// they come to. A copy is suggested names that tell it from what it is a copy of.
func (f *files) copyNames() (items []*widget.FormItem, retitle func() []document.Edit) {
	e := f.editor
	d := e.work.Pack().Document(schema.TitleFile)
	if d == nil || !d.WellFormed() {
		return nil, func() []document.Edit { return nil }
	}
	entries := map[string]*editorui.Entry{}
	fields := schema.NameFields(schema.PackKind)
	for _, field := range fields {
		entry := editorui.NewEntry(nil, func() {})
		if name, _ := d.Value(field.Name); name != "" && f.isCopy() {
			entry.SetText(i18n.For(field.Language).Text("editor.save_as.copy", i18n.Args{"Name": name}))
		} else {
			entry.SetText(name)
		}
		entries[field.Name] = entry
		items = append(items, widget.NewFormItem(e.texts.Text(copyNameLabel+field.Name), entry))
	}
	return items, func() (edits []document.Edit) {
		var cells []document.Cell
		for _, field := range fields {
			typed := strings.TrimSpace(entries[field.Name].Text)
			switch now, _ := d.Value(field.Name); {
			case typed == now:
			case typed != "":
				cells = append(cells, document.Cell{File: d.File(), Path: field.Name, Value: typed})
			case field.Language != i18n.Default: // a pack needs that one, which stays as it was
				edits = append(edits, document.ClearField{File: d.File(), Path: field.Name})
			}
		}
		if len(cells) > 0 {
			edits = append(edits, document.SetCells{Cells: cells})
		}
		return edits
	}
}

// isCopy reports whether the pack stays where it was when it is saved elsewhere.
func (f *files) isCopy() bool {
	path := f.editor.work.Place().Path()
	if path == "" {
		return true
	}
	_, err := os.Stat(path)
	return err == nil
}

// freePlace suggests a place for the pack that isn't there yet, beside its own if it has one.
func (f *files) freePlace() string {
	if path := f.editor.work.Place().Path(); path != "" {
		ending := ""
		if strings.EqualFold(filepath.Ext(path), ".zip") {
			ending = filepath.Ext(path)
		}
		return free(strings.TrimSuffix(path, ending), ending)
	}
	return f.freeFor(f.editor.work.Pack().Title().Name)
}
