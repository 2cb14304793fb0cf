package view

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"
)

// browseFolder lets people look for a folder.
func (e *Editor) browseFolder(chosen func(path string)) {
	d := dialog.NewFolderOpen(func(folder fyne.ListableURI, err error) {
		if err == nil && folder != nil {
			chosen(folder.Path())
		}
	}, e.window)
	d.SetTitleText(e.texts.Text("editor.path.folder"))
	e.browse(d)
}

// browseFile lets people look for a file that ends in one of some extensions.
func (e *Editor) browseFile(extensions []string, chosen func(path string)) {
	d := dialog.NewFileOpen(func(read fyne.URIReadCloser, err error) {
		if err == nil && read != nil {
			chosen(read.URI().Path())
			read.Close()
		}
	}, e.window)
	d.SetFilter(storage.NewExtensionFileFilter(extensions))
	d.SetTitleText(e.texts.Text("editor.path.file"))
	e.browse(d)
}

// browse shows a chooser of the toolkit. What is chosen is only noted, so that its button says neither to open nor to
// save.
func (e *Editor) browse(d *dialog.FileDialog) {
	d.SetConfirmText(e.texts.Text("editor.path.choose"))
	d.Resize(e.window.Canvas().Size().SubtractWidthHeight(120, 120))
	d.Show()
	e.closeOnEscape(d)
}

// closeOnEscape lets the Escape key close a dialog of the toolkit, as long as nothing in it takes the key.
func (e *Editor) closeOnEscape(d dialog.Dialog) {
	c := e.window.Canvas()
	keys := c.OnTypedKey()
	d.SetOnClosed(func() { c.SetOnTypedKey(keys) })
	c.SetOnTypedKey(func(key *fyne.KeyEvent) {
		if key.Name == fyne.KeyEscape {
			d.Dismiss()
		}
	})
}
