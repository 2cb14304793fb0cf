package atomicfile_test

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/atomicfile"
)

// content returns the files of a folder.
func content(t testing.TB, folder string) map[string]string {
	t.Helper()
	entries, err := os.ReadDir(folder)
	require.NoError(t, err)
	files := map[string]string{}
	for _, entry := range entries {
		data, err := os.ReadFile(filepath.Join(folder, entry.Name()))
		require.NoError(t, err)
		files[entry.Name()] = string(data)
	}
	return files
}

// fill makes a folder hold these files and no others.
func fill(t testing.TB, files map[string]string) string {
	t.Helper()
	folder := t.TempDir()
	for name, text := range files {
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644))
	}
	return folder
}

func TestReplace(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a")
	for _, text := range []string{"first", "the second is longer", ""} {
		require.NoError(t, atomicfile.Replace(path, []byte(text)))
		assert.Equal(t, map[string]string{"a": text}, content(t, filepath.Dir(path)))
	}
}

func TestReplaceLeavesTheOldFileWhereItCanNotWrite(t *testing.T) {
	folder := t.TempDir()
	taken := filepath.Join(folder, "folder")
	require.NoError(t, os.MkdirAll(filepath.Join(taken, "inside"), 0o755))
	assert.EqualError(t, atomicfile.Replace(taken, []byte("new")), "write "+taken+": is a folder")
	assert.DirExists(t, filepath.Join(taken, "inside"))
	entries, err := os.ReadDir(folder)
	require.NoError(t, err)
	assert.Len(t, entries, 1)

	err = atomicfile.Replace(filepath.Join(folder, "none", "a"), nil)
	assert.ErrorIs(t, err, os.ErrNotExist)
	assert.EqualError(t, err, "write "+filepath.Join(folder, "none", "a")+": no such file or directory")
}

func read(t testing.TB, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	require.NoError(t, err)
	return string(data)
}

func TestRemove(t *testing.T) {
	folder := fill(t, map[string]string{"a": ""})
	for range 2 {
		require.NoError(t, atomicfile.Remove(filepath.Join(folder, "a")))
	}
	assert.Empty(t, content(t, folder))
}

func TestSetAsideNeverReplaces(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "a.xml")
	for _, text := range []string{"one", "two"} {
		require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
		kept, err := atomicfile.SetAside(path)
		require.NoError(t, err)
		assert.Equal(t, text, read(t, kept))
	}
	assert.Equal(t, map[string]string{"a.xml.damaged-1": "one", "a.xml.damaged-2": "two"}, content(t, folder))
	kept, err := atomicfile.SetAside(path)
	assert.ErrorIs(t, err, os.ErrNotExist)
	assert.Empty(t, kept, "it isn't there")
}

func TestSyncFolder(t *testing.T) {
	require.NoError(t, atomicfile.SyncFolder(t.TempDir()))
	if runtime.GOOS != "windows" {
		assert.Error(t, atomicfile.SyncFolder(filepath.Join(t.TempDir(), "none")))
	}
}

// A name that leaves no room for an ending is shortened, and what has the same beginning stays apart.
func TestLongNamesAreSetAside(t *testing.T) {
	dir := t.TempDir()
	for i := range 2 {
		path := filepath.Join(dir, strings.Repeat("ї", 125)+fmt.Sprintf("%d.xml", i))
		require.NoError(t, os.WriteFile(path, nil, 0o644))
		kept, err := atomicfile.SetAside(path)
		require.NoError(t, err)
		assert.FileExists(t, kept)
		assert.Contains(t, kept, fmt.Sprintf("ї.damaged-%d", i+1))
	}
}
