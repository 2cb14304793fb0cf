package view

import (
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/editorui"
	"boardduels/editor/view/dialog"
)

// askPath asks for the path of a folder or zip file. It stays until attempted tells that what it was wanted for is
// done.
func (f *files) askPath(title, confirm, hint, suggested string, attempted func(path string, done func(error))) {
	f.askPathAnd(title, confirm, hint, suggested, nil, attempted)
}

// askPathAnd asks for a path, and for more.
func (f *files) askPathAnd(title, confirm, hint, suggested string, more []*widget.FormItem, attempted func(path string, done func(error))) *editorui.Sheet {
	path, browse := f.pathEntry(suggested)
	buttons := container.NewHBox(browse)
	if title == "editor.open.title" {
		buttons.Add(editorui.NewButton(f.editor.texts.Text("editor.path.zip"), theme.FileIcon(), func() {
			f.editor.choosers.browseFile(filepath.Dir(path.Text), []string{".zip"}, chosenAtOnce(path.SetText))
		}))
	}
	items := append([]*widget.FormItem{
		{Text: f.editor.texts.Text("editor.path.label"), Widget: path, HintText: f.editor.texts.Text(hint)},
		{Widget: buttons},
	}, more...)
	sheet := f.editor.ask.Attempt(title, confirm, path, items, func(done func(error)) {
		attempted(meant(strings.TrimSpace(path.Text)), done)
	})
	sheet.Widen(640)
	return sheet
}

// pathEntry returns an entry for a whole path, and a button that looks through the system's folders for one.
func (f *files) pathEntry(suggested string) (path *editorui.Entry, browse *editorui.Button) {
	path = editorui.NewEntry(nil, func() {})
	path.SetText(suggested)
	path.Validator = func(text string) error {
		if !filepath.IsAbs(meant(strings.TrimSpace(text))) {
			return dialog.LocalError(f.editor.texts.Text("editor.path.whole"))
		}
		return nil
	}
	return path, editorui.NewButton(f.editor.texts.Text("editor.path.folder"), theme.FolderIcon(), func() {
		f.editor.choosers.browseFolder(filepath.Dir(path.Text), path.SetText)
	})
}
