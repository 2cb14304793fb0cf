package document

import (
	"fmt"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/internal/atomicfile/powerloss"
)

// Every file of a pack in a folder is the old or the new one; a zip file is so as a whole.
func TestALossOfPowerLeavesTheOldPackOrTheNew(t *testing.T) {
	for _, kind := range []string{"folder", "zip"} {
		home := t.TempDir()
		at := func(home string) Place { return placeWith(kind, filepath.Join(home, "pack."+kind), system{}) }
		w := edited(t, at(home))
		before, after := texts(w.saved), texts(documents(w.pack))
		powerloss.Check(t, home, func(home string) string {
			found := reopened(t, at(home))
			for _, file := range w.filesOfBoth() {
				require.Contains(t, []string{before[file], after[file]}, found[file], file)
			}
			if kind == "folder" && fmt.Sprint(found) != fmt.Sprint(after) {
				return "not all new"
			}
			return fmt.Sprint(found)
		}, func() { require.NoError(t, w.Save()) })
	}
}

// With the journal beside it nothing that was typed is lost while it is saved, and it is forgotten only once the pack
// has it.
func TestALossOfPowerWhileSavingLosesNoEdit(t *testing.T) {
	home := t.TempDir()
	place := func(home string) Place { return NewFolder(filepath.Join(home, "pack")) }
	keep := func(home string) *Journal {
		return NewJournal(filepath.Join(home, "journal"), func(err error) { t.Error(err) })
	}
	w := edited(t, place(home))
	journal := keep(home)
	journal.Follow(w)
	edit := func(value string) func() {
		return func() {
			require.NoError(t, w.Do(SetField{File: "cards/rage.xml", Path: "bonus_length", Value: value}))
			journal.Wait()
		}
	}
	edit("2")() // the first edit of the journal brings those before it along
	powerloss.Check(t, home, func(folder string) string {
		again, err := Open(place(folder))
		require.NoError(t, err)
		left, err := keep(folder).Recoveries()
		require.NoError(t, err)
		for _, r := range left {
			require.Equal(t, place(home).Path(), r.Path())
			_, err := again.Recover(r)
			require.NoError(t, err)
		}
		return fmt.Sprint(texts(documents(again.pack)))
	}, edit("3"), edit("4"), func() {
		require.NoError(t, w.Save())
		journal.Wait()
	}, edit("5"))
}
