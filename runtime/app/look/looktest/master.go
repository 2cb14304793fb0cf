package looktest

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "write the master files anew")

// AssertMaster compares what a canvas shows with a master file of testdata, as markup. With the flag -update it writes
// the file anew.
func AssertMaster(t *testing.T, name string, c fyne.Canvas) {
	t.Helper()
	if *update {
		path := filepath.Join("testdata", name)
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
		require.NoError(t, os.WriteFile(path, []byte(test.RenderToMarkup(c)), 0o644))
		return
	}
	test.AssertRendersToMarkup(t, name, c)
}

// ShowAlone puts an object into a window of its own.
func ShowAlone(t *testing.T, o fyne.CanvasObject, size fyne.Size) fyne.Window {
	t.Helper()
	NewApp(t)
	w := test.NewTempWindow(t, o)
	w.SetPadded(false)
	w.Resize(size)
	return w
}
