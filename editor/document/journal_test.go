package document_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/editor/merge"
)

func newJournal(t *testing.T) (*document.Journal, string) {
	t.Helper()
	folder := filepath.Join(t.TempDir(), "unsaved")
	return document.NewJournal(folder, func(err error) { t.Error(err) }), folder
}

func TestUnsavedEditsComeBack(t *testing.T) {
	journal, _ := newJournal(t)
	w, folder := folderWorkspace(t)
	journal.Follow(w)
	set(t, w, cleave, "cost", "2")
	require.NoError(t, w.Do(document.Rename{Item: card("rage"), To: "fury"}))
	journal.Wait()
	want := w.Pack().Hash()

	left, err := journal.Recoveries()
	require.NoError(t, err)
	require.Len(t, left, 1)
	assert.Equal(t, folder, left[0].Path())
	assert.Len(t, left[0].Files(), 4)
	again, err := document.Open(document.At(left[0].Path()))
	require.NoError(t, err)
	changed, err := again.Recover(left[0])
	require.NoError(t, err)
	assert.Empty(t, changed)
	assert.Equal(t, want, again.Pack().Hash())
	again.Undo()
	assert.Empty(t, again.Dirty())
}

func TestTheJournalForgetsWhatIsSavedUndoneOrDropped(t *testing.T) {
	left := func(j *document.Journal) int {
		j.Wait()
		found, err := j.Recoveries()
		require.NoError(t, err)
		return len(found)
	}
	journal, _ := newJournal(t)
	w, _ := folderWorkspace(t)
	journal.Follow(w)
	set(t, w, cleave, "cost", "2")
	assert.Equal(t, 1, left(journal))
	require.NoError(t, w.Save())
	assert.Equal(t, 0, left(journal))
	w.Undo()
	assert.Equal(t, 1, left(journal))
	w.Redo()
	assert.Equal(t, 0, left(journal))
	set(t, w, cleave, "cost", "3")
	assert.Equal(t, 1, left(journal))
	journal.Drop(w.Place())
	assert.Equal(t, 0, left(journal))
}

func TestTheJournalFollowsToAnotherPlace(t *testing.T) {
	journal, _ := newJournal(t)
	w := classicWorkspace(t)
	journal.Follow(w)
	set(t, w, cleave, "cost", "2")
	journal.Wait()
	left, err := journal.Recoveries()
	require.NoError(t, err)
	require.Len(t, left, 1)
	assert.Empty(t, left[0].Path())
	folder := filepath.Join(t.TempDir(), "mine")
	require.NoError(t, w.SaveAs(document.NewFolder(folder)))
	set(t, w, cleave, "cost", "3")
	journal.Wait()
	left, err = journal.Recoveries()
	require.NoError(t, err)
	require.Len(t, left, 1)
	assert.Equal(t, folder, left[0].Path())
}

// What others have changed in a file since is merged with the edits that are brought back; where both have changed one
// field, it is asked.
func TestRecoveredEditsAreMergedWithNewerFiles(t *testing.T) {
	journal, _ := newJournal(t)
	w, folder := folderWorkspace(t)
	journal.Follow(w)
	set(t, w, cleave, "cost", "2")
	set(t, w, "cards/rage.xml", "cost", "4")
	journal.Wait()
	newer := func(file, field, value string) {
		next, err := w.Saved(file).Set(field, value)
		require.NoError(t, err)
		overwrite(t, folder, file, next.Source())
	}
	newer(cleave, "max_damage", "7")
	newer("cards/rage.xml", "cost", "5")
	left, err := journal.Recoveries()
	require.NoError(t, err)
	again, err := document.Open(document.At(folder))
	require.NoError(t, err)
	unmerged, err := again.Recover(left[0])
	require.NoError(t, err)
	assert.Empty(t, unmerged)
	var conflict *document.Conflict
	require.ErrorAs(t, again.Save(), &conflict, "nothing is written over before it has been looked at")

	look := again.StartLook()
	look.Run()
	clashes := look.Clashes()
	require.Len(t, clashes, 1)
	assert.Equal(t, "cards/rage.xml", clashes[0].File)
	_, err = look.Finish(func(merge.Clash) merge.Side { return merge.Theirs })
	require.NoError(t, err)
	require.NoError(t, again.Save())
	for field, want := range map[string]string{"cost": "2", "max_damage": "7"} {
		found, _ := again.Pack().Document(cleave).Value(field)
		assert.Equal(t, want, found, field)
	}
	cost, _ := again.Pack().Document("cards/rage.xml").Value("cost")
	assert.Equal(t, "5", cost)
}

// keptEdits makes an edit of a pack in a folder that a journal follows, and returns that folder, and the one file in
// which the journal keeps the edit.
func keptEdits(t *testing.T, journal *document.Journal, folder string) (place, file string, text []byte) {
	t.Helper()
	w, place := folderWorkspace(t)
	journal.Follow(w)
	set(t, w, cleave, "cost", "2")
	journal.Wait()
	names, err := filepath.Glob(filepath.Join(folder, "*.json"))
	require.NoError(t, err)
	require.Len(t, names, 1)
	text, err = os.ReadFile(names[0])
	require.NoError(t, err)
	return place, names[0], text
}

// A journal that doesn't tell what was edited.
func TestRecoveredEditsDoNotReplaceNewerFilesSilently(t *testing.T) {
	journal, kept := newJournal(t)
	folder, file, text := keptEdits(t, journal, kept)
	older := regexp.MustCompile(`"base_text": "[^"]*",|,\s*"digest": "[^"]*"`).ReplaceAll(text, nil)
	require.NotEqual(t, text, older)
	require.NoError(t, os.WriteFile(file, older, 0o600))
	overwrite(t, folder, cleave, "<card><name>Newer</name></card>")
	left, err := journal.Recoveries()
	require.NoError(t, err)
	again, err := document.Open(document.At(folder))
	require.NoError(t, err)
	changed, err := again.Recover(left[0])
	require.NoError(t, err)
	assert.Equal(t, []string{cleave}, changed)
	var conflict *document.Conflict
	require.ErrorAs(t, again.Save(), &conflict)
	require.NoError(t, again.Overwrite(conflict))
	require.NoError(t, again.Save())
}

func TestADamagedJournalIsKept(t *testing.T) {
	journal, folder := newJournal(t)
	require.NoError(t, os.MkdirAll(folder, 0o755))
	for name, text := range map[string]string{"a.json": "{", "b.json": `{"place":"x","files":[{"file":"../../x.xml"}]}`} {
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644))
	}
	left, err := journal.Recoveries()
	assert.ErrorContains(t, err, "a.json")
	assert.ErrorContains(t, err, "../../x.xml")
	assert.Empty(t, left)
	assert.FileExists(t, filepath.Join(folder, "a.json.damaged-1"))
	assert.FileExists(t, filepath.Join(folder, "b.json.damaged-1"))
}

// Editors share a folder: what a living one keeps is its own, what a dead one left is offered to one of the others.
func TestEditorsShareTheFolderOfJournals(t *testing.T) {
	first, folder := newJournal(t)
	w, place := folderWorkspace(t)
	first.Follow(w)
	assert.Empty(t, first.Claim(w.Place()))
	set(t, w, cleave, "cost", "2")
	classic := classicWorkspace(t)
	first.Follow(classic)
	set(t, classic, cleave, "cost", "2")
	first.Wait()

	second := document.NewJournal(folder, func(err error) { t.Error(err) })
	t.Cleanup(second.Close)
	count := func(j *document.Journal) int {
		left, err := j.Recoveries()
		require.NoError(t, err)
		return len(left)
	}
	assert.Zero(t, count(second), "the first is alive")
	assert.NotEmpty(t, second.Claim(w.Place()), "it has the pack open")
	also := classicWorkspace(t)
	assert.Empty(t, second.Claim(also.Place()), "many may have this one open")
	second.Follow(also)
	set(t, also, cleave, "cost", "3")
	second.Drop(also.Place())
	second.Drop(w.Place())
	second.Wait()
	assert.Equal(t, 2, count(first), "the second dropped its own")

	first.Close() // as a kill would
	assert.Empty(t, second.Claim(w.Place()))
	left, err := second.Recoveries()
	require.NoError(t, err)
	require.Len(t, left, 2)
	third := document.NewJournal(folder, func(err error) { t.Error(err) })
	t.Cleanup(third.Close)
	assert.Zero(t, count(third), "they are offered to one editor only")
	for _, r := range left {
		second.Forget(r)
	}
	second.Wait()
	assert.Zero(t, count(second))
	assert.DirExists(t, place)
}

// A pack has one owner, by whatever name and with whatever folder of journals it is opened.
func TestAPackIsOpenInOneEditor(t *testing.T) {
	same := filepath.Join(t.TempDir(), "unsaved")
	for name, folders := range map[string][2]string{
		"one folder of journals": {same, same},
		"two":                    {filepath.Join(t.TempDir(), "unsaved"), filepath.Join(t.TempDir(), "unsaved")},
	} {
		t.Run(name, func(t *testing.T) {
			_, place := folderWorkspace(t)
			link := filepath.Join(t.TempDir(), "link")
			others := []string{place, filepath.Join(place, "..", filepath.Base(place))}
			if os.Symlink(place, link) == nil {
				others = append(others, link)
			}
			first := document.NewJournal(folders[0], nil)
			t.Cleanup(first.Close)
			assert.Empty(t, first.Claim(document.At(place)))
			assert.FileExists(t, place+".lock")
			second := document.NewJournal(folders[1], nil)
			t.Cleanup(second.Close)
			for _, other := range others {
				assert.Contains(t, second.Claim(document.At(other)), fmt.Sprintf("(%d)", os.Getpid()), other)
			}
			first.Close()
			for _, other := range others {
				assert.Empty(t, second.Claim(document.At(other)), other)
			}
			second.Close()
			if runtime.GOOS != "windows" {
				assert.NoFileExists(t, place+".lock")
			}
		})
	}
}

// Edits of a pack are kept in one file, by whatever name it is opened.
func TestALinkedPackHasOneJournal(t *testing.T) {
	journal, folder := newJournal(t)
	t.Cleanup(journal.Close)
	_, place := folderWorkspace(t)
	link := filepath.Join(t.TempDir(), "link")
	if err := os.Symlink(place, link); err != nil {
		t.Skip(err)
	}
	for _, path := range []string{place, link} {
		w, err := document.Open(document.At(path))
		require.NoError(t, err)
		journal.Follow(w)
		set(t, w, cleave, "cost", "2")
	}
	journal.Wait()
	kept, err := filepath.Glob(filepath.Join(folder, "*.json"))
	require.NoError(t, err)
	assert.Len(t, kept, 1)
}

// Where no lock can stand beside a pack, one stands in the folder of journals.
func TestAPackThatHasNoLockBesideIt(t *testing.T) {
	_, place := folderWorkspace(t)
	require.NoError(t, os.WriteFile(place+".lock", []byte("[[package]]"), 0o644))
	first, folder := newJournal(t)
	t.Cleanup(first.Close)
	assert.Empty(t, first.Claim(document.At(place)))
	second := document.NewJournal(folder, nil)
	t.Cleanup(second.Close)
	assert.NotEmpty(t, second.Claim(document.At(filepath.Join(place, "..", filepath.Base(place)))))
	first.Close()
	assert.Empty(t, second.Claim(document.At(place)))
}

func TestAFolderTellsWhetherEditsWait(t *testing.T) {
	journal, folder := newJournal(t)
	assert.False(t, document.HasEdits(folder), "there is none yet")
	w, _ := folderWorkspace(t)
	journal.Follow(w)
	set(t, w, cleave, "cost", "2")
	journal.Wait()
	assert.True(t, document.HasEdits(folder))
	w.Undo()
	journal.Wait()
	assert.False(t, document.HasEdits(folder))
}

// No byte of what is kept changes unseen, and what is told of a damaged file says whose edits those were.
func TestDamagedEditsAreFound(t *testing.T) {
	journal, folder := newJournal(t)
	place, file, text := keptEdits(t, journal, folder)
	_, err := journal.Recoveries()
	require.NoError(t, err)

	space := func(c byte) bool { return strings.IndexByte(" \t\r\n", c) >= 0 }
	for at := range text {
		if sparse := at%23 > 0 && at < len(text)-90; sparse || space(text[at]) { // each takes a while on a disk
			continue
		}
		altered := slices.Clone(text)
		altered[at] ^= 1
		require.NoError(t, os.WriteFile(file, altered, 0o644))
		left, err := journal.Recoveries()
		damage, ok := errors.AsType[*document.DamagedEdits](err)
		require.True(t, ok, "%d: %q", at, altered[at])
		require.Empty(t, left)
		require.True(t, damage.AreOf(place), "by its name")
		require.FileExists(t, damage.Kept)
		if at > len(text)/2 {
			require.Equal(t, place, damage.Path, "by what is in it")
		}
		kept, err := os.ReadFile(damage.Kept)
		require.NoError(t, err)
		require.Equal(t, altered, kept)
		require.NoError(t, os.Remove(damage.Kept))
	}
	require.NoError(t, os.WriteFile(file, text, 0o644))
	left, err := journal.Recoveries()
	require.NoError(t, err)
	require.Len(t, left, 1)
	assert.Equal(t, place, left[0].Path())
}
