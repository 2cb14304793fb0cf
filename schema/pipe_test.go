//go:build unix

package schema_test

import (
	"os"
	"path/filepath"
	"slices"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/schema"
)

// TestPipesAreLeftAlone: opening a pipe into which nobody writes would wait for ever.
func TestPipesAreLeftAlone(t *testing.T) {
	folder := t.TempDir()
	for _, name := range []string{schema.TitleFile, "cards/pipe.xml", "art/pipe.svg"} {
		path := filepath.Join(folder, name)
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
		require.NoError(t, syscall.Mkfifo(path, 0o600))
	}
	require.NoError(t, os.Symlink("pipe.xml", filepath.Join(folder, "cards", "link.xml")))
	fsys, closer, err := schema.OpenPack(folder)
	require.NoError(t, err)
	defer closer.Close()
	pack, diagnostics := schema.LoadPack(fsys)
	assert.Empty(t, pack.Images())
	var got []string
	for _, d := range diagnostics {
		if d.Code == "unreadable" {
			got = append(got, d.File+": "+d.Message)
		}
	}
	assert.Equal(t, []string{
		"art/pipe.svg: the file can't be read: it isn't a regular file",
		"cards/link.xml: the file can't be read: it isn't a regular file",
		"cards/pipe.xml: the file can't be read: it isn't a regular file",
		"pack.xml: the file can't be read: it isn't a regular file",
	}, got)
}

// TestPipesInPlaceOfFolders: a pipe or a link to one in place of a folder, or of the pack itself, isn't opened.
func TestPipesInPlaceOfFolders(t *testing.T) {
	folder := t.TempDir()
	require.NoError(t, syscall.Mkfifo(filepath.Join(folder, "cards"), 0o600))
	require.NoError(t, os.Symlink("cards", filepath.Join(folder, "heroes")))
	require.NoError(t, os.WriteFile(filepath.Join(folder, "cases"), nil, 0o600))
	require.NoError(t, os.Symlink("/dev", filepath.Join(folder, "priorities")))
	fsys, closer, err := schema.OpenPack(folder)
	require.NoError(t, err)
	defer closer.Close()
	_, diagnostics := schema.LoadPack(fsys)
	var got []string
	for _, d := range diagnostics {
		if d.Code == "unreadable" {
			_, _ = d.In("uk")
			got = append(got, d.File+": "+d.Message)
		}
	}
	assert.Equal(t, []string{
		"cards: the file can't be read: it isn't a folder",
		"cases: the file can't be read: it isn't a folder",
		"heroes: the file can't be read: it isn't a folder",
		"priorities: the file can't be read: the link leads out of the pack",
	}, got)

	_, _, err = schema.OpenPack(filepath.Join(folder, "cards"))
	assert.ErrorContains(t, err, "neither a folder nor a zip archive")
	_, _, err = schema.OpenPack("/dev/null")
	assert.ErrorContains(t, err, "neither a folder nor a zip archive")
}

// TestLinksToMisspeltFoldersAreTold: a link to a folder is one.
func TestLinksToMisspeltFoldersAreTold(t *testing.T) {
	folder := t.TempDir()
	require.NoError(t, os.Mkdir(filepath.Join(folder, "cards"), 0o755))
	require.NoError(t, os.Symlink("cards", filepath.Join(folder, "heros")))
	fsys, closer, err := schema.OpenPack(folder)
	require.NoError(t, err)
	defer closer.Close()
	_, diagnostics := schema.LoadPack(fsys)
	assert.True(t, slices.ContainsFunc(diagnostics, func(d schema.Diagnostic) bool { return d.File == "heros" && d.Code == "unknown-folder" }))
}

// TestAPipeIsNoPicture: a picture that becomes a pipe after the pack was loaded isn't opened.
func TestAPipeIsNoPicture(t *testing.T) {
	folder := t.TempDir()
	require.NoError(t, os.MkdirAll(filepath.Join(folder, "art"), 0o755))
	fsys, closer, err := schema.OpenPack(folder)
	require.NoError(t, err)
	defer closer.Close()
	pack, _ := schema.LoadPack(fsys)
	require.NoError(t, syscall.Mkfifo(filepath.Join(folder, "art", "a.svg"), 0o600))
	_, err = pack.Art("a.svg")
	assert.ErrorContains(t, err, "it isn't a regular file")
}

// TestNamesThatAreNotUTF8AreTold: the system has files of such names, which no path inside a pack can name.
func TestNamesThatAreNotUTF8AreTold(t *testing.T) {
	folder := t.TempDir()
	require.NoError(t, os.CopyFS(folder, smallPack(t)))
	if err := os.WriteFile(filepath.Join(folder, "cards", "\xff.xml"), []byte("<card/>"), 0o644); err != nil {
		t.Skip("this system has no such names: ", err)
	}
	fsys, closer, err := schema.OpenPack(folder)
	require.NoError(t, err)
	defer closer.Close()
	_, diagnostics := schema.LoadPack(fsys)
	i := slices.IndexFunc(diagnostics, func(d schema.Diagnostic) bool { return d.Code == "unreadable" })
	require.GreaterOrEqual(t, i, 0)
	assert.Equal(t, "the file can't be read: its name isn't UTF-8, or no part of a path", diagnostics[i].Message)
	uk, _ := diagnostics[i].In("uk")
	assert.Equal(t, "файл не читається: його назва не в кодуванні UTF-8 або не є частиною шляху", uk)
}
