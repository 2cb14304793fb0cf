package view

// browseFolder lets people look for a folder, from a path on.
func (c *choosers) browseFolder(start string, chosen func(path string)) {
	openFileChooser(c.editor, "editor.path.folder", start, nil, chosenAtOnce(chosen))
}

// chosenAtOnce is for what can't fail.
func chosenAtOnce(chosen func(path string)) func(path string, done func(error)) {
	return func(path string, done func(error)) {
		done(nil)
		chosen(path)
	}
}

// browseFile lets people look for a file that ends in one of some extensions, from a path on, until one does.
func (c *choosers) browseFile(start string, endings []string, attempted func(path string, done func(error))) {
	openFileChooser(c.editor, "editor.path.file", start, endings, attempted)
}
