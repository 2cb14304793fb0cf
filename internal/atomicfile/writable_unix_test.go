//go:build unix

package atomicfile_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/atomicfile"
)

// A file that its user protected stays as it is, as cp leaves it.
func TestAProtectedFileIsNotReplaced(t *testing.T) {
	if os.Getuid() == 0 {
		t.Skip("nothing is protected from the superuser")
	}
	folder := fill(t, map[string]string{"a": "old"})
	path := filepath.Join(folder, "a")
	require.NoError(t, os.Chmod(path, 0o444))
	assert.ErrorIs(t, atomicfile.Replace(path, []byte("new")), fs.ErrPermission)
	assert.EqualError(t, atomicfile.Writable(path), "write "+path+": permission denied")
	assert.Equal(t, map[string]string{"a": "old"}, content(t, folder))
}

func TestWhatCanBeReplacedIsWritable(t *testing.T) {
	folder := fill(t, map[string]string{"a": "old"})
	for _, name := range []string{"a", "none"} {
		assert.NoError(t, atomicfile.Writable(filepath.Join(folder, name)))
	}
	assert.Equal(t, map[string]string{"a": "old"}, content(t, folder))
}

// A link to a folder that isn't there leads to one then.
func TestMkdirAllFollowsLinks(t *testing.T) {
	folder := t.TempDir()
	require.NoError(t, os.Symlink(filepath.Join("b", "c"), filepath.Join(folder, "a")))
	for range 2 {
		require.NoError(t, atomicfile.MkdirAll(filepath.Join(folder, "a", "d")))
	}
	assert.DirExists(t, filepath.Join(folder, "b", "c", "d"))

	require.NoError(t, os.Symlink("round", filepath.Join(folder, "round")))
	assert.ErrorContains(t, atomicfile.MkdirAll(filepath.Join(folder, "round")), "too many links")
}
