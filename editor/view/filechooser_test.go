package view

import (
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/view/viewtest"
)

func (c *fileChooser) names() (names []string) {
	for _, e := range c.entries {
		names = append(names, e.name)
	}
	return names
}

// A file is chosen by typing the beginnings of names, and by keys alone.
func TestAFileIsChosenByItsPath(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	for _, name := range []string{"packs/one/pack.xml", "packs/two.zip", "packs/notes.txt", "packs/.hidden/a.zip", "pictures/axe.svg"} {
		path := filepath.Join(s.home, name)
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
		require.NoError(t, os.WriteFile(path, nil, 0o644))
	}
	var chosen string
	c := openFileChooser(s.Editor, "editor.path.file", s.home, []string{".zip"}, chosenAtOnce(func(path string) { chosen = path }))
	s.Until(func() bool { return len(c.entries) >= 2 })
	s.Retype(c.path, s.home+"/pac")
	s.Until(func() bool { return assert.ObjectsAreEqual([]string{"packs"}, c.names()) })
	s.TypeKey(fyne.KeyReturn)
	s.Until(func() bool { return assert.ObjectsAreEqual([]string{"one", "two.zip"}, c.names()) })
	assert.Equal(t, s.home+"/packs/", c.path.Text)
	s.TypeKey(fyne.KeyDown)
	s.TypeKey(fyne.KeyDown)
	s.TypeKey(fyne.KeyReturn)
	assert.Equal(t, filepath.Join(s.home, "packs", "two.zip"), chosen)
	assert.Zero(t, s.Sheets())
}

// A whole path that is put behind the folder that stands there counts, and a button chooses its file.
func TestAWholePathIsPasted(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	file := filepath.Join(s.home, "packs", "two.zip")
	require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o755))
	require.NoError(t, os.WriteFile(file, nil, 0o644))
	var chosen string
	c := openFileChooser(s.Editor, "editor.path.file", s.home, []string{".zip"}, chosenAtOnce(func(path string) { chosen = path }))
	s.Until(func() bool { return len(c.entries) > 0 })
	assert.True(t, c.sheet.Main.Disabled(), "a folder is no file")
	s.app.Clipboard().SetContent(file)
	c.path.TypedShortcut(&fyne.ShortcutPaste{Clipboard: s.app.Clipboard()})
	assert.Equal(t, file, c.path.Text)
	s.Until(func() bool { return assert.ObjectsAreEqual([]string{"two.zip"}, c.names()) })
	s.Press("Choose this file")
	assert.Equal(t, file, chosen)
	assert.Zero(t, s.Sheets())
}

func TestPathsAsPeopleMeanThem(t *testing.T) {
	home, err := os.UserHomeDir()
	require.NoError(t, err)
	here := t.TempDir()
	require.NoError(t, os.MkdirAll(filepath.Join(here, "a:"), 0o755))
	for typed, want := range map[string]string{
		"/home/x/packs/": "/home/x/packs/", "/home/x//tmp/a": "/tmp/a", "~/packs": home + "/packs", "/home/x/~/packs": home + "/packs",
		"//a": "//a", "/": "/", "": "", "/home/x~/a": "/home/x~/a", here + "//": here + "//", here + "//b": here + "//b",
		here + "/a:/b": here + "/a:/b", "/nowhere/a:/b": "/nowhere/a:/b",
	} {
		assert.Equal(t, want, meant(typed), typed)
	}
}

func TestAFolderIsChosen(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "uk")
	var chosen string
	c := openFileChooser(s.Editor, "editor.path.folder", filepath.Join(s.home, "not", "there"), nil, chosenAtOnce(func(path string) { chosen = path }))
	s.Until(func() bool { return c.folder == s.home })
	s.Retype(c.path, "/no such folder/x")
	s.Until(func() bool { return c.trouble.Visible() })
	assert.Contains(t, c.trouble.Text, "/no such folder")
	c.walk(s.home)
	s.Press("Обрати цю теку")
	assert.Equal(t, s.home, chosen)
}
