package document

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/kb/classic/classictest"
	"boardduels/schema"
)

// faulty is a disk of which one operation fails. A dead one fails from then on, as if the program had been killed, and
// leaves half a file behind where it was writing.
type faulty struct {
	system
	failAt, count int
	dead          bool
}

var errFault = errors.New("the disk failed")

func (f *faulty) fails() bool {
	f.count++
	return f.count == f.failAt || f.dead && f.failAt > 0 && f.count > f.failAt
}

func (f *faulty) Write(name string, data []byte) error {
	if f.fails() {
		if f.count == f.failAt {
			_ = os.WriteFile(name, data[:len(data)/2], 0o644)
		}
		return errFault
	}
	return f.system.Write(name, data)
}

func (f *faulty) Rename(from, to string) error {
	if f.fails() {
		return errFault
	}
	return f.system.Rename(from, to)
}

func (f *faulty) Remove(name string) error {
	if f.fails() {
		return errFault
	}
	return f.system.Remove(name)
}

func (f *faulty) SyncFolder(folder string) error {
	if f.fails() {
		return errFault
	}
	return f.system.SyncFolder(folder)
}

// busy is a disk on which another program writes into a file while ours is written beside it.
type busy struct {
	system
	file, text string
}

func (b busy) Write(name string, data []byte) error {
	err := b.system.Write(name, data)
	if strings.HasPrefix(name, b.file) {
		return errors.Join(err, os.WriteFile(b.file, []byte(b.text), 0o644))
	}
	return err
}

// What others write while a save is under way stays, and is a conflict.
func TestASaveLooksAgainBeforeItReplacesAFile(t *testing.T) {
	folder := t.TempDir()
	name := filepath.Join(folder, "cards", "rage.xml")
	w := edited(t, Folder{folder, busy{file: name, text: "<card/>\n"}})
	require.NoError(t, os.WriteFile(name, []byte(w.saved["cards/rage.xml"].Source()), 0o644)) // which edited has saved
	var conflict *Conflict
	require.ErrorAs(t, w.Save(), &conflict)
	assert.Equal(t, []string{"cards/rage.xml"}, conflict.Files)
	text, err := os.ReadFile(name)
	require.NoError(t, err)
	assert.Equal(t, "<card/>\n", string(text))
	assert.NoFileExists(t, name+halfWritten)
	assert.Contains(t, w.Dirty(), "cards/rage.xml")
	assert.NotContains(t, w.Dirty(), "cards/chop.xml", "what came before is saved")
}

// edited returns a workspace in a place on the disk with edits of several files, saved before but for those.
func edited(t *testing.T, place Place) *Workspace {
	t.Helper()
	all := classictest.Pack()
	files := fstest.MapFS{}
	for _, d := range []*schema.Document{all.Find(schema.HeroKind, "knight"), all.Find(schema.CardKind, "cleave"), all.Find(schema.CardKind, "rage")} {
		files[d.File()] = &fstest.MapFile{Data: []byte(d.Source())}
	}
	w, err := Open(Embedded{FS: files})
	require.NoError(t, err)
	require.NoError(t, w.SaveAs(place))
	knight := Item{schema.CardKind, "cleave"}
	require.NoError(t, w.Do(Rename{Item: knight, To: "chop"}))
	require.NoError(t, w.Do(SetField{File: "cards/rage.xml", Path: "bonus_length", Value: "3"}))
	return w
}

func placeWith(name, path string, d disk) Place {
	if name == "zip" {
		return Zip{path, d}
	}
	return Folder{path, d}
}

// Whichever operation of a save fails, each file is the old or the new one, the workspace knows which, and the next
// save completes the work.
func TestSaveSurvivesEveryFault(t *testing.T) {
	for _, kind := range []string{"folder", "zip"} {
		for failAt := 1; ; failAt++ {
			d := &faulty{}
			path := filepath.Join(t.TempDir(), "pack."+kind)
			w := edited(t, placeWith(kind, path, d))
			before, after := texts(w.saved), texts(documents(w.pack))
			d.count, d.failAt = 0, failAt
			err := w.Save()
			failed := d.count >= failAt
			d.failAt = 0
			found := reopened(t, placeWith(kind, path, d))
			for _, file := range w.filesOfBoth() {
				assert.Contains(t, []string{before[file], after[file]}, found[file], "%s, fault %d: %s", kind, failAt, file)
				if !w.IsDirty(file) {
					assert.Equal(t, after[file], found[file], "%s, fault %d: %s is held for saved", kind, failAt, file)
				}
			}
			if !failed {
				require.NoError(t, err)
				break
			}
			require.NoError(t, w.Save(), "%s, fault %d", kind, failAt)
			assert.Equal(t, after, reopened(t, placeWith(kind, path, d)))
			assert.Empty(t, leftovers(t, filepath.Dir(path)), "%s, fault %d", kind, failAt)
		}
	}
}

// A save to another place that finds no room leaves nothing behind, and can be tried again at the same path.
func TestAFailedSaveAsLeavesNothing(t *testing.T) {
	for _, kind := range []string{"folder", "zip"} {
		for failAt := 1; failAt <= 2; failAt++ {
			home := t.TempDir()
			d := &faulty{}
			w := edited(t, NewFolder(filepath.Join(t.TempDir(), "mine")))
			place := placeWith(kind, filepath.Join(home, "new", "folders", "pack."+kind), d)
			d.failAt = failAt
			if err := w.SaveAs(place); d.count < failAt {
				require.NoError(t, err)
				break
			} else {
				require.ErrorIs(t, err, errFault)
			}
			left, err := os.ReadDir(home)
			require.NoError(t, err)
			assert.Empty(t, left, "%s, fault %d", kind, failAt)
			require.NoError(t, w.SaveAs(place), "%s, fault %d", kind, failAt)
		}
	}
}

// A folder in which there are empty ones alone is as good as a new one.
func TestEmptyFoldersCanBeTaken(t *testing.T) {
	folder := t.TempDir()
	require.NoError(t, os.MkdirAll(filepath.Join(folder, "cards", "more"), 0o755))
	w := edited(t, NewFolder(filepath.Join(t.TempDir(), "mine")))
	require.NoError(t, w.SaveAs(NewFolder(folder)))
	require.NoError(t, os.WriteFile(filepath.Join(folder, "cards", "more", "notes.txt"), nil, 0o644))
	assert.ErrorIs(t, w.SaveAs(NewFolder(folder)), ErrOccupied)
}

// A kill at any operation of a save loses nothing: the journal still has what isn't in the pack.
func TestAKillWhileSavingLosesNothing(t *testing.T) {
	for failAt := 1; ; failAt++ {
		d := &faulty{dead: true}
		home := t.TempDir()
		place := Folder{filepath.Join(home, "pack"), d}
		w := edited(t, place)
		want := texts(documents(w.pack))
		journal := NewJournal(filepath.Join(home, "journal"), func(err error) { t.Error(err) })
		journal.Follow(w)
		require.NoError(t, w.Do(SetField{File: "cards/rage.xml", Path: "bonus_length", Value: "2"}))
		require.NoError(t, w.Do(SetField{File: "cards/rage.xml", Path: "bonus_length", Value: "3"}))
		journal.Wait()
		d.count, d.failAt = 0, failAt
		w.listen = nil // a killed program writes no journal either
		_ = w.Save()
		if d.count < failAt {
			break
		}
		again, err := Open(NewFolder(place.path))
		require.NoError(t, err)
		left, err := journal.Recoveries()
		require.NoError(t, err)
		require.Len(t, left, 1)
		changed, err := again.Recover(left[0])
		require.NoError(t, err)
		assert.Empty(t, changed, "fault %d", failAt)
		assert.Equal(t, want, texts(documents(again.pack)), "fault %d", failAt)
		require.NoError(t, again.Save())
		assert.Equal(t, want, reopened(t, place), "fault %d", failAt)
	}
}

func (w *Workspace) filesOfBoth() []string {
	var files []string
	for file := range texts(w.saved) {
		files = append(files, file)
	}
	return append(files, w.Dirty()...)
}

func texts(documents map[string]*schema.Document) map[string]string {
	all := map[string]string{}
	for file, d := range documents {
		all[file] = d.Source()
	}
	return all
}

func reopened(t *testing.T, place Place) map[string]string {
	t.Helper()
	w, err := Open(place)
	require.NoError(t, err)
	return texts(w.saved)
}

func leftovers(t *testing.T, folder string) (found []string) {
	t.Helper()
	require.NoError(t, filepath.WalkDir(folder, func(name string, _ os.DirEntry, err error) error {
		if strings.HasSuffix(name, halfWritten) {
			found = append(found, name)
		}
		return err
	}))
	slices.Sort(found)
	return found
}
