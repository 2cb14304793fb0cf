package merge_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/merge"
	"boardduels/internal/i18n"
	"boardduels/kb/classic/classictest"
	"boardduels/schema"
)

// Cases and experts' tables of another game are told in its words.
func TestOtherGamesAreToldInTheirWords(t *testing.T) {
	for language, want := range map[string][2]string{"en": {"Own strength", "Kill"}, "uk": {"Власна сила", "Добити"}} {
		words := i18n.For(language)
		cases := schema.Parse(schema.CasesKind, "cases/tactics.xml", `<cases game="tactics"></cases>`)
		assert.Contains(t, merge.Title(words, cases, "case[2]/input[0]"), want[0])
		assert.Contains(t, merge.Title(words, cases, "case[2]/output[2]"), want[1])
		tables := schema.Parse(schema.PrioritiesKind, "priorities/tactics.xml", `<priorities game="tactics"></priorities>`)
		assert.Contains(t, merge.Title(words, tables, "expert[0]/neuron[2]/input[0]"), want[0])
		assert.Contains(t, merge.Title(words, tables, "expert[0]/neuron[2]/input[0]"), want[1])
	}
}

// Lines of lists are told by what they are about, wherever they stand.
func TestLinesAreToldByWhatTheyAreAbout(t *testing.T) {
	pack := classictest.Pack()
	for name, c := range map[string]struct{ file, from, to, want string }{
		"another number of copies": {"heroes/knight.xml", `copies="3">cleave`, `copies="2">cleave`, "cleave"},
	} {
		t.Run(name, func(t *testing.T) {
			from := pack.Document(c.file)
			require.Contains(t, from.Source(), c.from)
			to := from.WithSource(strings.Replace(from.Source(), c.from, c.to, 1))
			for _, language := range []string{"en", "uk"} {
				lines := merge.Tell(i18n.For(language), merge.Of(c.file, from, to))
				require.Len(t, lines, 1)
				assert.Contains(t, lines[0], c.want)
				assert.Contains(t, lines[0], "3 → 2")
			}
		})
	}
}

// An element that came or went is told in the words of forms.
func TestElementsThatComeAreToldInWords(t *testing.T) {
	from := classictest.Pack().Document("cards/cleave.xml")
	to := from.WithSource(strings.Replace(from.Source(), "</card>", "<goes>used_up</goes></card>", 1))
	for language, want := range map[string]string{"en": "Cleave: + Where it goes used up", "uk": "Розсікання: + Куди йде витрачена"} {
		assert.Equal(t, []string{want}, merge.Tell(i18n.For(language), merge.Of(from.File(), from, to)))
		assert.Equal(t, []string{strings.Replace(want, "+", "−", 1)}, merge.Tell(i18n.For(language), merge.Of(from.File(), to, from)))
	}
}

// Of a line that one side has removed, and the other has changed, the number of copies is told; of a case what was
// changed in it.
func TestSidesOfRemovedElements(t *testing.T) {
	pack := classictest.Pack()
	const line, weight = `<spell_card copies="3">cleave</spell_card>`, `<weight of="own_hp">-0.253</weight>`
	cases := pack.Document("cases/knight.xml").Source()
	first := cases[strings.Index(cases, `<case id="0">`):strings.Index(cases, `<case id="1">`)]
	for file, c := range map[string]struct {
		element, changed string
		en, uk           [3]string // mine, theirs, before
	}{
		"heroes/knight.xml": {line, strings.Replace(line, "3", "2", 1), [3]string{"cleave ×2", "nothing", "cleave ×3"}, [3]string{"cleave ×2", "нічого", "cleave ×3"}},
		"cases/knight.xml": {first, strings.Replace(first, weight, strings.Replace(weight, "253", "5", 1), 1),
			[3]string{"Case № 0 · Weight 1 -0.253 → -0.5", "nothing", "as before"}, [3]string{"Прецедент № 0 · Вага 1 -0.253 → -0.5", "нічого", "як було"}},
	} {
		base := pack.Document(file)
		mine := base.WithSource(strings.Replace(base.Source(), c.element, c.changed, 1))
		theirs := base.WithSource(strings.Replace(base.Source(), c.element, "", 1))
		_, clashes := merge.File(file, base, mine, theirs, nil)
		require.Len(t, clashes, 1, file)
		clash := clashes[0]
		for language, want := range map[string][3]string{"en": c.en, "uk": c.uk} {
			words := i18n.For(language)
			told := [3]string{merge.TellSide(words, clash, clash.Mine), merge.TellSide(words, clash, clash.Theirs), merge.TellSide(words, clash, clash.Base)}
			assert.Equal(t, want, told, file)
		}
	}
}

// A side of a whole document is told by what it has done to it, also where that is nothing.
func TestSidesOfWholeDocuments(t *testing.T) {
	words := i18n.For("en")
	source := func(text string) *string { return &text }
	card := source("<card><name>Stab</name></card>")
	at := func(base, mine, theirs *string) merge.Clash {
		return merge.Clash{File: "cards/stab.xml", Clash: schema.Clash{Base: base, Mine: mine, Theirs: theirs}}
	}
	for name, c := range map[string]struct {
		clash merge.Clash
		want  [2]string
	}{
		"only they added it":     {at(nil, nil, card), [2]string{"nothing", "added"}},
		"only they deleted it":   {at(card, card, nil), [2]string{"as before", "deleted"}},
		"one deleted, one edits": {at(card, source("<card><name>Cut</name></card>"), nil), [2]string{"Cut: Name Stab → Cut", "deleted"}},
	} {
		assert.Equal(t, c.want, [2]string{merge.TellSide(words, c.clash, c.clash.Mine), merge.TellSide(words, c.clash, c.clash.Theirs)}, name)
	}
}

// Texts are told whole, but for menus.
func TestTextsAreToldWhole(t *testing.T) {
	long := strings.TrimSpace(strings.Repeat("word ", 100))
	pack := classictest.Pack()
	from := pack.Document("cards/cleave.xml")
	to, err := from.Set("name", long)
	require.NoError(t, err)
	c := merge.Of("cards/cleave.xml", from, to)
	assert.Contains(t, merge.Tell(i18n.For("en"), c)[0], "→ "+long)
	assert.Less(t, len(merge.Brief(i18n.For("uk"), c)[0]), 1000)
	assert.Regexp(t, `→ (word ?){12}…$`, merge.Brief(i18n.For("en"), c)[0])

	end, err := to.Set("name", long+" and an end")
	require.NoError(t, err)
	assert.Regexp(t, `Name …(d? ?(word ?)+) → …\S* (word ?)+ and an end$`, merge.Brief(i18n.For("en"), merge.Of("cards/cleave.xml", to, end))[0], "where it differs")
	middle, err := to.Set("name", strings.Replace(long, strings.Repeat("word ", 50), strings.Repeat("word ", 49)+"ward ", 1))
	require.NoError(t, err)
	assert.Regexp(t, `Name …[word ]+… → …[word ]+ward [word ]+…$`, merge.Brief(i18n.For("en"), merge.Of("cards/cleave.xml", to, middle))[0])
}

// A separator of lines that was put into a name isn't told as a space: it is what has changed.
func TestWhatCantBeSeenIsNoSpace(t *testing.T) {
	for text, want := range map[string]string{"Ice\u2028Bolt": "Ice\u2028Bolt", "Ice\n\t Bolt": "Ice Bolt", "Ice\u2029": "Ice\u2029"} {
		assert.Equal(t, want, merge.Text(i18n.For("en"), &text))
	}
}
