//go:build unix

package main

import (
	"os"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The version stands in FyneApp.toml alone: the app says it without a display, and shows the same one.
func TestTheAppSaysItsVersion(t *testing.T) {
	const child = "BOARDDUELS_TEST_VERSION"
	if os.Getenv(child) != "" {
		os.Args = []string{"boardduels", "-version"}
		main()
		os.Exit(0)
	}
	file, err := os.ReadFile("FyneApp.toml")
	require.NoError(t, err)
	version := regexp.MustCompile(`(?m)^ *Version = "(.+)"$`).FindSubmatch(file)
	require.NotNil(t, version, "%s", file)
	said, err := again(t, child+"=1").CombinedOutput()
	require.NoError(t, err, "%s", said)
	assert.Equal(t, "boardduels "+string(version[1])+"\n", string(said))
	assert.Equal(t, string(version[1]), metadata.Version, "which settings and the editor's About show")
}
