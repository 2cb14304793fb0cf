package kb_test

import (
	"crypto/sha256"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// sealedAs closes a text with a seal, as one does who changes a store on purpose.
func sealedAs(text, name, after string) string {
	own := sha256.Sum256([]byte(text + "\n" + name + " after " + after))
	return fmt.Sprintf("%s<!-- %s after %s sealed %x -->\n", text, name, after, own)
}

// sealOf returns the seal that closes a text.
func sealOf(text string) string {
	return text[len(text)-len(" -->\n")-2*sha256.Size : len(text)-len(" -->\n")]
}

// A file may have exactly so many bytes. The head tells it soonest, since it is never read as a document.
func TestHowLongAFileMayBe(t *testing.T) {
	for size, want := range map[int64]string{
		16 << 20:   "head.xml: it has no seal, or that is damaged; only versions that were never released wrote without",
		16<<20 + 1: "head.xml: it has 16777217 bytes; allowed are 16777216",
	} {
		store, dir := lay(t, map[string]string{"head.xml": ""})
		require.NoError(t, os.Truncate(filepath.Join(dir, "head.xml"), size))
		_, damage, err := store.Load("knight", initial)
		require.NoError(t, err)
		assert.Contains(t, told(damage.Problems), want)
	}
}

func TestHeadsThatCanNotBe(t *testing.T) {
	whole := taught(t, 1)
	head := whole["head.xml"]
	for what, test := range map[string]struct{ head, problem string }{
		"a seal alone":     {head[strings.LastIndex(head, "<!--"):], "it isn't as it was written: its seal doesn't fit"},
		"before the first": {sealedAs(`<head entry="-1"></head>`, "head", "nothing"), "it names entries that can't be"},
		"beyond the last":  {sealedAs(`<head entry="1000000"></head>`, "head", "nothing"), "it names entries that can't be"},
	} {
		t.Run(what, func(t *testing.T) {
			laid := maps.Clone(whole)
			laid["head.xml"] = test.head
			store, dir := lay(t, laid)
			requireFalls(t, store, dir, "head.xml: "+test.problem, 1)
		})
	}
}

// The highest number that an entry can have is one that a head may name.
func TestTheLastEntryThatAHeadMayName(t *testing.T) {
	laid := taught(t, 1)
	laid["head.xml"] = sealedAs(`<head entry="999999"></head>`, "head", "nothing")
	store, _ := lay(t, laid)
	report, err := store.Check()
	require.NoError(t, err)
	assert.Equal(t, []string{"000002.xml: it is missing, with 999,997 files after it"}, told(report.Problems))
	assert.Less(t, testing.AllocsPerRun(1, func() { _, _ = store.Check() }), 1e5, "they are missed as one row")
}

// What never was part of a store in which nothing was learned yet is told once.
func TestAStrayFileInAnEmptyStore(t *testing.T) {
	store, dir := lay(t, map[string]string{"999999.xml": "mine"})
	requireFalls(t, store, dir, "999999.xml: the newest entry is 000000", 0)
	assert.Contains(t, files(t, dir), "000001.xml")
}

// Where no head tells which entry is the newest, so many may be missing in a row, and no more.
func TestTheWidestGap(t *testing.T) {
	headless := taught(t, 1)
	delete(headless, "head.xml")
	entry := unsealed(headless)["000001.xml"]
	for number, told := range map[int]string{
		1001: "000002.xml: it is missing, with 1,000 files after it",
		1002: "001002.xml: the newest entry is 000001",
	} {
		laid, name := maps.Clone(headless), fmt.Sprintf("%06d", number)
		laid[name+".xml"] = sealedAs(entry, name, strings.Repeat("0", 64))
		store, _ := lay(t, laid)
		requireTold(t, store, told, 1)
	}
	generation := learnedText(t)
	for number, want := range map[int]int{1000: 1, 1001: 0} {
		name := fmt.Sprintf("%06d-knight", number)
		store, _ := lay(t, map[string]string{name + ".xml": sealedAs(generation, name, strings.Repeat("0", 64))})
		requireTold(t, store, "000", want)
	}
}

// learnedText returns the generation of the knight's first match without its seal.
func learnedText(t *testing.T) string { return unsealed(taught(t, 1))["000001-knight.xml"] }

// So many files that are missing in a row are told one by one, and no more.
func TestHowManyMissingFilesAreTold(t *testing.T) {
	for missing, want := range map[int]int{8: 8, 9: 1} {
		left := taught(t, 1+missing)
		maps.DeleteFunc(left, func(file, _ string) bool { return file > "000001.xml" && file != "head.xml" })
		store, _ := lay(t, left)
		_, damage, err := store.Load("knight", initial)
		require.NoError(t, err)
		assert.Len(t, damage.Problems, want)
	}
}

// Damage tells whose knowledge it concerns, and what counts instead.
func TestDamageTellsWhomItConcerns(t *testing.T) {
	whole := taught(t, matches)
	const restored = "for hero knight what was known after entry 3 is used"
	for _, test := range []struct {
		gone           []string
		restored, anew bool
		told           string
	}{
		{[]string{"000004.xml"}, false, false, ""},
		{[]string{"000003-knight.xml"}, false, false, ""},
		{[]string{"000004-mage.xml"}, false, false, "for hero mage what was known after entry 3 is used"},
		{[]string{"000004-knight.xml"}, true, false, restored},
		{[]string{"000004-knight.xml", "000004.xml"}, true, false, restored},
		{[]string{"000001-knight.xml", "000002-knight.xml", "000003-knight.xml", "000004-knight.xml"}, false, true,
			"for hero knight the initial knowledge is used"},
	} {
		left := maps.Clone(whole)
		for _, file := range test.gone {
			delete(left, file)
		}
		store, _ := lay(t, left)
		_, damage, err := store.Load("knight", initial)
		require.NoError(t, err)
		assert.Equal(t, [2]bool{test.restored, test.anew}, [2]bool{damage.Restored, damage.Anew}, test.gone)
		if test.told == "" {
			assert.NotContains(t, damage.String(), "is used", test.gone)
		} else {
			assert.True(t, strings.HasSuffix(damage.String(), "; "+test.told), damage.String())
		}
	}
}

// The history of what is lost tells where it is now, and of nothing that a store didn't set aside.
func TestTheHistoryTellsWhatWasSetAside(t *testing.T) {
	laid := taught(t, 2)
	maps.Copy(laid, map[string]string{"000001.xml": "mine", "000001.xml.damaged-notes": "mine", "12": "mine"})
	store, _ := lay(t, laid)
	requireTold(t, store, "000001.xml", 2)
	history, err := store.History("knight")
	require.NoError(t, err)
	assert.Equal(t, "000001.xml: it was damaged or deleted; kept is 000001.xml.damaged-1", history[0].Problem.String())
}

// Of a long history only its end is told.
func TestALongHistoryIsToldInShort(t *testing.T) {
	store, _ := open(t)
	var all []string
	for n := 1; n <= 21; n++ {
		require.NoError(t, store.Save(t.Context(), learned(n)))
		all = append(all, fmt.Sprint(n))
		_, err := store.Before("knight", 99, initial)
		told := all
		if n > 20 {
			told = append([]string{"…"}, slices.Clone(all[n-20:])...)
		}
		assert.ErrorContains(t, err, "entry 99 has nothing of hero knight; there are: "+strings.Join(told, ", "))
	}
	_, err := store.Before("mage", 1, initial)
	assert.ErrorContains(t, err, "entry 1 has nothing of hero mage; there are: none")
}
