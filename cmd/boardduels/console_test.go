//go:build unix

package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// hostile reddens a terminal, and turns what follows around.
const hostile = "\x1b[31m\u202eevil\nboardduels: all is well"

// shown is how the terminal may see it.
const shown = `\x1b[31m\u202eevil\nboardduels: all is well`

// What is logged names files as strangers may have called them. Only a process of its own logs to its standard error.
func TestWhatIsLoggedSteersNoTerminal(t *testing.T) {
	const child = "BOARDDUELS_TEST_HOME"
	if folder := os.Getenv(child); folder != "" {
		settleIn(folder)
		return
	}
	folder := filepath.Join(t.TempDir(), hostile)
	require.NoError(t, os.WriteFile(folder, nil, 0o600), "which can't be a folder")
	printed, err := again(t, child+"="+folder).CombinedOutput()
	require.NoError(t, err, "%q", printed)
	assert.Contains(t, string(printed), "nobody owns the folder for data\n")
	assert.Contains(t, string(printed), shown)
	assert.NotContains(t, string(printed), hostile)
}

func TestAnUnknownFlagSteersNoTerminal(t *testing.T) {
	const child = "BOARDDUELS_TEST_FLAG"
	if name := os.Getenv(child); name != "" {
		os.Args = []string{"boardduels", "--" + name}
		main()
	}
	printed, err := again(t, child+"="+hostile).CombinedOutput()
	failed := new(exec.ExitError)
	require.ErrorAs(t, err, &failed)
	assert.Equal(t, exitUsage, failed.ExitCode())
	assert.Regexp(t, `^boardduels: flag provided but not defined: -\\x1b\[31m\\u202eevil\\nboardduels: all is well\nUsage of boardduels:\n`, string(printed))
	assert.NotContains(t, string(printed), "\x1b")
}

// again returns this test in a process of its own.
func again(t *testing.T, environment string) *exec.Cmd {
	t.Helper()
	self, err := os.Executable()
	require.NoError(t, err)
	cmd := exec.Command(self, "-test.run=^"+t.Name()+"$")
	cmd.Env = append(os.Environ(), environment)
	return cmd
}
