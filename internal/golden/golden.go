// Package golden compares what a test makes with a file. With the flag -update it writes the file anew.
package golden

import (
	"flag"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "write the golden files anew")

// Equal has a test fail unless a file of its folder holds a text.
func Equal(t *testing.T, file, text string) {
	t.Helper()
	if *update {
		require.NoError(t, os.WriteFile(file, []byte(text), 0o644))
	}
	want, err := os.ReadFile(file)
	require.NoError(t, err, "run go test . -update")
	assert.Equal(t, string(want), text, "%s; if this is meant, run go test . -update", file)
}
