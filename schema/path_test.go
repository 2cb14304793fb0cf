package schema_test

import (
	"io/fs"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/schema"
)

// nothing is a root without files.
type nothing struct{}

func (nothing) Open(name string) (fs.File, error) {
	return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
}

func TestIndexesAreThoseOfTheValue(t *testing.T) {
	_, _, cases, _ := classicSources(t)
	d := schema.Parse(schema.CasesKind, "cases/x.xml", cases)
	for path, want := range map[string]string{"case[0]@id": "0", "case[0]/input[4]": "0.6", "case[0]/input[4]@id": "4", "case[9]@id": "9"} {
		value, ok := d.Value(path)
		assert.True(t, ok, path)
		assert.Equal(t, want, value, path)
	}
	shuffled := schema.Parse(schema.CasesKind, "cases/x.xml", `<cases><case id="7"><input id="1">0.1</input><input id="0">0.2</input></case></cases>`)
	value, _ := shuffled.Value("case[0]/input[1]")
	assert.Equal(t, "0.1", value, "an id counts, not the order")
	faulty := schema.Parse(schema.CasesKind, "cases/x.xml", `<cases><case><input id="1">0.1</input><input id="x">0.9</input><input id="13">0.3</input></case></cases>`)
	value, _ = faulty.Value("case[0]/input[13]")
	assert.Equal(t, "0.3", value, "one without a place takes nobody's")
	next, err := shuffled.Set("case[0]/input[2]", "0.3")
	require.NoError(t, err)
	assert.Equal(t, `<cases><case id="7"><input id="1">0.1</input><input id="2">0.3</input><input id="0">0.2</input></case></cases>`, next.Source())
}

func TestPathsThatNameNothing(t *testing.T) {
	d := parseHero(hero)
	for path, want := range map[string]string{
		"":                        `path "": "" isn't the name of an element`,
		"hp[1":                    `path "hp[1": "[1" isn't an index like [2]`,
		"hp[-1]":                  `path "hp[-1]": "[-1]" isn't an index like [2]`,
		"spell_card[0]@":          `path "spell_card[0]@": "" isn't the name of an attribute`,
		"spell_card[0]@a b":       `path "spell_card[0]@a b": "a b" isn't the name of an attribute`,
		"mp":                      "heroes/knight.xml has no mp",
		"hp@unit":                 "heroes/knight.xml has no hp@unit",
		"hp[1]":                   "heroes/knight.xml has no hp[1]",
		"spell_card[3]":           "heroes/knight.xml has no spell_card[3]",
		"spell_card[7]@copies":    "heroes/knight.xml has no spell_card[7]@copies",
		"spell_card[0]/card":      "heroes/knight.xml has no spell_card[0]/card",
		"spell_card[0]/card/name": "heroes/knight.xml has no spell_card[0]/card/name",
	} {
		_, err := d.Set(path, "1")
		assert.EqualError(t, err, want)
		_, ok := d.Value(path)
		assert.False(t, ok, path)
	}
}

func TestPathsAreBounded(t *testing.T) {
	_, err := schema.FieldAt(schema.HeroKind, strings.Repeat("a", 1000))
	assert.ErrorContains(t, err, "has no element aaa")
	_, err = schema.FieldAt(schema.HeroKind, strings.Repeat("a", 1001))
	assert.EqualError(t, err, "the path has 1001 bytes, allowed are 1000")
}

// TestTextsOfSeveralPieces: comments and sections of text divide a text, and aren't part of it.
func TestTextsOfSeveralPieces(t *testing.T) {
	for written, want := range map[string]string{
		"a<!-- x -->b": "ab", "a<![CDATA[ & ]]>b": "a & b", "<?p?>a<!---->b<!---->c<!---->d": "abcd", "<![CDATA[]]>": "", "&lt;<!---->&gt;": "<>",
	} {
		value, ok := parseHero("<hero><name>" + written + "</name></hero>").Value("name")
		assert.True(t, ok)
		assert.Equal(t, want, value, written)
	}
}

func TestEditsThatCantBe(t *testing.T) {
	d := parseHero(hero)
	for name, test := range map[string]struct {
		edit edit
		want string
	}{
		"a control character":       {set("name", "a\x00"), `path "name": XML can't hold the character U+0000`},
		"not UTF-8":                 {set("name", "a\xff"), `path "name": the text isn't UTF-8 at byte 1`},
		"insert too far":            {insert("spell_card[5]", schema.DeckLine{}), `path "spell_card[5]": there are 3 <spell_card>`},
		"replace by something else": {replaceAll("spell_card", schema.DeckLine{}, schema.Case{}), `path "spell_card" can't hold a schema.Case`},
		"insert something else":     {insert("spell_card[0]", schema.Case{}), `path "spell_card[0]" can't hold a schema.Case`},
		"insert a field":            {insert("hp", schema.DeckLine{}), `path "hp" doesn't name an element that can be added, moved or duplicated`},
		"insert an attribute":       {insert("spell_card[0]@copies", schema.DeckLine{}), `path "spell_card[0]@copies" names an attribute`},
		"move too far":              {move("spell_card[0]", 3), `path "spell_card[0]": there are 3 <spell_card>, and none can move from 0 to 3`},
		"move what isn't there":     {move("spell_card[3]", 0), `path "spell_card[3]": there are 3 <spell_card>, and none can move from 3 to 0`},
		"remove nothing":            {remove("art"), "heroes/knight.xml has no art"},
		"remove no attribute":       {remove("hp@x"), "heroes/knight.xml has no hp@x"},
		"duplicate nothing":         {duplicate("spell_card[3]"), "heroes/knight.xml has no spell_card[3]"},
		"a row that isn't one":      {func(d *schema.Document) (*schema.Document, error) { return d.SetRow("spell_card", nil) }, `path "spell_card" doesn't name a row`},
		"a document that's broken":  {func(*schema.Document) (*schema.Document, error) { return parseHero("<hero>").Set("hp", "1") }, schema.ErrNotWellFormed.Error()},
	} {
		_, err := test.edit(d)
		assert.EqualError(t, err, test.want, name)
	}
	cases := schema.NewCases("x", []schema.Case{{}})
	_, err := cases.SetRow("case[0]/input", []string{"1"})
	assert.EqualError(t, err, "1 texts for case[0]/input, needed are 14")
	_, err = cases.Set("case[0]/input[14]", "1")
	assert.EqualError(t, err, "cases/x.xml has no case[0]/input[14]")
	_, err = cases.Set("case[0]", "1")
	assert.EqualError(t, err, "case[0] holds elements, not a text")
	_, err = cases.Move("case[0]/input[0]", 1)
	assert.EqualError(t, err, `path "case[0]/input[0]" doesn't name an element that can be added, moved or duplicated`)
}

// TestRowsAreCompleted sets rows of which elements are missing.
func TestRowsAreCompleted(t *testing.T) {
	texts := []string{"0", "0.1", "0.2", "0.3"}
	for _, inside := range []string{`<case id="0"/>`, `<case id="0"></case>`, `<case id="0"><output id="2">1</output></case>`,
		`<case id="0"><output id="3">1</output><output id="0">1</output></case>`} {
		d, err := schema.Parse(schema.CasesKind, "cases/x.xml", "<cases>"+inside+"</cases>").SetRow("case[0]/output", texts)
		require.NoError(t, err)
		cases, _ := d.Cases()
		assert.Equal(t, [schema.Outputs]float32{0, 0.1, 0.2, 0.3}, cases[0].Outputs, d.Source())
	}
}

func TestDuplicatedExpertGetsAnID(t *testing.T) {
	d := schema.NewPriorities("x", []schema.Expert{{ID: "a", Scale: schema.Score, Weight: 1}, {ID: "a_2", Scale: schema.Score, Weight: 1}})
	d, err := d.Duplicate("expert[0]")
	require.NoError(t, err)
	experts, _ := d.Experts()
	assert.Equal(t, []string{"a", "a_3", "a_2"}, []string{experts[0].ID, experts[1].ID, experts[2].ID})
}
