package durable_test

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/durable"
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
		require.NoError(t, durable.Replace(path, []byte(text)))
		assert.Equal(t, map[string]string{"a": text}, content(t, filepath.Dir(path)))
	}
}

func TestReplaceLeavesTheOldFileWhereItCanNotWrite(t *testing.T) {
	folder := t.TempDir()
	taken := filepath.Join(folder, "folder")
	require.NoError(t, os.MkdirAll(filepath.Join(taken, "inside"), 0o755))
	assert.EqualError(t, durable.Replace(taken, []byte("new")), "write "+taken+": is a folder")
	assert.DirExists(t, filepath.Join(taken, "inside"))
	entries, err := os.ReadDir(folder)
	require.NoError(t, err)
	assert.Len(t, entries, 1)

	err = durable.Replace(filepath.Join(folder, "none", "a"), nil)
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
		require.NoError(t, durable.Remove(filepath.Join(folder, "a")))
	}
	assert.Empty(t, content(t, folder))
}

func TestSetAsideNeverReplaces(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "a.xml")
	for _, text := range []string{"one", "two"} {
		require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
		kept, err := durable.SetAside(path)
		require.NoError(t, err)
		assert.Equal(t, text, read(t, kept))
	}
	assert.Equal(t, map[string]string{"a.xml.damaged-1": "one", "a.xml.damaged-2": "two"}, content(t, folder))
	kept, err := durable.SetAside(path)
	assert.ErrorIs(t, err, os.ErrNotExist)
	assert.Empty(t, kept, "it isn't there")
}

func TestSyncFolder(t *testing.T) {
	require.NoError(t, durable.SyncFolder(t.TempDir()))
	if runtime.GOOS != "windows" {
		assert.Error(t, durable.SyncFolder(filepath.Join(t.TempDir(), "none")))
	}
}

var errBad = errors.New("it is bad")

func notBad(data []byte) error {
	if string(data) == "bad" || string(data) == "worse" {
		return errBad
	}
	return nil
}

func TestGenerationsLoad(t *testing.T) {
	type files = map[string]string
	for name, c := range map[string]struct {
		before, after files
		want          any // nil or what is loaded
		kept          int
		restored      bool
	}{
		"none":                    {files{}, files{}, nil, 0, false},
		"one":                     {files{"now": "b"}, files{"now": "b"}, "b", 0, false},
		"an empty one":            {files{"now": "", "before": "a"}, files{"now": "", "before": "a"}, "", 0, false},
		"two":                     {files{"now": "b", "before": "a"}, files{"now": "b", "before": "a"}, "b", 0, false},
		"only the previous one":   {files{"before": "a"}, files{"before": "a"}, nil, 0, false},
		"a damaged one":           {files{"now": "bad"}, files{"now.damaged-1": "bad"}, nil, 1, false},
		"a damaged one after one": {files{"now": "bad", "before": "a"}, files{"now": "a", "now.damaged-1": "bad"}, "a", 1, true},
		"two damaged ones": {files{"now": "bad", "before": "worse"},
			files{"now.damaged-1": "bad", "before.damaged-1": "worse"}, nil, 2, false},
		"a damaged one before": {files{"now": "b", "before": "bad"}, files{"now": "b", "before": "bad"}, "b", 0, false},
	} {
		t.Run(name, func(t *testing.T) {
			folder := fill(t, c.before)
			g := durable.Generations{Current: filepath.Join(folder, "now"), Previous: filepath.Join(folder, "before")}
			data, damage, err := g.Load(notBad)
			require.NoError(t, err)
			if c.want == nil {
				assert.Nil(t, data)
			} else {
				assert.Equal(t, c.want, string(data))
			}
			assert.Equal(t, c.after, content(t, folder))
			if c.kept == 0 {
				assert.Nil(t, damage)
				return
			}
			require.NotNil(t, damage)
			assert.Len(t, damage.Kept, c.kept)
			assert.Equal(t, c.restored, damage.Restored)
			assert.ErrorIs(t, damage.Problem, errBad)
		})
	}
}

func TestGenerationsSave(t *testing.T) {
	folder := t.TempDir()
	g := durable.Generations{Current: filepath.Join(folder, "now"), Previous: filepath.Join(folder, "before")}
	for _, text := range []string{"a", "b", "c"} {
		require.NoError(t, g.Save([]byte(text), notBad))
	}
	assert.Equal(t, map[string]string{"now": "c", "before": "b"}, content(t, folder))
	require.NoError(t, os.WriteFile(g.Current, []byte("bad"), 0o644))
	require.NoError(t, g.Save([]byte("d"), notBad))
	assert.Equal(t, map[string]string{"now": "d", "before": "b", "now.damaged-1": "bad"}, content(t, folder))
}

func TestGenerationsThatCanNotBeRead(t *testing.T) {
	folder := t.TempDir()
	g := durable.Generations{Current: filepath.Join(folder, "now"), Previous: filepath.Join(folder, "before")}
	require.NoError(t, os.Mkdir(g.Current, 0o755))
	_, _, err := g.Load(notBad)
	assert.Error(t, err)
	assert.Error(t, g.Save([]byte("a"), notBad))
	assert.DirExists(t, g.Current)
}
