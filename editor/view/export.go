package view

import (
	"path/filepath"
	"strings"

	"boardduels/editor/document"
	"boardduels/internal/i18n"
)

// askExport asks for a new zip file, and writes the pack there as it is now. Unlike [files.askSaveAs] it leaves the
// editor where it is.
func (f *files) askExport() {
	e := f.editor
	hint := "editor.export.hint"
	if len(e.work.Dirty()) > 0 {
		hint = "editor.export.hint_unsaved"
	}
	f.askPath("editor.export.title", "editor.export.confirm", hint, f.freeZip(), func(path string, done func(error)) {
		if !strings.EqualFold(filepath.Ext(path), ".zip") {
			path += ".zip"
		}
		r, place := &receipt{pack: e.work.Pack()}, document.At(path)
		go func() {
			err := document.WritePack(place, r.pack)
			r.check()
			e.deps.Do(func() {
				done(f.occupied(path, err))
				if err == nil {
					f.tell(r, e.texts.Text("editor.export.done", i18n.Args{"Path": path}))
				}
			})
		}()
	})
}

// freeZip suggests a zip file for the pack that isn't there yet, beside the pack if that lies somewhere.
func (f *files) freeZip() string { return free(f.besidePack(), ".zip") }

// besidePack returns the path of the pack without an ending; of one that lies nowhere, a path in the usual folder.
func (f *files) besidePack() string {
	if place := f.editor.work.Place().Path(); place != "" {
		return strings.TrimSuffix(place, ".zip")
	}
	return filepath.Join(f.usualFolder(), idFrom(f.editor.work.Pack().Title().Name))
}
