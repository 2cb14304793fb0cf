//go:build unix

package duelmatch_test

import (
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/match/duelmatch"
)

// Opening a pipe into which nobody writes would wait for ever.
func TestPipesAreLeftAlone(t *testing.T) {
	path := filepath.Join(t.TempDir(), "pipe.replay")
	require.NoError(t, syscall.Mkfifo(path, 0o600))
	_, err := duelmatch.File{Path: path}.Load()
	assert.ErrorContains(t, err, "pipe.replay: ")
	assert.ErrorContains(t, err, "regular file")
}
