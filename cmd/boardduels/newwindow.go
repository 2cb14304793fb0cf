//go:build !js

package main

import (
	"os"
	"os/exec"
)

// newWindow starts the app once more, with the editor on a pack. It goes on when this one ends.
func (s *shell) newWindow(pack string) error {
	self, err := os.Executable()
	if err != nil {
		return err
	}
	args := []string{"-edit", "-pack", pack}
	if s.data != "" {
		args = append(args, "-data", s.data)
	}
	cmd := exec.Command(self, args...)
	if err := cmd.Start(); err != nil {
		return err
	}
	go func() { _ = cmd.Wait() }() // how it ends is its own affair
	return nil
}
