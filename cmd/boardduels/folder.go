package main

import (
	"os"
	"path/filepath"

	"fyne.io/fyne/v2"

	"boardduels/internal/lock"
)

// formerID is the id that the app had before its first release. Who played then, from the source, has a folder with
// that name.
const formerID = "io.github.boardduels"

// dataFolder returns the folder in which the app keeps its data: the one that is asked for, or its own.
func dataFolder(asked string, a fyne.App) string {
	if asked == "" {
		return ownFolder(a.Storage().RootURI().Path())
	}
	if path, err := filepath.Abs(asked); err == nil {
		return path // people are told of it
	}
	return asked
}

// ownFolder returns the app's own folder: the one that is named after its id, or the former one where that is in use
// and the new one isn't. Nothing is moved.
func ownFolder(named string) string {
	former := filepath.Join(filepath.Dir(named), formerID)
	if isUsed(former) && !isUsed(named) {
		return former
	}
	return named
}

// isUsed reports whether the app has ever kept its data in a folder.
func isUsed(folder string) bool {
	_, err := os.Stat(filepath.Join(folder, lock.Folder))
	return err == nil
}
