package view

// browseFolder lets people look for a folder, from a path on.
func (c *choosers) browseFolder(start string, chosen func(path string)) {
	openFileChooser(c.editor, "editor.path.folder", start, nil, chosen)
}

// browseFile lets people look for a file that ends in one of some extensions, from a path on.
func (c *choosers) browseFile(start string, endings []string, chosen func(path string)) {
	openFileChooser(c.editor, "editor.path.file", start, endings, chosen)
}
