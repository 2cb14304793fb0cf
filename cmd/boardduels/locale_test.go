package main

import (
	"os"
	"os/exec"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestNoLanguageIsNoTrouble starts this program, toolkit and all, in environments that name no language.
func TestNoLanguageIsNoTrouble(t *testing.T) {
	self, err := os.Executable()
	require.NoError(t, err)
	for _, locale := range []string{"", "C", "C.UTF-8", "POSIX.UTF-8", "uk_UA.UTF-8"} {
		cmd := exec.Command(self, "-test.run=^$")
		cmd.Env = append(os.Environ(), "LANGUAGE=", "LC_ALL="+locale, "LC_MESSAGES=", "LANG=")
		out, err := cmd.CombinedOutput()
		require.NoError(t, err)
		assert.NotContains(t, string(out), "locale", locale)
	}
}
