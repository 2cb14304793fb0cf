//go:build !android

package main

import (
	"context"
	"io"
)

// isReplaced is about Android's activities.
func isReplaced() bool { return false }

// awaitChoice has nothing to pass on: here a program that shows a dialog for files is there for the answer.
func (*shell) awaitChoice(context.Context) {}

// contentOpener opens files that have addresses instead of paths, which there are none of here.
var contentOpener func(address string) (name string, content io.ReadCloser, err error)
