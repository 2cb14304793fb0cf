// Package checkout tells tests where the sources lie: they run in the folder of their own package.
package checkout

import (
	"os"
	"path/filepath"
	"testing"
)

// Root returns the folder of the go.mod that stands nearest above the test's own folder, which may have it itself.
func Root(t testing.TB) string {
	t.Helper()
	folder, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for ; ; folder = filepath.Dir(folder) {
		if _, err := os.Stat(filepath.Join(folder, "go.mod")); err == nil {
			return folder
		}
		if folder == filepath.Dir(folder) {
			t.Fatal("there is no go.mod in the folder of the test, nor above")
		}
	}
}
