package view

import (
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/dialog"
)

// askNew asks what a new pack is to be called and where it is to lie, writes a small one there that can be played at
// once, and opens it.
func (f *files) askNew() { f.askNewAt(f.freeFor) }

// askNewAt asks for a new pack; suggest returns a place for one of a name.
func (f *files) askNewAt(suggest func(name string) string) {
	t := f.editor.texts
	name := editorui.NewEntry(nil, func() {})
	name.Validator = func(text string) error {
		if strings.TrimSpace(text) == "" {
			return dialog.LocalError(t.Text("editor.new_pack.nameless"))
		}
		return nil
	}
	suggested := suggest("")
	path, browse := f.pathEntry(suggested)
	name.OnChanged = func(text string) {
		if path.Text == suggested {
			suggested = suggest(text)
			path.SetText(suggested)
		}
	}
	f.editor.ask.Attempt("editor.new_pack.title", "editor.new_pack.confirm", name, []*widget.FormItem{
		widget.NewFormItem(t.Text("editor.new_pack.name"), name),
		{Text: t.Text("editor.path.label"), Widget: path, HintText: t.Text("editor.save_as.hint")},
		{Widget: container.NewHBox(browse)},
	}, func(done func(error)) {
		f.create(strings.TrimSpace(name.Text), meant(strings.TrimSpace(path.Text)), done)
	}).Widen(640)
}

// create writes a new pack, and opens it once unsaved edits of the one that is open are settled.
func (f *files) create(name, path string, done func(error)) {
	place := document.At(path)
	go func() {
		err := document.WritePack(place, document.Starter(name))
		f.editor.deps.Do(func() {
			done(f.occupied(path, err))
			if err == nil {
				f.settle(func() { f.open(place, func() { f.made(place) }) })
			}
		})
	}()
}

// made has the game play with a pack that was just made, if it is open.
func (f *files) made(place document.Place) {
	f.fresh = place.Path()
	if f.play(&receipt{}) {
		f.editor.desk.problems.notify(f.editor.texts.Text("editor.saved.played"), widget.SuccessImportance)
	}
}

// freeFor suggests a folder for a pack of a name that isn't there yet.
func (f *files) freeFor(name string) string {
	return free(filepath.Join(f.usualFolder(), idFrom(name)), "")
}
