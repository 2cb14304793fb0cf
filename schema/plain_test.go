package schema_test

import (
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/schema"
	"boardduels/schema/words"
)

// changed returns a classic document with some changes.
func changed(t *testing.T, kind schema.Kind, changes ...replace) *schema.Document {
	t.Helper()
	card, hero, cases, _ := classicSources(t)
	source := map[schema.Kind]string{schema.CardKind: card, schema.HeroKind: hero, schema.CasesKind: cases}[kind]
	for _, c := range changes {
		require.Contains(t, source, c.old)
		source = strings.Replace(source, c.old, c.new, 1)
	}
	return schema.Parse(kind, schema.FileOf(kind, "x"), source)
}

func TestPlainWords(t *testing.T) {
	for _, c := range []struct {
		kind   schema.Kind
		change replace
		field  string
		want   [4]string // message and hint, in English and in Ukrainian
	}{
		{schema.CardKind, replace{"<cost>1", "<cost>99"}, "",
			[4]string{"“Cost” must be from 0 to 10, not 99", "", "«Вартість»: має бути від 0 до 10, а не 99", ""}},
		{schema.CardKind, replace{"<max_damage>2", "<max_damage>1"}, "",
			[4]string{"“Most damage” is 1, but can't be less than “Damage”, which is 2", "Raise “Most damage” to 2, or lower “Damage”.",
				"«Найбільша шкода»: зараз 1, але не може бути менше, ніж «Шкода» (2)", "Збільште «Найбільша шкода» до 2 або зменште «Шкода»."}},
		{schema.CardKind, replace{"<isMajor>false", "<isMajor>true"}, "",
			[4]string{"A major card is free, so its cost of 1 isn't paid", "Set “Cost” to 0, or turn “Major card” off.",
				"Старша карта безкоштовна, тож її вартість 1 не сплачується", "Вкажіть у полі «Вартість» 0 або вимкніть «Старша карта»."}},
		{schema.HeroKind, replace{`copies="3"`, `copies="30"`}, "",
			[4]string{"“Copies” must be from 1 to 20, not 30", "", "«Копії»: має бути від 1 до 20, а не 30", ""}},
		{schema.CardKind, replace{"<stun_time>0", "<stun_time>"}, "",
			[4]string{"“Stun” is empty", "Write a number from 0 to 2.", "«Оглушення»: порожньо", "Напишіть число від 0 до 2."}},
		{schema.CasesKind, replace{`<input id="3">1`, `<input id="3">7`}, "Enemy energy",
			[4]string{"“Enemy energy” must be from 0 to 1, not 7", "", "«Enemy energy»: має бути від 0 до 1, а не 7", ""}},
		{schema.CasesKind, replace{`<input id="13">0<`, `<input id="13">0.25<`}, "",
			[4]string{"“Factor” is 0.25, which doesn't fit what is left (1); together they should be 1", "Set it to 0.",
				"«Чинник»: зараз 0,25, що не узгоджується з рештою (1); разом має бути 1", "Вкажіть 0."}},
		{schema.CasesKind, replace{`<input id="0">1<`, `<input id="0">0.3<`}, "",
			[4]string{"“Factor” is 0, which doesn't fit what is left (0.3); together they should be 1", "Set it to 0.7.",
				"«Чинник»: зараз 0, що не узгоджується з рештою (0,3); разом має бути 1", "Вкажіть 0,7."}},
		{schema.CardKind, replace{"<card>", "<card><speed>1</speed>"}, "", // nothing that a form leads to
			[4]string{"<speed> isn't an element of <card>; it is kept, and has no effect", "Check the spelling, capitals included.",
				"<speed> не є елементом <card>; його збережено, але він ні на що не впливає", "Перевірте написання, зокрема великі літери."}},
	} {
		found := schema.Essential(changed(t, c.kind, c.change).Diagnostics())
		require.NotEmpty(t, found)
		en, hint := found[0].Plain("en", c.field)
		uk, hintUK := found[0].Plain("uk", c.field)
		assert.Equal(t, c.want, [4]string{en, hint, uk, hintUK})
	}
}

// What a reason tells is told in the language, too.
func TestPlainReasons(t *testing.T) {
	d := schema.Parse(schema.CardKind, "cards/x.xml", `<card><name>X</name><cost>1</cost><rule do="heal" if="my_hand" least="11"/></card>`)
	found := d.Diagnostics()
	require.Len(t, found, 1)
	require.Equal(t, "rule-never-fires", found[0].Code)
	en, _ := found[0].Plain("en", "")
	uk, _ := found[0].Plain("uk", "")
	assert.Regexp(t, "[a-z]", en)
	assert.NotRegexp(t, "[a-z]{3,} [a-z]{3,}", uk)
}

// Every place of a phrase is filled, whatever the diagnostic.
func TestPlainWordsAreWhole(t *testing.T) {
	card, hero, cases, experts := classicSources(t)
	sources := map[schema.Kind]string{schema.CardKind: card, schema.HeroKind: hero, schema.CasesKind: cases, schema.PrioritiesKind: experts}
	for _, test := range documentProblems {
		source := sources[test.kind]
		for _, change := range test.changes {
			source = strings.Replace(source, change.old, change.new, 1)
		}
		for _, d := range schema.Parse(test.kind, schema.FileOf(test.kind, "x"), source).Diagnostics() {
			for _, language := range []string{"en", "uk"} {
				message, hint := d.Plain(language, "")
				assert.NotContains(t, message+hint, "“”", "%s: %s", d, message)
				assert.NotContains(t, message+hint, "«»", "%s: %s", d, message)
				assert.NotEmpty(t, message)
			}
		}
	}
}

// These are the codes of which forms have no words of their own: of the file and its XML, which they don't write or
// which they show as it is; of pictures and of design, whose words are plain.
var (
	ofTheXML = []string{
		"unreadable", "pack-too-large", "too-large", "broken-xml", "too-deep", "too-many-attributes", "more-problems", "doctype", "not-utf-8", "invalid-utf-8",
		"forbidden-character", "no-root", "wrong-root", "second-root", "text-outside", "bad-file-name", "unused-file", "unknown-folder", "misspelt-file",
		"unknown-element", "unknown-attribute", "stray-text", "duplicate-element", "duplicate-attribute", "missing-items", "not-a-bool", "not-a-choice", "unknown-trait",
	}
	plainAnyway = []string{
		"unplayable-cost", "dominated", "dominated-in-pack", "twin", "twin-in-pack", "no-answer-dot", "no-answer-stun", "no-answer-curse", "no-answer-defence",
		"no-answer-immortality", "no-art", "unused-art", "name-too-long", "text-too-long", "other-letters", "idle-silence", "not-a-picture", "pictures-too-large", "pictures-too-much-work",
	}
)

// Each code has words for people who edit forms, which speak of no element and no file, unless it is known to need
// none: a new one has to choose.
func TestEachCodeHasPlainWords(t *testing.T) {
	for _, code := range schema.Codes() {
		d := schema.Diagnostic{Code: code.ID, Severity: code.Severity, File: "maps/x.xml", Args: words.Args{"field": "row"}}
		for _, language := range []string{"en", "uk"} {
			message, hint := d.Plain(language, "")
			usual, usualHint := d.In(language)
			if slices.Contains(ofTheXML, code.ID) || slices.Contains(plainAnyway, code.ID) || strings.HasPrefix(code.ID, "picture-") {
				assert.Equal(t, []string{usual, usualHint}, []string{message, hint}, "%s has words of its own, so the list needn't name it", code.ID)
				continue
			}
			first := []rune(message)[0]
			assert.True(t, unicode.IsUpper(first) || strings.ContainsRune("“«", first), "%s begins like a sentence in %s: %s", code.ID, language, message)
			assert.NotContains(t, message+hint, ".xml", code.ID)
			assert.NotRegexp(t, `<[a-z{]`, message+hint, code.ID)
		}
	}
}

func TestOneMistakeIsToldOnce(t *testing.T) {
	for name, c := range map[string]struct {
		document *schema.Document
		codes    []string
	}{
		"both amounts too large":     {changed(t, schema.CardKind, replace{"<base_damage>2", "<base_damage>99"}, replace{"<max_damage>2", "<max_damage>99"}), []string{"out-of-range"}},
		"the least amount too large": {changed(t, schema.CardKind, replace{"<base_damage>2", "<base_damage>99"}), []string{"out-of-range"}},
		"two amounts, each too large": {changed(t, schema.CardKind, replace{"<base_damage>2", "<base_damage>98"}, replace{"<max_damage>2", "<max_damage>99"}),
			[]string{"out-of-range", "out-of-range"}},
		"an effect too large": {changed(t, schema.CardKind, replace{"<HoT_power>0", "<HoT_power>99"}), []string{"out-of-range"}},
		"an empty deck":       {changed(t, schema.HeroKind, classicDeck...), []string{"deck-size"}},
		"too many copies":     {changed(t, schema.HeroKind, replace{`copies="3"`, `copies="30"`}), []string{"out-of-range"}},
		"a sound card":        {changed(t, schema.CardKind), nil},
	} {
		var codes []string
		told := c.document.Diagnostics()
		if c.document.Kind() == schema.HeroKind { // a pack says how many cards a deck has
			pack, _ := schema.LoadPack(nothing{})
			told = slices.DeleteFunc(pack.With(c.document).Diagnostics(), func(d schema.Diagnostic) bool { return d.Severity != schema.Error || d.Code == "no-such-card" })
		}
		for _, d := range schema.Essential(told) {
			codes = append(codes, d.Code)
		}
		assert.Equal(t, c.codes, codes, name)
	}
}
