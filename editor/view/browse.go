package view

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
)

// browseFolder lets people look for a folder, from a path on.
func (c *choosers) browseFolder(start string, chosen func(path string)) {
	openFileChooser(c.editor, "editor.path.folder", start, nil, chosen)
}

// browseFile lets people look for a file that ends in one of some extensions, from a path on.
func (c *choosers) browseFile(start string, endings []string, chosen func(path string)) {
	openFileChooser(c.editor, "editor.path.file", start, endings, chosen)
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
