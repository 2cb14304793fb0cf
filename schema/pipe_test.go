//go:build unix

package schema_test

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/schema"
)

// TestPipesAreLeftAlone: opening a pipe into which nobody writes would wait for ever.
func TestPipesAreLeftAlone(t *testing.T) {
	folder := t.TempDir()
	for _, name := range []string{schema.TitleFile, "cards/pipe.xml", "art/pipe.svg"} {
		path := filepath.Join(folder, name)
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
		require.NoError(t, syscall.Mkfifo(path, 0o600))
	}
	require.NoError(t, os.Symlink("pipe.xml", filepath.Join(folder, "cards", "link.xml")))
	fsys, closer, err := schema.OpenPack(folder)
	require.NoError(t, err)
	defer closer.Close()
	pack, diagnostics := schema.LoadPack(fsys)
	assert.Empty(t, pack.Images())
	var got []string
	for _, d := range diagnostics {
		if d.Code == "unreadable" {
			got = append(got, d.File+": "+d.Message)
		}
	}
	assert.Equal(t, []string{
		"art/pipe.svg: the file can't be read: it isn't a regular file",
		"cards/link.xml: the file can't be read: it isn't a regular file",
		"cards/pipe.xml: the file can't be read: it isn't a regular file",
		"pack.xml: the file can't be read: it isn't a regular file",
	}, got)
}
