package kb_test

import (
	"context"
	"maps"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/lock"
	"boardduels/kb"
	"boardduels/schema"
)

var initial = &kb.Knowledge{
	Hero:       "knight",
	Cases:      []schema.Case{{ID: 7, Inputs: [schema.Inputs]float32{1, 1, 0.5}, Outputs: [schema.Outputs]float32{0.4, 0.3, 0.2, 0.1}}},
	Priorities: table34,
}

// learned returns what the initial knowledge becomes by some matches.
func learned(matches int) *kb.Knowledge {
	k := *initial
	k.Cases = []schema.Case{k.Cases[0], {ID: 8, Potency: 1.0 / 3, Frequency: 0.1}}
	k.Experience = kb.Experience{Won: matches, Decisions: 30 * matches}
	return &k
}

func mage(matches int) *kb.Knowledge {
	k := *learned(matches)
	k.Hero = "mage"
	return &k
}

var today = time.Date(2026, 11, 20, 18, 30, 0, 0, time.UTC)

func open(t testing.TB) (*kb.Store, string) {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "knowledge")
	store, err := kb.Open(dir)
	require.NoError(t, err)
	return store, dir
}

// inShort returns how many cases to go on by where not all have time, else 1.
func inShort(step int) int {
	if testing.Short() {
		return step
	}
	return 1
}

// learn adds a match to a store.
func learn(store *kb.Store, m kb.Occasion, changes []kb.Change, known ...*kb.Knowledge) (number int, err error) {
	err = store.Update(context.Background(), func(u *kb.Update) (err error) {
		number, err = u.Learn(m, changes, known...)
		return err
	})
	return number, err
}

func requireLoads(t testing.TB, store *kb.Store, want *kb.Knowledge) {
	t.Helper()
	k, damage, err := store.Load("knight", initial)
	require.NoError(t, err)
	require.Nil(t, damage)
	require.Equal(t, want, k)
}

func files(t testing.TB, dir string) map[string]string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	content := map[string]string{}
	for _, entry := range entries {
		if entry.Name() == lock.Folder {
			continue
		}
		data, err := os.ReadFile(filepath.Join(dir, entry.Name()))
		require.NoError(t, err)
		content[entry.Name()] = string(data)
	}
	return content
}

func TestStoreKeepsWhatWasLearned(t *testing.T) {
	store, dir := open(t)
	requireLoads(t, store, initial)
	for matches := 1; matches <= 3; matches++ {
		require.NoError(t, store.Save(t.Context(), learned(matches)))
		requireLoads(t, store, learned(matches))
	}
	again, err := kb.Open(dir)
	require.NoError(t, err)
	requireLoads(t, again, learned(3))
	content := files(t, dir)
	assert.Len(t, content, 7)
	assert.Contains(t, content["000003-knight.xml"], `won="3" decisions="90"`)
	assert.Contains(t, content["000002-knight.xml"], `won="2" decisions="60"`)
}

func TestStoreKeepsHeroesApart(t *testing.T) {
	store, _ := open(t)
	require.NoError(t, store.Save(t.Context(), learned(1)))
	require.NoError(t, store.Save(t.Context(), mage(5)))
	requireLoads(t, store, learned(1))
	require.NoError(t, store.Rollback(t.Context(), "mage", 0, clock))
	requireLoads(t, store, learned(1))
}

func TestStoreRefusesWhatItCouldNotLoad(t *testing.T) {
	store, dir := open(t)
	require.NoError(t, store.Save(t.Context(), learned(1)))
	before := files(t, dir)
	for name, spoil := range map[string]func(*kb.Knowledge){
		"no cases":       func(k *kb.Knowledge) { k.Cases = nil },
		"eleven cases":   func(k *kb.Knowledge) { k.Cases = make([]schema.Case, schema.MaxCases+1) },
		"equal ids":      func(k *kb.Knowledge) { k.Cases[1].ID = k.Cases[0].ID },
		"not a number":   func(k *kb.Knowledge) { k.Cases[0].Outputs[2] = float32(math.NaN()) },
		"out of range":   func(k *kb.Knowledge) { k.Cases[0].Inputs[2] = 1.5 },
		"no id of hero":  func(k *kb.Knowledge) { k.Hero = "" },
		"another folder": func(k *kb.Knowledge) { k.Hero = "../knight" },
	} {
		k := learned(2)
		spoil(k)
		assert.Error(t, store.Save(t.Context(), k), name)
		assert.Equal(t, before, files(t, dir), name)
	}
	_, _, err := store.Load("../knight", initial)
	assert.ErrorContains(t, err, "isn't the id of a hero")
	assert.Error(t, store.Rollback(t.Context(), "..", 0, clock))
	assert.Error(t, store.UndoRollback(t.Context(), "..", clock))
	assert.False(t, store.CanUndoRollback(".."))
}

func TestRollbackAndItsUndo(t *testing.T) {
	store, _ := open(t)
	require.NoError(t, store.Rollback(t.Context(), "knight", 0, clock), "nothing to forget")
	assert.False(t, store.CanUndoRollback("knight"))
	assert.ErrorContains(t, store.UndoRollback(t.Context(), "knight", clock), "no rollback of hero knight")

	require.NoError(t, store.Save(t.Context(), learned(1)))
	require.NoError(t, store.Save(t.Context(), learned(2)))
	require.NoError(t, store.Rollback(t.Context(), "knight", 0, clock))
	requireLoads(t, store, initial)
	require.NoError(t, store.Rollback(t.Context(), "knight", 0, clock), "twice is once")
	assert.True(t, store.CanUndoRollback("knight"))
	require.NoError(t, store.UndoRollback(t.Context(), "knight", clock))
	requireLoads(t, store, learned(2))
	assert.False(t, store.CanUndoRollback("knight"))

	require.NoError(t, store.Rollback(t.Context(), "knight", 1, clock))
	requireLoads(t, store, learned(1))
	require.NoError(t, store.Save(t.Context(), learned(9)))
	require.NoError(t, store.UndoRollback(t.Context(), "knight", clock))
	requireLoads(t, store, learned(2))

	assert.ErrorContains(t, store.Rollback(t.Context(), "knight", 99, clock), "after entry 99 isn't kept; kept are: 0, 1–7")
	requireLoads(t, store, learned(2))
}

// A rollback before which nothing was known is one of which nobody knows how it came there.
func TestARollbackOfNothingCanNotBeUndone(t *testing.T) {
	generation := sealedAs("<initial/>\n", "000001-knight", "nothing")
	entry := sealedAs(`<entry kind="rollback" date="2026-11-20T18:30:00Z"><hero>knight</hero>`+
		`<holds file="000001-knight.xml" seal="`+sealOf(generation)+`"></holds></entry>`+"\n", "000001", "nothing")
	head := sealedAs(`<head entry="1"></head>`+"\n", "head", sealOf(entry))
	store, _ := lay(t, map[string]string{"000001.xml": entry, "000001-knight.xml": generation, "head.xml": head})
	requireLoads(t, store, initial)
	assert.False(t, store.CanUndoRollback("knight"))
	assert.ErrorContains(t, store.UndoRollback(t.Context(), "knight", clock), "no rollback of hero knight")
}

// After a rollback the generations before it don't come back when a file is damaged.
func TestDamageAfterARollbackDoesNotBringBackWhatWasForgotten(t *testing.T) {
	store, dir := open(t)
	require.NoError(t, store.Save(t.Context(), learned(1)))
	require.NoError(t, store.Save(t.Context(), learned(2)))
	require.NoError(t, store.Rollback(t.Context(), "knight", 0, clock))
	require.NoError(t, store.Save(t.Context(), learned(9)))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "000004-knight.xml"), []byte("<cases>"), 0o644))
	k, damage, err := store.Load("knight", initial)
	require.NoError(t, err)
	require.NotNil(t, damage)
	assert.False(t, damage.Restored)
	assert.Equal(t, initial, k)
}

// Wherever the file was cut off: the last good generation is used, the damaged one kept, and all is well from then on.
func TestStoreSurvivesAFileCutOffAnywhere(t *testing.T) {
	store, dir := open(t)
	require.NoError(t, store.Save(t.Context(), learned(1)))
	require.NoError(t, store.Save(t.Context(), learned(2)))
	path := filepath.Join(dir, "000002-knight.xml")
	good := files(t, dir)["000002-knight.xml"]
	for cut := 0; cut < len(strings.TrimRight(good, "\n")); cut += inShort(31) {
		require.NoError(t, os.WriteFile(path, []byte(good[:cut]), 0o644))

		k, damage, err := store.Load("knight", initial)
		require.NoError(t, err, cut)
		require.NotNil(t, damage, cut)
		require.True(t, damage.Restored, cut)
		require.Equal(t, learned(1), k, cut)
		require.Len(t, damage.Kept, 1)
		kept, err := os.ReadFile(damage.Kept[0])
		require.NoError(t, err)
		require.Equal(t, good[:cut], string(kept))
		require.Contains(t, damage.String(), damage.Kept[0])
		requireLoads(t, store, learned(1))
		require.NoError(t, os.Remove(damage.Kept[0]))
	}
}

// What a crash leaves of a Save doesn't count, and is gone after the next one.
func TestStoreSurvivesACrashWhileSaving(t *testing.T) {
	store, dir := open(t)
	require.NoError(t, store.Save(t.Context(), learned(1)))
	old := files(t, dir)
	_, err := learn(store, kb.Occasion{}, nil, learned(2), mage(2))
	require.NoError(t, err)
	next := files(t, dir)
	for name, left := range map[string]map[string]string{
		"nothing":             {},
		"half a generation":   {"000002-knight.xml.tmp": next["000002-knight.xml"][:300]},
		"a generation of two": {"000002-knight.xml": next["000002-knight.xml"]},
		"half a head":         {"head.xml.tmp": next["head.xml"][:20]},
		"both generations":    {"000002-knight.xml": next["000002-knight.xml"], "000002-mage.xml": next["000002-mage.xml"]},
		"half an entry": {"000002-knight.xml": next["000002-knight.xml"], "000002-mage.xml": next["000002-mage.xml"],
			"000002.xml.tmp": next["000002.xml"][:40]},
	} {
		t.Run(name, func(t *testing.T) {
			store, dir := open(t)
			maps.Copy(left, old)
			for file, content := range left {
				require.NoError(t, os.WriteFile(filepath.Join(dir, file), []byte(content), 0o644))
			}
			requireLoads(t, store, learned(1))
			k, _, err := store.Load("mage", mage(0))
			require.NoError(t, err)
			assert.Equal(t, mage(0), k)
			require.NoError(t, store.Save(t.Context(), learned(4)))
			requireLoads(t, store, learned(4))
			k, _, err = store.Load("mage", mage(0))
			require.NoError(t, err)
			assert.Equal(t, mage(0), k, "nothing of the match that wasn't saved")
			assert.Len(t, files(t, dir), 5, "what the crash left behind is gone")
		})
	}
}

func TestStoreWithoutAGoodGenerationStartsAnew(t *testing.T) {
	store, dir := open(t)
	require.NoError(t, store.Save(t.Context(), learned(1)))
	require.NoError(t, store.Save(t.Context(), learned(2)))
	for _, name := range []string{"000001-knight.xml", "000002-knight.xml"} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte("<hero/>"), 0o644))
	}
	k, damage, err := store.Load("knight", initial)
	require.NoError(t, err)
	assert.Equal(t, initial, k)
	assert.Len(t, damage.Kept, 2)
	assert.Contains(t, damage.String(), "000002-knight.xml:1:")
	assert.Contains(t, damage.String(), "initial knowledge")
	assert.Len(t, files(t, dir), 5, "both are kept under other names")
	requireLoads(t, store, initial)
	require.NoError(t, store.Save(t.Context(), learned(3)))
	requireLoads(t, store, learned(3))
}

func TestStoreLeavesOtherFilesAlone(t *testing.T) {
	store, dir := open(t)
	others := []string{"notes.xml", "knight.xml", "000001-knight.xml.damaged-1", "12-knight.xml", "000001-", "000001-Knight.xml", "-knight.xml",
		"notes.xml.tmp", "knight.xml.1.tmp"}
	for _, name := range others {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte("mine"), 0o644))
	}
	require.NoError(t, store.Save(t.Context(), learned(1)))
	require.NoError(t, store.Save(t.Context(), learned(2)))
	requireLoads(t, store, learned(2))
	content := files(t, dir)
	for _, name := range others {
		assert.Equal(t, "mine", content[name], name)
	}
}

func TestStoreReportsWhatItCanNotRead(t *testing.T) {
	store, dir := open(t)
	require.NoError(t, store.Save(t.Context(), learned(1)))
	require.NoError(t, os.Remove(filepath.Join(dir, "000001-knight.xml")))
	require.NoError(t, os.Mkdir(filepath.Join(dir, "000001-knight.xml"), 0o755))
	k, damage, err := store.Load("knight", initial)
	require.NoError(t, err)
	assert.Equal(t, initial, k)
	assert.Contains(t, damage.String(), "000001-knight.xml: it isn't a regular file")
	assert.DirExists(t, filepath.Join(dir, "000001-knight.xml.damaged-1"))

	file := filepath.Join(dir, "file")
	require.NoError(t, os.WriteFile(file, nil, 0o644))
	_, err = kb.Open(filepath.Join(file, "folder"))
	assert.Error(t, err)
	require.NoError(t, os.RemoveAll(dir))
	assert.Error(t, store.Save(t.Context(), learned(1)))
}

// Whatever stands in the file, Load returns knowledge that can be saved and loads again, or keeps the file as damaged.
func FuzzLoad(f *testing.F) {
	for _, k := range []*kb.Knowledge{initial, learned(3)} {
		f.Add(schema.NewCaseBase(k.Hero, schema.Cases{Cases: k.Cases, Won: k.Experience.Won}).Source())
	}
	f.Add(`<cases won="-1"/>`)
	f.Add("\xff\xfe<cases>")
	f.Fuzz(func(t *testing.T, source string) {
		store, dir := open(t)
		require.NoError(t, store.Save(t.Context(), initial))
		require.NoError(t, os.WriteFile(filepath.Join(dir, "000001-knight.xml"), []byte(source), 0o644))
		k, damage, err := store.Load("knight", initial)
		require.NoError(t, err)
		if damage != nil {
			require.Equal(t, initial, k)
			require.Equal(t, source, files(t, dir)["000001-knight.xml.damaged-1"])
			return
		}
		require.NotEmpty(t, k.Cases)
		require.NoError(t, store.Save(t.Context(), k))
		requireLoads(t, store, k)
	})
}

func TestAStoreWithoutAFolderKnowsNothing(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "folder")
	store := kb.At(dir)
	k, damage, err := store.Load("knight", initial)
	require.NoError(t, err)
	assert.Nil(t, damage)
	assert.Equal(t, initial, k)
	history, err := store.History("knight")
	require.NoError(t, err)
	assert.Empty(t, history)
	assert.Error(t, store.Save(t.Context(), learned(1)))
	assert.NoDirExists(t, dir)
}

// clock says that it is today.
func clock() time.Time { return today }
