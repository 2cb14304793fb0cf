package apptest

import (
	"boardduels/internal/i18n"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/app/library"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
)

// Block puts a folder in the place of a file, or a file in that of a folder, so that nothing can be written there, and
// returns what takes it away again. The game may be trying meanwhile: what it has written by then stays.
func (s *Stand) Block(name string) (free func()) {
	s.T.Helper()
	path := filepath.Join(s.Folder, name)
	aside := path + "-aside"
	info, err := os.Stat(path)
	require.NoError(s.T, err)
	require.NoError(s.T, os.Rename(path, aside))
	if info.IsDir() {
		require.NoError(s.T, os.WriteFile(path, nil, 0o644))
	} else {
		require.NoError(s.T, os.MkdirAll(filepath.Join(path, "in the way"), 0o755))
	}
	return func() {
		require.NoError(s.T, os.RemoveAll(path))
		require.NoError(s.T, giveBack(aside, path))
	}
}

// giveBack moves a file, or all that is in a folder, to where nothing newer stands.
func giveBack(from, to string) error {
	info, err := os.Stat(from)
	if err != nil {
		return err
	}
	if !info.IsDir() {
		if err := os.Link(from, to); err != nil && !errors.Is(err, fs.ErrExist) {
			return err
		}
		return os.Remove(from)
	}
	entries, err := os.ReadDir(from)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(to, 0o755); err != nil {
		return err
	}
	for _, entry := range entries {
		if err := giveBack(filepath.Join(from, entry.Name()), filepath.Join(to, entry.Name())); err != nil {
			return err
		}
	}
	return os.Remove(from)
}

// Hurry has what failed tried again.
func (s *Stand) Hurry() {
	s.T.Helper()
	select {
	case s.again <- time.Time{}:
	case <-time.After(2 * time.Minute):
		s.T.Fatal("nothing is tried again")
	}
}

func (s *Stand) Text(key string, args ...i18n.Args) string {
	return s.Game.Translator().Text(key, args...)
}

const Current = "current" + library.ReplayEnding

func Both(a, b func()) func() { return func() { a(); b() } }

// Sees reports whether a text begins a line of what is told of a duel that is over.
func (s *Stand) Sees(key string) bool {
	begin := s.Text(key)
	return len(VisibleLabels(s, begin)) > 0
}

// KnowledgeFiles returns the generations that are kept of all heroes.
func KnowledgeFiles(t *testing.T, folder string) (files []string) {
	t.Helper()
	require.NoError(t, filepath.WalkDir(filepath.Join(folder, "knowledge"), func(path string, entry fs.DirEntry, err error) error {
		if err == nil && entry.Type().IsRegular() && filepath.Ext(path) == ".xml" {
			files = append(files, path)
		}
		return err
	}))
	require.NotEmpty(t, files)
	return files
}

// VisibleLabels returns what labels on the screen say that begins a line with something.
func VisibleLabels(s *Stand, begin string) (found []string) {
	for _, label := range Visible(s, func(*widget.Label) bool { return true }) {
		if strings.Contains("\n"+label.Text, "\n"+begin) {
			found = append(found, label.Text)
		}
	}
	return found
}

// Texts returns all that is written in an object.
func Texts(root fyne.CanvasObject) []string {
	var all []string
	looktest.WalkVisible(root, fyne.NewPos(0, 0), func(o fyne.CanvasObject, _ fyne.Position) {
		switch o := o.(type) {
		case *canvas.Text:
			all = append(all, o.Text)
		case *widget.Label:
			all = append(all, o.Text)
		}
	})
	return all
}

// Unfold shows the details of a reason by a tap, unless they are shown.
func (s *Stand) Unfold() {
	s.T.Helper()
	fold := Find(s, func(b *ui.Button) bool { return b.Text == s.Text("why.details") && IsUnder(s.Game.Sheets().Layer, b) })
	if fold.Icon.Name() == theme.MenuDropDownIcon().Name() {
		s.Tap(fold)
	}
}

var (
	fileNames = regexp.MustCompile(`\S*[/.]\S*`) // and those of programs
	Latin     = regexp.MustCompile(`[A-Za-z]+`)
)

// AssertUkrainian looks for words of other languages on the sheet that is open.
func (s *Stand) AssertUkrainian() {
	s.T.Helper()
	require.True(s.T, s.Game.Sheets().IsOpen())
	var told string
	for _, label := range Visible(s, func(l *widget.Label) bool { return IsUnder(s.Game.Sheets().Layer, l) }) {
		told += label.Text + "\n"
	}
	assert.Empty(s.T, Latin.FindAllString(fileNames.ReplaceAllString(told, ""), -1), "in %q", told)
	looktest.AssertNothingCutOff(s.T, s.Window, s.T.Name())
	s.Save("words_" + filepath.Base(s.T.Name()))
}
