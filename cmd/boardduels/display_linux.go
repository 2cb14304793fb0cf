//go:build linux && !android

package main

import (
	"errors"
	"os"
)

// checkDisplay returns an error if there is no display, on which the toolkit would give up without a word of help.
func checkDisplay() error {
	if os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == "" {
		return errors.New("there is no display: start it in a graphical session (the command line 'duel' needs none)")
	}
	return nil
}
