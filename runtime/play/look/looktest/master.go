package looktest

import (
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// AssertMaster compares what a canvas shows with a master file of testdata, as markup, or writes the file anew.
func AssertMaster(t *testing.T, name string, c fyne.Canvas, update bool) {
	t.Helper()
	if update {
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

// AssertNothingCutOff checks that every visible piece of text lies within the window sidewards.
func AssertNothingCutOff(t testing.TB, w fyne.Window, name string) {
	t.Helper()
	width := w.Canvas().Size().Width
	assertNothingCutOff := func(o fyne.CanvasObject, at fyne.Position) {
		text, ok := o.(*canvas.Text)
		if !ok || text.Text == "" {
			return
		}
		x, own, needed := at.X, text.Size().Width, text.MinSize().Width
		switch text.Alignment {
		case fyne.TextAlignCenter:
			x += (own - needed) / 2
		case fyne.TextAlignTrailing:
			x += own - needed
		}
		assert.GreaterOrEqual(t, x, float32(-1), "%s: %q begins outside", name, text.Text)
		assert.LessOrEqual(t, x+needed, width+1, "%s: %q ends outside", name, text.Text)
	}
	for _, layer := range append([]fyne.CanvasObject{w.Content()}, w.Canvas().Overlays().List()...) {
		WalkVisible(layer, fyne.NewPos(0, 0), assertNothingCutOff)
	}
}
