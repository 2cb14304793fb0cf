package main

import (
	"path/filepath"

	"fyne.io/fyne/v2"
)

// dataFolder returns the folder in which the app keeps its data: the one that is asked for, or its own, which the
// toolkit names after the app's id.
func dataFolder(asked string, a fyne.App) string {
	if asked == "" {
		return a.Storage().RootURI().Path()
	}
	if path, err := filepath.Abs(asked); err == nil {
		return path // people are told of it
	}
	return asked
}
