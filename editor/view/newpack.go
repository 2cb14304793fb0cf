package view

import (
	"errors"
	"os"
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
func (f *files) askNew() { f.askNewAt(f.freeFor) }

// askNewAt asks for a new pack; suggest returns a place for one of a name.
func (f *files) askNewAt(suggest func(name string) string) {
	t := f.editor.texts
	name := own.NewEntry(nil, func() {})
	name.Validator = func(text string) error {
		if strings.TrimSpace(text) == "" {
			return localError(t.Text("editor.new_pack.nameless"))
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
	f.editor.ask.attempt("editor.new_pack.title", "editor.new_pack.confirm", name, []*widget.FormItem{
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
				f.settle(func() { f.open(place, func() {}) })
			}
		})
	}()
}

// freeFor suggests a folder for a pack of a name that isn't there yet.
func (f *files) freeFor(name string) string {
	return free(filepath.Join(f.usualFolder(), idFrom(name)), "")
}

// errNoPack says that nothing of a pack lies in a place.
var errNoPack = errors.New("there is no pack here")

// openPack reads the pack of a place, if there is one.
func openPack(place document.Place) (*document.Workspace, error) {
	work, err := document.Open(place)
	if err == nil && len(work.Pack().Documents()) == 0 {
		err = errNoPack
	}
	return work, err
}

// withWay tells what a pack needs where there is none, and offers to begin one there; other errors stay as they are.
func (f *files) withWay(path string, err error) error {
	if !errors.Is(err, errNoPack) {
		return err
	}
	return &mishap{localError(f.editor.texts.Text("editor.open.no_pack", i18n.Args{"Path": path})),
		choice{"editor.open.begin", widget.HighImportance, func() { f.askNewAt(beginIn(path)) }}}
}

// beginIn suggests where a pack can begin in a folder: right there if it is empty, else in one of its own.
func beginIn(folder string) func(name string) string {
	if strings.EqualFold(filepath.Ext(folder), ".zip") {
		folder = filepath.Dir(folder)
	}
	entries, err := os.ReadDir(folder)
	return func(name string) string {
		if err == nil && len(entries) == 0 {
			return folder
		}
		return free(filepath.Join(folder, idFrom(name)), "")
	}
}
