package kb_test

import (
	"context"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/lock"
)

// A check tells of every file that isn't the store's, and nothing of those that are.
func TestTheCheckTellsWhatDoesNotBelong(t *testing.T) {
	foreign := []string{
		"0003.xml", "000003-Mage.xml", "4.xml", "\x1b[31m.xml", "000001.xml.damaged-notes", "head", "head.XML", "notes.txt", "zzz", ".lock2", "a.tmp",
	}
	laid := taught(t, 2)
	for _, name := range foreign {
		laid[name] = "mine"
	}
	laid["000009-mage.xml.tmp"] = "the store's"
	store, dir := lay(t, laid)
	report, err := store.Check()
	require.NoError(t, err)
	var want []string
	for _, name := range foreign {
		want = append(want, name+": no file of a store is called that")
	}
	assert.ElementsMatch(t, want, told(report.Problems))

	if err := os.Remove(filepath.Join(dir, ".lock")); err != nil {
		require.ErrorIs(t, err, os.ErrNotExist)
	}
	require.NoError(t, os.Mkdir(filepath.Join(dir, ".lock"), 0o755))
	report, err = store.Check()
	require.NoError(t, err)
	assert.Contains(t, told(report.Problems), ".lock: it isn't a regular file, so no program can take the store's lock and change it")
}

// What was set aside is told as long as it is there.
func TestTheCheckTellsWhatWasSetAside(t *testing.T) {
	laid := taught(t, 2)
	laid["head.xml"] = "<head/>"
	strays := []string{"000000.xml", "9223372036854775807.xml", "000009-priest.xml"}
	for _, name := range strays {
		laid[name] = "mine"
	}
	store, dir := lay(t, laid)
	_, damage, err := store.Load("knight", initial)
	require.NoError(t, err)
	require.Len(t, damage.Kept, 4)
	var want []string
	for _, name := range append(strays, "head.xml") {
		want = append(want, name+".damaged-1: it was found as "+name+", damaged or foreign, and set aside")
	}
	report, err := store.Check()
	require.NoError(t, err)
	assert.ElementsMatch(t, want, told(report.Problems))
	for _, name := range damage.Kept {
		require.NoError(t, os.Remove(name))
	}
	report, err = store.Check()
	require.NoError(t, err)
	assert.Empty(t, report.Problems, dir)
}

// The date of a rollback is asked for when the store is its own: the one that it waited for has an earlier date.
func TestARollbackTakesItsDateLast(t *testing.T) {
	store, dir := lay(t, taught(t, 2))
	for _, rollBack := range []func(func() time.Time) error{
		func(now func() time.Time) error { return store.Rollback(context.Background(), "knight", 1, now) },
		func(now func() time.Time) error { return store.UndoRollback(context.Background(), "knight", now) },
	} {
		require.NoError(t, rollBack(func() time.Time {
			_, err := lock.Take(dir)
			held := (*lock.Held)(nil)
			assert.ErrorAs(t, err, &held)
			return today
		}))
	}
}
