package document_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
)

// A place has one baseline, which is there again when the program is.
func TestABaselineIsKept(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "baselines")
	kept := document.NewBaselines(folder)
	w := smallWorkspace(t)
	here, there := document.At("/packs/mine"), document.At("/packs/other.zip")
	_, ok, err := kept.Of(here)
	require.NoError(t, err)
	assert.False(t, ok)

	morning := time.Unix(1_790_000_000, 0)
	require.NoError(t, kept.Keep(here, document.Baseline{Pack: w.Pack(), When: morning}))
	set(t, w, cleave, "cost", "3")
	require.NoError(t, kept.Keep(there, document.Baseline{Pack: w.Pack(), When: morning.Add(time.Hour)}))
	found, ok, err := document.NewBaselines(folder).Of(here)
	require.NoError(t, err)
	require.True(t, ok)
	assert.Equal(t, morning.Unix(), found.When.Unix())
	assert.NotEqual(t, w.Pack().Hash(), found.Pack.Hash())
	assert.Equal(t, smallWorkspace(t).Pack().Hash(), found.Pack.Hash())

	for range 2 { // also within one second
		require.NoError(t, kept.Keep(here, document.Baseline{Pack: w.Pack(), When: morning.Add(time.Minute)}))
	}
	found, ok, err = kept.Of(here)
	require.NoError(t, err)
	require.True(t, ok)
	assert.Equal(t, w.Pack().Hash(), found.Pack.Hash())
	files, err := os.ReadDir(folder)
	require.NoError(t, err)
	require.Len(t, files, 2, "one for each place")

	for _, file := range files {
		require.NoError(t, os.WriteFile(filepath.Join(folder, file.Name()), []byte("no archive"), 0o600))
	}
	_, ok, err = kept.Of(here)
	assert.False(t, ok)
	assert.ErrorContains(t, err, folder)
	left, err := os.ReadDir(folder)
	require.NoError(t, err)
	assert.Equal(t, files, left, "what can't be read is nobody's to remove")
}
