package apptest

import (
	"archive/zip"
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/internal/settings"
	"boardduels/kb/classic"
	"boardduels/runtime/app"
	"boardduels/runtime/app/ui"
	"boardduels/schema"
)

// ZipOf packs a folder, under a folder's name unless that is "".
func ZipOf(t *testing.T, folder, under string) []byte {
	t.Helper()
	var out bytes.Buffer
	archive := zip.NewWriter(&out)
	require.NoError(t, filepath.WalkDir(folder, func(path string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		name, err := filepath.Rel(folder, path)
		require.NoError(t, err)
		content, err := os.ReadFile(path)
		require.NoError(t, err)
		file, err := archive.Create(under + filepath.ToSlash(name))
		require.NoError(t, err)
		_, err = file.Write(content)
		return err
	}))
	require.NoError(t, archive.Close())
	return out.Bytes()
}

func ZipOfFile(t *testing.T, name, text string) []byte {
	t.Helper()
	folder := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600))
	return ZipOf(t, folder, "")
}

// Titled is a pack's archive with a title.
func Titled(t *testing.T, title schema.PackTitle) []byte {
	t.Helper()
	folder := NewPack(t, "Any")
	require.NoError(t, os.WriteFile(filepath.Join(folder, schema.TitleFile), []byte(schema.NewTitle(title).Source()), 0o600))
	return ZipOf(t, folder, "")
}

// NewPack puts a copy of the classic pack into a folder, under another name and with another Knight.
func NewPack(t *testing.T, name string) string {
	t.Helper()
	folder := filepath.Join(t.TempDir(), strings.ToLower(name))
	require.NoError(t, os.CopyFS(folder, classic.FS()))
	title := schema.NewTitle(schema.PackTitle{Name: name, Version: "1"})
	require.NoError(t, os.WriteFile(filepath.Join(folder, schema.TitleFile), []byte(title.Source()), 0o644))
	file := filepath.Join(folder, "heroes", "knight.xml")
	source, err := os.ReadFile(file)
	require.NoError(t, err)
	knight, err := schema.Parse(schema.HeroKind, "heroes/knight.xml", string(source)).Set("hp", "21")
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(file, []byte(knight.Source()), 0o644))
	return folder
}

// Change replaces a text in a file of a pack.
func Change(t *testing.T, folder, file, from, to string) {
	t.Helper()
	path := filepath.Join(folder, file)
	source, err := os.ReadFile(path)
	require.NoError(t, err)
	require.Contains(t, string(source), from)
	require.NoError(t, os.WriteFile(path, []byte(strings.Replace(string(source), from, to, 1)), 0o644))
}

// WithPacks is a desktop game that knows some packs.
func WithPacks(t *testing.T, folder string, paths ...string) *Stand {
	t.Helper()
	return NewWith(t, OnDesktop, "en", folder, func(o *app.Options) {
		o.Edit = func() {}
		o.Settings.Change(func(s *settings.Settings) {
			for _, path := range paths {
				s.Know(path)
			}
		}, nil)
	})
}

// PackList returns the list of packs that is shown.
func PackList(s *Stand) *ui.Select {
	return Find(s, func(l *ui.Select) bool { return strings.Contains(l.Options[0], "comes with the game") })
}

func (s *Stand) ChoosePack(name string) {
	s.T.Helper()
	list := PackList(s)
	require.Contains(s.T, list.Options, name)
	list.SetSelected(name)
	s.Work()
}
