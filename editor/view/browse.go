package view

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"
)

// browseFolder lets people look for a folder.
func (c *choosers) browseFolder(chosen func(path string)) {
	d := dialog.NewFolderOpen(func(folder fyne.ListableURI, err error) {
		if err == nil && folder != nil {
			chosen(folder.Path())
		}
	}, c.editor.window)
	d.SetTitleText(c.editor.texts.Text("editor.path.folder"))
	c.browse(d)
}

// browseFile lets people look for a file that ends in one of some extensions.
func (c *choosers) browseFile(extensions []string, chosen func(path string)) {
	d := dialog.NewFileOpen(func(read fyne.URIReadCloser, err error) {
		if err == nil && read != nil {
			chosen(read.URI().Path())
			read.Close()
		}
	}, c.editor.window)
	d.SetFilter(storage.NewExtensionFileFilter(extensions))
	d.SetTitleText(c.editor.texts.Text("editor.path.file"))
	c.browse(d)
}

// browse shows a chooser of the toolkit. What is chosen is only noted, so that its button says neither to open nor to
// save.
func (c *choosers) browse(d *dialog.FileDialog) {
	d.SetConfirmText(c.editor.texts.Text("editor.path.choose"))
	d.Resize(c.editor.window.Canvas().Size().SubtractWidthHeight(120, 120))
	d.Show()
	c.closeOnEscape(d)
}

// closeOnEscape lets the Escape key close a dialog of the toolkit, as long as nothing in it takes the key.
func (c *choosers) closeOnEscape(d dialog.Dialog) {
	canvas := c.editor.window.Canvas()
	keys := canvas.OnTypedKey()
	d.SetOnClosed(func() { canvas.SetOnTypedKey(keys) })
	canvas.SetOnTypedKey(func(key *fyne.KeyEvent) {
		if key.Name == fyne.KeyEscape {
			d.Dismiss()
		}
	})
}
