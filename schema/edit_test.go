package schema_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/schema"
)

const deck = `  <spell_card copies="3">cleave</spell_card>
  <spell_card>rage</spell_card> <!-- angry -->
  <spell_card copies='8'>stab</spell_card>
`

const hero = `<?xml version="1.0" encoding="UTF-8"?>
<!-- a knight -->
<hero>
  <hp>30</hp> <!-- hp -->
  <ep>5</ep>
  <regen>2</regen>

  <!-- the deck -->
` + deck + `</hero>
`

func parseHero(source string) *schema.Document {
	return schema.Parse(schema.HeroKind, "heroes/knight.xml", source)
}

// edits are edits with what they make of a document.
var edits = []struct {
	name   string
	before string
	edit   func(d *schema.Document) (*schema.Document, error)
	after  string
}{
	{"a field", hero, set("hp", "31"), strings.Replace(hero, ">30<", ">31<", 1)},
	{"the same text", hero, set("hp", "30"), hero},
	{"an attribute", hero, set("spell_card[0]@copies", "4"), strings.Replace(hero, `"3"`, `"4"`, 1)},
	{"an attribute in single quotes", hero, set("spell_card[2]@copies", `'"`), strings.Replace(hero, `'8'`, `'&apos;"'`, 1)},
	{"a new attribute", hero, set("spell_card[1]@copies", "1"), strings.Replace(hero, "<spell_card>rage", `<spell_card copies="1">rage`, 1)},
	{"a new first element", hero, set("name", "Knight & <Co>"), strings.Replace(hero, "  <hp>", "  <name>Knight &amp; &lt;Co&gt;</name>\n  <hp>", 1)},
	{"a new element behind a comment", strings.Replace(hero, "  <ep>5</ep>\n", "", 1), set("ep", "5"), hero},
	{"a new element before an empty line", hero, set("colour", "#000000"), strings.Replace(hero, "</regen>\n", "</regen>\n  <colour>#000000</colour>\n", 1)},
	{"CRLF", crlf(hero), set("art", "a.svg"), crlf(strings.Replace(hero, "</regen>\n", "</regen>\n  <art>a.svg</art>\n", 1))},
	{"CR", cr(hero), set("art", "a.svg"), cr(strings.Replace(hero, "</regen>\n", "</regen>\n  <art>a.svg</art>\n", 1))},
	{"remove a line that ends with CR", cr(hero), remove("spell_card[1]"), cr(strings.Replace(hero, "  <spell_card>rage</spell_card> <!-- angry -->\n", "", 1))},
	{"an empty document, CR", "<hero>\r</hero>", set("ep", "2"), "<hero>\r  <ep>2</ep>\r</hero>"},
	{"a byte order mark", "\uFEFF" + hero, set("ep", "6"), "\uFEFF" + strings.Replace(hero, ">5<", ">6<", 1)},
	{"tabs", "<hero>\n\t<hp>1</hp>\n</hero>", set("ep", "2"), "<hero>\n\t<hp>1</hp>\n\t<ep>2</ep>\n</hero>"},
	{"a document on one line", "<hero><hp>1</hp><regen>1</regen></hero>", set("ep", "2"), "<hero><hp>1</hp><ep>2</ep><regen>1</regen></hero>"},
	{"an empty document", "<hero></hero>", set("ep", "2"), "<hero>\n  <ep>2</ep>\n</hero>"},
	{"a document that closes itself", "<hero />", set("ep", "2"), "<hero>\n  <ep>2</ep>\n</hero>"},
	{"a document with only a comment", "<hero>\n  <!-- x -->\n</hero>", set("ep", "2"), "<hero>\n  <!-- x -->\n  <ep>2</ep>\n</hero>"},
	{"an element that closes itself", "<hero><ep /></hero>", set("ep", "2"), "<hero><ep>2</ep></hero>"},
	{"an empty element", "<hero><ep></ep></hero>", set("ep", "2"), "<hero><ep>2</ep></hero>"},
	{"white space around a value", "<hero><ep>\n 2 \n</ep></hero>", set("ep", "3"), "<hero><ep>\n 3 \n</ep></hero>"},
	{"white space around free text", "<hero><name>\n 2 \n</name></hero>", set("name", "3"), "<hero><name>3</name></hero>"},
	{"a comment inside", "<hero><ep><!-- a -->2<!-- b -->3</ep></hero>", set("ep", "4"), "<hero><ep><!-- a -->4<!-- b --></ep></hero>"},
	{"CDATA", "<hero><name><![CDATA[<x>]]></name></hero>", set("name", "<y>"), "<hero><name>&lt;y&gt;</name></hero>"},
	{"elements inside a value", "<hero><ep>1<b/>2</ep></hero>", set("ep", "4"), "<hero><ep>4</ep></hero>"},
	{"blank text before a comment", "<hero><ep> <!-- a -->2</ep></hero>", set("ep", "4"), "<hero><ep> <!-- a -->4</ep></hero>"},
	{"an instruction inside", "<hero><ep><?p 1?>2<?p 3?></ep></hero>", set("ep", "4"), "<hero><ep><?p 1?>4<?p 3?></ep></hero>"},
	{"CDATA between texts", "<hero><name>a<![CDATA[]]>b</name></hero>", set("name", "c"), "<hero><name>c</name></hero>"},
	{"only blank runs", "<hero><ep> <!-- a --> </ep></hero>", set("ep", "4"), "<hero><ep> 4<!-- a --> </ep></hero>"},
	{"an unknown element", "<hero><foo>1</foo></hero>", set("foo", "2"), "<hero><foo>2</foo></hero>"},
	{"the second of two unknown elements", "<hero><foo>1</foo><foo>2</foo></hero>", set("foo[1]", "3"), "<hero><foo>1</foo><foo>3</foo></hero>"},
	{"an unknown element inside another one", "<hero><a><b>1</b><b>2</b></a></hero>", set("a/b[1]", "3"), "<hero><a><b>1</b><b>3</b></a></hero>"},
	{"a document with only an unknown element", "<hero>\n  <foo/>\n</hero>", set("ep", "2"), "<hero>\n  <foo/>\n  <ep>2</ep>\n</hero>"},
	{"CRLF from the first byte on", "\r\n<hero>\r\n</hero>", set("ep", "2"), "\r\n<hero>\r\n  <ep>2</ep>\r\n</hero>"},
	{"CR from the first byte on", "\r<hero>\r</hero>", set("ep", "2"), "\r<hero>\r  <ep>2</ep>\r</hero>"},
	{"white space only behind a value", "<hero><ep>2 </ep></hero>", set("ep", "3"), "<hero><ep>3 </ep></hero>"},
	{"a superfluous element", "<hero><ep>1</ep><ep>2</ep></hero>", set("ep[1]", "3"), "<hero><ep>1</ep><ep>3</ep></hero>"},

	{"insert first", hero, insert("spell_card[0]", schema.DeckLine{Card: "smite", Copies: 1}),
		strings.Replace(hero, `  <spell_card copies="3">`, "  <spell_card>smite</spell_card>\n  <spell_card copies=\"3\">", 1)},
	{"insert in between, behind a comment", hero, insert("spell_card[2]", schema.DeckLine{Card: "smite", Copies: 2}),
		strings.Replace(hero, "<!-- angry -->\n", "<!-- angry -->\n  <spell_card copies=\"2\">smite</spell_card>\n", 1)},
	{"insert last", hero, insert("spell_card[3]", schema.DeckLine{Card: "smite", Copies: 2}),
		strings.Replace(hero, "</hero>", "  <spell_card copies=\"2\">smite</spell_card>\n</hero>", 1)},
	{"remove a line with its comment", hero, remove("spell_card[1]"), strings.Replace(hero, "  <spell_card>rage</spell_card> <!-- angry -->\n", "", 1)},
	{"remove a line that ends with white space", "<hero>\n  <hp>1</hp> \t\n  <ep>2</ep>\n</hero>", remove("hp"), "<hero>\n  <ep>2</ep>\n</hero>"},
	{"remove a line with two comments", "<hero>\n  <hp>1</hp> <!-- a --><!-- b -->\n  <ep>2</ep>\n</hero>", remove("hp"), "<hero>\n  <ep>2</ep>\n</hero>"},
	{"remove an attribute", hero, remove("spell_card[0]@copies"), strings.Replace(hero, ` copies="3"`, "", 1)},
	{"remove on one line", "<hero><hp>1</hp><ep>2</ep></hero>", remove("hp"), "<hero><ep>2</ep></hero>"},
	{"remove one of two attributes", `<hero a="1"  b="2" />`, remove("@a"), `<hero  b="2" />`},
	{"remove an attribute on a line of its own", "<hero a='1'\n  b='2'\n/>", remove("@b"), "<hero a='1'\n/>"},
	{"replace all", hero, replaceAll("spell_card", schema.DeckLine{Card: "smite", Copies: 1}, schema.DeckLine{Card: "rage", Copies: 2}),
		strings.Replace(hero, deck, "  <spell_card>smite</spell_card>\n  <spell_card copies=\"2\">rage</spell_card>\n", 1)},
	{"replace all by none", hero, replaceAll("spell_card"), strings.Replace(hero, deck, "", 1)},
	{"replace none", strings.Replace(hero, deck, "", 1), replaceAll("spell_card", schema.DeckLine{Card: "smite", Copies: 1}),
		strings.Replace(strings.Replace(hero, deck, "", 1), "</regen>\n", "</regen>\n  <spell_card>smite</spell_card>\n", 1)},
	{"replace none by none", "<hero />", replaceAll("spell_card"), "<hero />"},
	{"replace on one line", "<hero><spell_card>a</spell_card><ep>1</ep><spell_card>b</spell_card></hero>",
		replaceAll("spell_card", schema.DeckLine{Card: "c", Copies: 1}), "<hero><spell_card>c</spell_card><ep>1</ep></hero>"},
	{"move down", hero, move("spell_card[0]", 2), strings.Replace(hero, deck,
		"  <spell_card>rage</spell_card> <!-- angry -->\n  <spell_card copies='8'>stab</spell_card>\n  <spell_card copies=\"3\">cleave</spell_card>\n", 1)},
	{"move up", hero, move("spell_card[2]", 1), strings.Replace(hero, deck,
		"  <spell_card copies=\"3\">cleave</spell_card>\n  <spell_card copies='8'>stab</spell_card>\n  <spell_card>rage</spell_card> <!-- angry -->\n", 1)},
	{"move to where it is", hero, move("spell_card[1]", 1), hero},
	{"duplicate", hero, duplicate("spell_card[1]"), strings.Replace(hero, "  <spell_card>rage</spell_card> <!-- angry -->\n",
		"  <spell_card>rage</spell_card> <!-- angry -->\n  <spell_card>rage</spell_card> <!-- angry -->\n", 1)},
}

func TestEdits(t *testing.T) {
	for _, test := range edits {
		t.Run(test.name, func(t *testing.T) {
			before := parseHero(test.before)
			after, err := test.edit(before)
			require.NoError(t, err)
			assert.Equal(t, test.after, after.Source())
			assert.True(t, after.WellFormed())
			assert.Equal(t, parseHero(test.after), after, "it is what reading its text makes")
			assert.Equal(t, test.before, before.Source(), "the old document stays")
		})
	}
}

// TestNewAttributesStandInTheirOrder: behind those that come first, and behind unknown ones.
func TestNewAttributesStandInTheirOrder(t *testing.T) {
	for before, after := range map[string]string{
		`<expert/>`:                                `<expert name="N"/>`,
		`<expert scale="score"/>`:                  `<expert name="N" scale="score"/>`,
		`<expert id="a" scale="score"/>`:           `<expert id="a" name="N" scale="score"/>`,
		`<expert id="a" since="1" scale="score"/>`: `<expert id="a" since="1" name="N" scale="score"/>`,
	} {
		d := schema.Parse(schema.PrioritiesKind, "priorities/x.xml", "<priorities>"+before+"</priorities>")
		d, err := d.Set("expert[0]@name", "N")
		require.NoError(t, err)
		assert.Equal(t, "<priorities>"+after+"</priorities>", d.Source())
	}
}

type edit = func(d *schema.Document) (*schema.Document, error)

func set(path, text string) edit {
	return func(d *schema.Document) (*schema.Document, error) { return d.Set(path, text) }
}

func insert(path string, value any) edit {
	return func(d *schema.Document) (*schema.Document, error) { return d.Insert(path, value) }
}

func replaceAll(path string, values ...any) edit {
	return func(d *schema.Document) (*schema.Document, error) { return d.Replace(path, values...) }
}

func remove(path string) edit {
	return func(d *schema.Document) (*schema.Document, error) { return d.Remove(path) }
}

func move(path string, to int) edit {
	return func(d *schema.Document) (*schema.Document, error) { return d.Move(path, to) }
}

func duplicate(path string) edit {
	return func(d *schema.Document) (*schema.Document, error) { return d.Duplicate(path) }
}

func crlf(source string) string { return strings.ReplaceAll(source, "\n", "\r\n") }

func cr(source string) string { return strings.ReplaceAll(source, "\n", "\r") }

// TestTextsThatXMLCannotHold aren't set; the ones beside them are.
func TestTextsThatXMLCannotHold(t *testing.T) {
	for text, want := range map[string]string{
		"a\x00": "XML can't hold the character U+0000", "\b": "XML can't hold the character U+0008", "\v": "XML can't hold the character U+000B",
		"\x1f": "XML can't hold the character U+001F", "їж\ufffe": "XML can't hold the character U+FFFE", "\uffff": "XML can't hold the character U+FFFF",
		"\xff": "the text isn't UTF-8 at byte 0", "ї\xd1": "the text isn't UTF-8 at byte 2", "\xed\xa0\x80": "the text isn't UTF-8 at byte 0",
		"\xef\xbf": "the text isn't UTF-8 at byte 0",
		"\t":       "", "a\nb\rc": "", " ": "", "\x7f": "", "\ud7ff": "", "\ue000": "", "\ufffd": "", "\U00010000": "", "\U0010ffff": "",
	} {
		next, err := parseHero(hero).Set("name", text)
		if want != "" {
			assert.EqualError(t, err, `path "name": `+want, "%q", text)
			continue
		}
		if assert.NoError(t, err, "%q", text) {
			got, _ := next.Value("name")
			assert.Equal(t, text, got)
			assert.True(t, next.WellFormed())
		}
	}
}
