package kb_test

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/internal/atomicfile/powerloss"
	"boardduels/kb"
)

// known tells what a store in a folder knows, and how it came to that. There must be nothing wrong with it.
func known(t *testing.T, home string) string {
	t.Helper()
	store, err := kb.Open(filepath.Join(home, "knowledge"))
	require.NoError(t, err)
	told := ""
	for hero, beginning := range map[string]*kb.Knowledge{"knight": initial, "mage": mage(0)} {
		k, damage, err := store.Load(hero, beginning)
		require.NoError(t, err)
		require.Nil(t, damage)
		history, err := store.History(hero)
		require.NoError(t, err)
		if hero == "knight" {
			told = fmt.Sprint(k.Experience.Won, " of ", len(history), " ") + told
		} else {
			told += fmt.Sprint(k.Experience.Won, " of ", len(history))
		}
	}
	report, err := store.Check()
	require.NoError(t, err)
	require.Empty(t, report.Problems)
	return told
}

// Both heroes have learned from a match, with its entry, or nobody has.
func TestALossOfPowerLeavesTheOldKnowledgeOrTheNew(t *testing.T) {
	home := t.TempDir()
	store := func() *kb.Store {
		store, err := kb.Open(filepath.Join(home, "knowledge"))
		require.NoError(t, err)
		return store
	}
	match := func(n int) func() {
		return func() {
			_, err := learn(store(), kb.Occasion{ID: fmt.Sprint(n)}, changes, learned(n), mage(n))
			require.NoError(t, err)
		}
	}
	powerloss.Check(t, home, func(home string) string { return known(t, home) },
		func() { store() },
		match(1), match(2),
		func() { require.NoError(t, store().Rollback(t.Context(), "knight", 1, clock)) },
		func() { require.NoError(t, store().UndoRollback(t.Context(), "knight", clock)) },
		match(3),
	)
}

// A head that is one behind is brought up to date before the next entry, or that would leave it two behind.
func TestALossOfPowerAfterAHeadOneBehind(t *testing.T) {
	home := t.TempDir()
	dir := filepath.Join(home, "knowledge")
	require.NoError(t, os.Mkdir(dir, 0o755))
	laid := taught(t, 2)
	laid["head.xml"] = taught(t, 1)["head.xml"]
	for name, text := range laid {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644))
	}
	store, err := kb.Open(dir)
	require.NoError(t, err)
	powerloss.Check(t, home, func(home string) string { return known(t, home) },
		func() { require.NoError(t, learnOne(t.Context(), store, "new")) },
	)
}

// What is damaged is set aside such that it is found again whenever power is lost on the way.
func TestALossOfPowerWhileDamageIsSetAside(t *testing.T) {
	whole := taught(t, matches)
	for _, gone := range [][]string{{"000004-knight.xml"}, {"000002.xml", "000003-knight.xml"}, {"head.xml"}, {"head.xml", "000004.xml"}} {
		home := t.TempDir()
		dir := filepath.Join(home, "knowledge")
		require.NoError(t, os.Mkdir(dir, 0o755))
		laid := maps.Clone(whole)
		for _, file := range gone {
			laid[file] = "damaged"
		}
		for name, text := range laid {
			require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644))
		}
		powerloss.Check(t, home, func(home string) string {
			store, err := kb.Open(filepath.Join(home, "knowledge"))
			require.NoError(t, err)
			k, _, err := store.Load("knight", initial)
			require.NoError(t, err)
			kept := 0
			for _, text := range files(t, filepath.Join(home, "knowledge")) {
				if text == "damaged" {
					kept++
				}
			}
			require.Equal(t, len(gone), kept)
			return fmt.Sprint(k.Experience.Won)
		}, func() {
			store, err := kb.Open(dir)
			require.NoError(t, err)
			_, damage, err := store.Load("knight", initial)
			require.NoError(t, err)
			require.Len(t, damage.Kept, len(gone))
		})
	}
}
