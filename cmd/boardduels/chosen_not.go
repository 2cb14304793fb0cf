//go:build !android

package main

import "context"

// awaitChoice has nothing to pass on: here a program that shows a dialog for files is there for the answer.
func (*shell) awaitChoice(context.Context) {}
