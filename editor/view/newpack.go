package view

import (
	"errors"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	own "boardduels/editor/view/widget"
	"boardduels/internal/i18n"
)

// askNew asks what a new pack is to be called and where it is to lie, writes a small one there that can be played at
// once, and opens it.
func (f *files) askNew() {
	t := f.editor.texts
	name := own.NewEntry(nil, func() {})
	name.Validator = func(text string) error {
		if strings.TrimSpace(text) == "" {
			return localError(t.Text("editor.new_pack.nameless"))
		}
		return nil
	}
	suggested := f.freeFor("")
	path, browse := f.pathEntry(suggested)
	name.OnChanged = func(text string) {
		if path.Text == suggested {
			suggested = f.freeFor(text)
			path.SetText(suggested)
		}
	}
	f.editor.ask.form("editor.new_pack.title", "editor.new_pack.confirm", name, []*widget.FormItem{
		widget.NewFormItem(t.Text("editor.new_pack.name"), name),
		{Text: t.Text("editor.path.label"), Widget: path, HintText: t.Text("editor.save_as.hint")},
		{Widget: container.NewHBox(browse)},
	}, func() {
		f.create(strings.TrimSpace(name.Text), meant(strings.TrimSpace(path.Text)))
	}).Widen(640)
}

// create writes a new pack, and opens it once unsaved edits of the one that is open are settled.
func (f *files) create(name, path string) {
	place := document.At(path)
	go func() {
		err := document.WritePack(place, document.Starter(name))
		f.editor.deps.Do(func() {
			switch {
			case errors.Is(err, document.ErrOccupied):
				f.editor.ask.report(localError(f.editor.texts.Text("editor.save_as.occupied", i18n.Args{"Path": path})))
			case err != nil:
				f.editor.ask.report(err)
			default:
				f.settle(func() { f.open(place, func() {}) })
			}
		})
	}()
}

// freeFor suggests a folder for a pack of a name that isn't there yet.
func (f *files) freeFor(name string) string {
	return free(filepath.Join(f.usualFolder(), idFrom(name)), "")
}
