package powerloss

import (
	"crypto/sha256"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// view is what a folder holds, by path from there with slashes. A folder's path ends with a slash.
type view map[string]string

// look reads a folder, but for locks.
func look(t testing.TB, folder string) view {
	t.Helper()
	v := view{}
	root := os.DirFS(folder)
	err := fs.WalkDir(root, ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || path == "." || strings.HasSuffix(path, ".lock") {
			return err
		}
		if entry.IsDir() {
			v[path+"/"] = ""
			return nil
		}
		data, err := fs.ReadFile(root, path)
		v[path] = string(data)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// write makes a new folder that holds this.
func (v view) write(t testing.TB) string {
	t.Helper()
	folder, err := os.MkdirTemp(t.TempDir(), "")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range v.names() {
		name := filepath.Join(folder, filepath.FromSlash(path))
		if strings.HasSuffix(path, "/") {
			err = os.MkdirAll(name, 0o755)
		} else {
			err = os.WriteFile(name, []byte(v[path]), 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

// names returns the paths; a folder's comes before what is in it.
func (v view) names() []string { return slices.Sorted(maps.Keys(v)) }

// key is the same for views that are.
func (v view) key() string {
	sum := sha256.New()
	for _, path := range v.names() {
		fmt.Fprintf(sum, "%d %s %d %s", len(path), path, len(v[path]), v[path])
	}
	return string(sum.Sum(nil))
}
