//go:build linux && !android

package main

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestServerOf(t *testing.T) {
	for display, want := range map[string][2]string{
		":0": {"unix", "/tmp/.X11-unix/X0"}, ":1.2": {"unix", "/tmp/.X11-unix/X1"}, "unix:3": {"unix", "/tmp/.X11-unix/X3"},
		"host:1.0": {"tcp", "host:6001"},
	} {
		network, address, err := serverOf(display)
		assert.NoError(t, err)
		assert.Equal(t, want, [2]string{network, address}, display)
	}
	for _, display := range []string{"nonsense", ":x", "host:"} {
		_, _, err := serverOf(display)
		assert.Error(t, err, display)
	}
}

func TestCheckDisplayNamesWhatIsMissing(t *testing.T) {
	t.Setenv("WAYLAND_DISPLAY", "")
	t.Setenv("DISPLAY", "")
	assert.ErrorContains(t, checkDisplay(), "no display")
	t.Setenv("DISPLAY", ":31999")
	assert.ErrorContains(t, checkDisplay(), "can't be reached")
}
