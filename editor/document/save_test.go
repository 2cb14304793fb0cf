package document_test

import (
	"archive/zip"
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/schema"
)

func TestSaveWritesOnlyWhatChanged(t *testing.T) {
	w, folder := folderWorkspace(t)
	was := onDisk(t, folder, cleave)
	rage := filepath.Join(folder, "cards/rage.xml")
	require.NoError(t, os.Chmod(rage, 0o400)) // kept only if the file isn't replaced
	set(t, w, cleave, "cost", "2")
	assert.Equal(t, []string{cleave}, w.Dirty())
	require.NoError(t, w.Save())
	assert.Empty(t, w.Dirty())
	assert.Equal(t, []string{"<cost>2</cost>"}, changedLines(was, onDisk(t, folder, cleave)))
	info, err := os.Stat(rage)
	require.NoError(t, err)
	assert.Equal(t, fs.FileMode(0o400), info.Mode().Perm())
	w.Undo()
	assert.True(t, w.IsDirty(cleave), "what was saved can still be undone")
	require.NoError(t, w.Save())
	assert.Equal(t, was, onDisk(t, folder, cleave))
}

func TestSaveKeepsLineEnds(t *testing.T) {
	_, folder := folderWorkspace(t)
	was := strings.ReplaceAll(onDisk(t, folder, cleave), "\n", "\r\n")
	overwrite(t, folder, cleave, was)
	w, err := document.Open(document.NewFolder(folder))
	require.NoError(t, err)
	set(t, w, cleave, "cost", "2")
	require.NoError(t, w.Save())
	assert.Equal(t, []string{"<cost>2</cost>"}, changedLines(was, onDisk(t, folder, cleave)))
}

func TestSaveRemovesAndAddsFiles(t *testing.T) {
	w, folder := folderWorkspace(t)
	require.NoError(t, w.Do(document.Rename{Item: card("cleave"), To: "chop"}))
	require.NoError(t, w.Save())
	assert.NoFileExists(t, filepath.Join(folder, cleave))
	assert.FileExists(t, filepath.Join(folder, "cards/chop.xml"))
	assert.Contains(t, onDisk(t, folder, "heroes/knight.xml"), ">chop<")
}

func TestTheEmbeddedPackIsSavedElsewhere(t *testing.T) {
	w := classicWorkspace(t)
	set(t, w, cleave, "cost", "2")
	require.ErrorIs(t, w.Save(), document.ErrNoPlace)
	assert.True(t, w.IsDirty(cleave))
	folder := filepath.Join(t.TempDir(), "deep", "pack")
	require.NoError(t, w.SaveAs(document.At(folder)))
	assert.Equal(t, folder, w.Place().Path())
	assert.Empty(t, w.Dirty())
	fsys, err := document.At(folder).Files()
	require.NoError(t, err)
	again, _ := schema.LoadPack(fsys)
	assert.Equal(t, w.Pack().Hash(), again.Hash(), "pictures included")
	set(t, w, cleave, "cost", "3")
	require.NoError(t, w.Save())
	assert.Contains(t, onDisk(t, folder, cleave), "<cost>3</cost>")
}

func TestSaveAsDoesNotMixPacks(t *testing.T) {
	w, folder := folderWorkspace(t)
	other := classicWorkspace(t)
	require.ErrorIs(t, other.SaveAs(document.NewFolder(folder)), document.ErrOccupied)
	archive := filepath.Join(t.TempDir(), "a.zip")
	require.NoError(t, other.SaveAs(document.NewZip(archive)))
	require.ErrorIs(t, w.SaveAs(document.NewZip(archive)), document.ErrOccupied)
	assert.Equal(t, folder, w.Place().Path())
}

func TestSaveAsTakesStrayFilesAlongButNoHiddenOnes(t *testing.T) {
	_, folder := folderWorkspace(t)
	overwrite(t, folder, "cards/readme.txt", "stray")
	require.NoError(t, os.MkdirAll(filepath.Join(folder, ".git"), 0o755))
	overwrite(t, folder, ".git/HEAD", "hidden")
	w, err := document.Open(document.NewFolder(folder))
	require.NoError(t, err)
	copied := filepath.Join(t.TempDir(), "copy")
	require.NoError(t, w.Do(document.Delete{Item: card("rage")}))
	require.NoError(t, w.SaveAs(document.NewFolder(copied)))
	assert.Equal(t, "stray", onDisk(t, copied, "cards/readme.txt"))
	assert.NoDirExists(t, filepath.Join(copied, ".git"))
	assert.NoFileExists(t, filepath.Join(copied, "cards/rage.xml"))
}

func TestZipKeepsOtherEntries(t *testing.T) {
	w := classicWorkspace(t)
	_, names := savedInZip(t, map[string]string{
		"mine/cards/cleave.xml": source(w, cleave),
		"mine/notes.txt":        "mine",
		"__MACOSX/mine/x":       "",
	}, false, func(w *document.Workspace) {
		require.NoError(t, w.Do(document.Add{Item: card("new"), Name: "New"}))
	})
	assert.ElementsMatch(t, []string{"mine/cards/cleave.xml", "mine/notes.txt", "__MACOSX/mine/x", "mine/cards/new.xml"}, names)
}

// savedInZip packs a pack, with names in UTF-8 or in none that the archive tells, edits and saves it in its place, and
// returns where it is, and the names of what is in it then.
func savedInZip(t *testing.T, files map[string]string, untold bool, edit func(*document.Workspace)) (path string, names []string) {
	t.Helper()
	path = filepath.Join(t.TempDir(), "pack.zip")
	var out bytes.Buffer
	archive := zip.NewWriter(&out)
	for file, text := range files {
		entry, err := archive.CreateHeader(&zip.FileHeader{Name: file, NonUTF8: untold, Method: zip.Deflate})
		require.NoError(t, err)
		_, err = entry.Write([]byte(text))
		require.NoError(t, err)
	}
	require.NoError(t, archive.Close())
	require.NoError(t, os.WriteFile(path, out.Bytes(), 0o644))

	w, err := document.Open(document.At(path))
	require.NoError(t, err)
	set(t, w, cleave, "cost", "2")
	edit(w)
	require.NoError(t, w.Save())
	read, err := zip.OpenReader(path)
	require.NoError(t, err)
	defer read.Close()
	for _, entry := range read.File {
		names = append(names, entry.Name)
		assert.False(t, untold && entry.NonUTF8, entry.Name)
	}
	return path, names
}

// A pack that Windows packed is edited in its place; what is written has names as all programs read them.
func TestAZipOfWindowsIsWrittenAnew(t *testing.T) {
	w := classicWorkspace(t)
	path, names := savedInZip(t, map[string]string{"\x8c\xae\xef\\cards\\cleave.xml": source(w, cleave), "\x8c\xae\xef\\art\\\xac\xa5\xe7.svg": "<svg/>"}, true, func(*document.Workspace) {})
	assert.ElementsMatch(t, []string{"Моя/cards/cleave.xml", "Моя/art/меч.svg"}, names)
	_, err := document.Open(document.At(path))
	require.NoError(t, err)
}

func TestChangesOutsideAreNeverOverwrittenSilently(t *testing.T) {
	theirs := "<card><name>Theirs</name></card>"
	for name, change := range map[string]func(folder string){
		"changed": func(folder string) { overwrite(t, folder, cleave, theirs) },
		"removed": func(folder string) { require.NoError(t, os.Remove(filepath.Join(folder, cleave))) },
	} {
		t.Run(name, func(t *testing.T) {
			w, folder := folderWorkspace(t)
			change(folder)
			set(t, w, cleave, "cost", "2")
			set(t, w, "cards/rage.xml", "bonus_length", "3")
			var conflict *document.Conflict
			require.ErrorAs(t, w.Save(), &conflict)
			assert.Equal(t, []string{cleave}, conflict.Files)
			assert.NotContains(t, onDisk(t, folder, "cards/rage.xml"), "<bonus_length>3", "nothing was written")
			assert.ErrorContains(t, conflict, cleave)

			require.NoError(t, w.Overwrite(conflict))
			require.NoError(t, w.Save())
			assert.Contains(t, onDisk(t, folder, cleave), "<cost>2</cost>")
		})
	}
}

func TestReloadTakesTheirsAndCanBeUndone(t *testing.T) {
	w, folder := folderWorkspace(t)
	overwrite(t, folder, cleave, "<card><name>Theirs</name></card>")
	set(t, w, cleave, "cost", "2")
	var conflict *document.Conflict
	require.ErrorAs(t, w.Save(), &conflict)
	require.NoError(t, w.Reload(conflict))
	assert.Equal(t, "Theirs", mustCard(t, w, "cleave").Name)
	assert.Empty(t, w.Dirty())
	w.Undo()
	assert.Contains(t, source(w, cleave), "<cost>2</cost>")
	require.NoError(t, w.Save(), "who undoes a reload has seen what it replaces")
}

func TestNewFilesDoNotReplaceForeignOnes(t *testing.T) {
	w, folder := folderWorkspace(t)
	require.NoError(t, w.Do(document.Add{Item: card("new"), Name: "New"}))
	overwrite(t, folder, "cards/new.xml", "theirs")
	var conflict *document.Conflict
	require.ErrorAs(t, w.Save(), &conflict)
	assert.Equal(t, "theirs", onDisk(t, folder, "cards/new.xml"))
}

func TestOpeningWhatIsNotThere(t *testing.T) {
	_, err := document.Open(document.NewFolder(filepath.Join(t.TempDir(), "none")))
	require.ErrorIs(t, err, fs.ErrNotExist)
	broken := filepath.Join(t.TempDir(), "broken.zip")
	require.NoError(t, os.WriteFile(broken, []byte("no zip"), 0o644))
	_, err = document.Open(document.At(broken))
	assert.ErrorContains(t, err, "broken.zip")
}

func TestEditingGoesOnWhileSaving(t *testing.T) {
	w, folder := folderWorkspace(t)
	set(t, w, cleave, "cost", "2")
	saving := w.StartSave()
	set(t, w, cleave, "cost", "3")
	saving.Run()
	require.NoError(t, saving.Finish())
	assert.Contains(t, onDisk(t, folder, cleave), "<cost>2</cost>")
	assert.True(t, w.IsDirty(cleave))
	require.NoError(t, w.Save())
	assert.Contains(t, onDisk(t, folder, cleave), "<cost>3</cost>")

	other := filepath.Join(t.TempDir(), "other")
	as := w.StartSaveAs(document.NewFolder(other))
	set(t, w, cleave, "cost", "4")
	require.NoError(t, w.Do(document.Delete{Item: card("rage")}))
	as.Run()
	require.NoError(t, as.Finish())
	assert.ElementsMatch(t, []string{cleave, "cards/rage.xml", "heroes/knight.xml"}, w.Dirty())
	require.NoError(t, w.Save())
	assert.NoFileExists(t, filepath.Join(other, "cards/rage.xml"))
}
