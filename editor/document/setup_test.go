package document_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/kb/classic"
	"boardduels/kb/classic/classictest"
	"boardduels/schema"
)

const cleave = "cards/cleave.xml"

// classicWorkspace opens the pack that comes with the program.
func classicWorkspace(t require.TestingT) *document.Workspace {
	w, err := document.Open(document.Embedded{FS: classic.FS()})
	require.NoError(t, err)
	return w
}

// smallWorkspace opens the Knight's part of the classic pack.
func smallWorkspace(t require.TestingT) *document.Workspace {
	all := classictest.Pack()
	knight, _ := all.Hero("knight")
	files := fstest.MapFS{}
	keep := func(kind schema.Kind, id string) {
		files[schema.FileOf(kind, id)] = &fstest.MapFile{Data: []byte(all.Find(kind, id).Source())}
	}
	for _, kind := range []schema.Kind{schema.HeroKind, schema.CasesKind, schema.PrioritiesKind} {
		keep(kind, "knight")
	}
	for _, line := range knight.Deck {
		keep(schema.CardKind, line.Card)
	}
	w, err := document.Open(document.Embedded{FS: files})
	require.NoError(t, err)
	return w
}

// folderWorkspace opens a copy of the classic pack in a folder, which it returns too.
func folderWorkspace(t *testing.T) (*document.Workspace, string) {
	t.Helper()
	folder := filepath.Join(t.TempDir(), "pack")
	w := classicWorkspace(t)
	require.NoError(t, w.SaveAs(document.NewFolder(folder)))
	return w, folder
}

func set(t require.TestingT, w *document.Workspace, file, path, value string) {
	require.NoError(t, w.Do(document.SetField{File: file, Path: path, Value: value}))
}

func source(w *document.Workspace, file string) string { return w.Pack().Document(file).Source() }

func onDisk(t *testing.T, folder, file string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(folder, file))
	require.NoError(t, err)
	return string(data)
}

func overwrite(t *testing.T, folder, file, text string) {
	t.Helper()
	require.NoError(t, os.WriteFile(filepath.Join(folder, file), []byte(text), 0o644))
}

// changedLines returns the lines of b that differ from those of a at their place, or all if their number differs.
func changedLines(a, b string) []string {
	before, after := strings.Split(a, "\n"), strings.Split(b, "\n")
	if len(before) != len(after) {
		return after
	}
	var changed []string
	for i := range after {
		if after[i] != before[i] {
			changed = append(changed, strings.TrimSpace(after[i]))
		}
	}
	return changed
}

func card(id string) document.Item { return document.Item{Type: schema.CardKind, ID: id} }
func hero(id string) document.Item { return document.Item{Type: schema.HeroKind, ID: id} }
