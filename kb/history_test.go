package kb_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/kb"
)

var match = kb.Occasion{ID: "20261120-183000-mage-knight-1a2b", Date: today, Mine: "knight", Theirs: "mage", Won: true}

var changes = []kb.Change{
	{Kind: "potency", Hero: "knight", Case: 3, Origin: "user", From: 0.2, To: 1.0 / 3},
	{Kind: "style", Hero: "mage", Trait: "own_hp", From: -1.5, To: 2},
}

func TestHistoryTellsWhichMatchChangedWhat(t *testing.T) {
	store, dir := open(t)
	number, err := learn(store, match, changes, learned(1), mage(1))
	require.NoError(t, err)
	assert.Equal(t, 1, number)
	require.NoError(t, store.Save(t.Context(), learned(2)))
	require.NoError(t, store.Rollback(t.Context(), "knight", 1, clock))
	require.NoError(t, store.UndoRollback(t.Context(), "knight", clock))

	again, err := kb.Open(dir)
	require.NoError(t, err)
	history, err := again.History("knight")
	require.NoError(t, err)
	require.Len(t, history, 4)
	first := history[0]
	assert.Equal(t, match, first.Occasion)
	assert.Equal(t, changes, first.Changes)
	assert.Equal(t, []string{"knight", "mage"}, first.Heroes)
	for i, want := range []kb.Entry{
		{Number: 1, Kind: kb.Played}, {Number: 2, Kind: kb.Imported}, {Number: 3, Kind: kb.RolledBack, To: 1}, {Number: 4, Kind: kb.Restored, To: 2},
	} {
		e := history[i]
		assert.Equal(t, want, kb.Entry{Number: e.Number, Kind: e.Kind, To: e.To})
		assert.True(t, e.Kept)
		assert.True(t, e.Of("knight"))
	}
	assert.Equal(t, today, history[2].Date)

	of, err := again.History("mage")
	require.NoError(t, err)
	assert.Equal(t, history[:1], of)
	none, err := again.History("rogue")
	require.NoError(t, err)
	assert.Empty(t, none)

	known, err := again.Learned(match.ID)
	require.NoError(t, err)
	assert.True(t, known)
	known, err = again.Learned("another")
	require.NoError(t, err)
	assert.False(t, known)
}

func TestKnowledgeBeforeAndAfterAMatch(t *testing.T) {
	store, _ := open(t)
	require.NoError(t, store.Save(t.Context(), learned(1)))
	require.NoError(t, store.Save(t.Context(), mage(1)))
	require.NoError(t, store.Save(t.Context(), learned(3)))
	for entry, want := range map[int]*kb.Knowledge{0: initial, 1: learned(1), 3: learned(3)} {
		k, err := store.After("knight", entry, initial)
		require.NoError(t, err)
		assert.Equal(t, want, k)
	}
	for entry, want := range map[int]*kb.Knowledge{1: initial, 3: learned(1)} {
		k, err := store.Before("knight", entry, initial)
		require.NoError(t, err)
		assert.Equal(t, want, k)
	}
	_, err := store.After("knight", 2, initial)
	assert.ErrorContains(t, err, "after entry 2 isn't kept; kept are: 0, 1, 3")
	_, err = store.Before("knight", 2, initial)
	assert.ErrorContains(t, err, "entry 2 has nothing of hero knight; there are: 1, 3")
	requireLoads(t, store, learned(3))
}

// Both heroes of a match get their new knowledge, or none does.
func TestALessonIsKeptWhollyOrNotAtAll(t *testing.T) {
	store, dir := open(t)
	bad := *mage(2)
	bad.Cases = nil
	_, err := learn(store, match, changes, learned(2), &bad)
	assert.Error(t, err)
	assert.Empty(t, files(t, dir))
	requireLoads(t, store, initial)
}

func TestOldGenerationsAreThinnedOutAndTheirEntriesStay(t *testing.T) {
	raceflag.Skip(t, "saves time after time on one goroutine")
	quick.Skip(t, "saves hundreds of times")
	store, dir := open(t)
	const saved = 251
	for i := 1; i <= saved; i++ {
		require.NoError(t, store.Save(t.Context(), learned(i)))
	}
	history, err := store.History("knight")
	require.NoError(t, err)
	require.Len(t, history, saved)
	for _, e := range history {
		assert.Equal(t, e.Number > 51 || e.Number%10 == 0 || e.Number == 1, e.Kept, e.Number)
	}
	assert.Len(t, files(t, dir), 251+200+6+1)
	k, err := store.After("knight", 50, initial)
	require.NoError(t, err)
	assert.Equal(t, learned(50), k)
	_, err = store.Before("knight", 50, initial)
	assert.ErrorContains(t, err, "isn't kept; kept are: 0, 1, 10, 20, 30, 40, 50, 52–251")

	report, err := store.Check()
	require.NoError(t, err)
	assert.Equal(t, &kb.Report{Entries: saved, Generations: 200 + 6}, report, "what was thinned out isn't missed")
	for _, file := range []string{"000010-knight.xml", "000053-knight.xml", "000015.xml"} {
		require.NoError(t, os.Remove(filepath.Join(dir, file)))
		_, damage, err := store.Load("knight", initial)
		require.NoError(t, err)
		assert.Equal(t, []string{file + ": it is missing"}, told(damage.Problems))
	}
	require.NoError(t, store.Save(t.Context(), learned(saved+1)))
	requireLoads(t, store, learned(saved+1))
}

// An entry that can't be read tells so, and neither hides others nor changes what is known.
func TestDamagedEntry(t *testing.T) {
	for name, entry := range map[string]struct{ text, reason string }{
		"nothing": {"", "there is no XML in it"}, "no XML": {"my notes", "there is no XML in it"},
		"cut off":      {`<entry kind="match" date="2026-11-20T18:30:00Z"><hero>knight</hero>`, "the XML is damaged at line 1"},
		"unknown kind": {`<entry kind="dream" date="2026-11-20T18:30:00Z"><hero>knight</hero></entry>`, `kind "dream"; allowed are match, `},
		"no hero":      {`<entry kind="match" date="2026-11-20T18:30:00Z"></entry>`, "no hero"},
		"no date":      {`<entry kind="match" date="yesterday"><hero>knight</hero></entry>`, `parsing time "yesterday"`},
	} {
		t.Run(name, func(t *testing.T) {
			store, dir := open(t)
			require.NoError(t, store.Save(t.Context(), learned(1)))
			require.NoError(t, store.Save(t.Context(), learned(2)))
			require.NoError(t, os.WriteFile(filepath.Join(dir, "000001.xml"), []byte(entry.text), 0o644))
			k, damage, err := store.Load("knight", initial)
			require.NoError(t, err)
			assert.Equal(t, learned(2), k)
			assert.Contains(t, damage.String(), "000001.xml: "+entry.reason)
			assert.Equal(t, []string{filepath.Join(dir, "000001.xml.damaged-1")}, damage.Kept)
			history, err := store.History("knight")
			require.NoError(t, err)
			require.Len(t, history, 2)
			assert.Contains(t, history[0].Problem.String(), "000001.xml")
			assert.True(t, history[0].Kept)
			assert.Nil(t, history[1].Problem)
			requireLoads(t, store, learned(2))
			require.NoError(t, store.Rollback(t.Context(), "knight", 1, clock))
			requireLoads(t, store, learned(1))
		})
	}
}

// Any text of an entry is understood, and written again says the same, or is called damaged.
func FuzzEntry(f *testing.F) {
	store, dir := open(f)
	_, err := learn(store, match, changes, learned(1))
	require.NoError(f, err)
	f.Add(files(f, dir)["000001.xml"])
	f.Add(`<entry kind="rollback" to="-3" date="2026-11-20T18:30:00+02:00"><hero>&#x1F409;</hero></entry>`)
	f.Add(`<entry kind="match" date="0001-01-01T00:00:00Z"><hero>a</hero><change from="NaN" to="1e99"/></entry>`)
	f.Fuzz(func(t *testing.T, text string) {
		e, err := kb.ParseEntry([]byte(text))
		if err != nil {
			return
		}
		again, err := e.Text()
		require.NoError(t, err)
		e2, err := kb.ParseEntry(again)
		require.NoError(t, err)
		require.Equal(t, fmt.Sprintf("%+v", e), fmt.Sprintf("%+v", e2))
	})
}

func TestEntryIsReadable(t *testing.T) {
	store, dir := open(t)
	_, err := learn(store, match, changes, learned(1), mage(1))
	require.NoError(t, err)
	text := files(t, dir)["000001.xml"]
	const digest = `[0-9a-f]{64}`
	text = regexp.MustCompile(digest).ReplaceAllString(text, "…")
	assert.Equal(t, strings.TrimLeft(`
<?xml version="1.0" encoding="UTF-8"?>
<entry kind="match" match="20261120-183000-mage-knight-1a2b" date="2026-11-20T18:30:00Z" played="knight" against="mage" won="true">
  <hero>knight</hero>
  <hero>mage</hero>
  <change kind="potency" hero="knight" case="3" origin="user" from="0.2" to="0.33333334"></change>
  <change kind="style" hero="mage" trait="own_hp" from="-1.5" to="2"></change>
  <holds file="000001-knight.xml" seal="…"></holds>
  <holds file="000001-mage.xml" seal="…"></holds>
</entry>
<!-- 000001 after nothing sealed … -->
`, "\n"), text)
}
