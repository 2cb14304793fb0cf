package view

import (
	"errors"
	"os"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/editor/view/dialog"
	"boardduels/internal/i18n"
)

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
	return dialog.NewMishap(dialog.LocalError(f.editor.texts.Text("editor.open.no_pack", i18n.Args{"Path": path})),
		dialog.NewChoice("editor.open.begin", widget.HighImportance, func() { f.askNewAt(beginIn(path)) }))
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
