package xmltree_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/internal/outside"
	"boardduels/schema"
	"boardduels/schema/schematest"
	"boardduels/schema/xmltree"
)

// malformed are sources that aren't well-formed, with the place and the words of the diagnostic.
var malformed = []struct{ name, source, want string }{
	{"a byte that isn't UTF-8 in a comment", "<hero>\n<!-- \xff --></hero>", ":2:6: invalid-utf-8: the text isn't UTF-8: the byte 0xFF has no place here"},
	{"in an instruction", "<hero><?p a\n\xc3(?></hero>", ":2:1: invalid-utf-8: the text isn't UTF-8: the byte 0xC3 has no place here"},
	{"in CDATA", "<hero><name><![CDATA[їж\x80]]></name></hero>", ":1:24: invalid-utf-8: the text isn't UTF-8: the byte 0x80 has no place here"},
	{"in an attribute", "<hero a='\xe2\x82'/>", ":1:10: invalid-utf-8: the text isn't UTF-8: the byte 0xE2 has no place here"},
	{"in a name", "<hero><n\xffme/></hero>", ":1:9: invalid-utf-8: the text isn't UTF-8: the byte 0xFF has no place here"},
	{"behind the end", "<hero/>\n\xa0", ":2:1: invalid-utf-8: the text isn't UTF-8: the byte 0xA0 has no place here"},
	{"an overlong slash", "<hero>\xc0\xaf</hero>", ":1:7: invalid-utf-8: the text isn't UTF-8: the byte 0xC0 has no place here"},
	{"a surrogate in UTF-8", "<hero>\xed\xa0\x80</hero>", ":1:7: invalid-utf-8: the text isn't UTF-8: the byte 0xED has no place here"},
	{"beyond Unicode", "<hero>\xf4\x90\x80\x80</hero>", ":1:7: invalid-utf-8: the text isn't UTF-8: the byte 0xF4 has no place here"},
	{"an unclosed comment with a bad byte", "<hero>\n<!-- \xff", ":2:6: invalid-utf-8: the text isn't UTF-8: the byte 0xFF has no place here"},

	{"NUL behind <", "<hero\x00", ":1:6: forbidden-character: the character U+0000 isn't allowed in XML"},
	{"NUL", "<hero>\x00</hero>", ":1:7: forbidden-character: the character U+0000 isn't allowed in XML"},
	{"a control character in a comment", "<hero><!-- \x1b[31m --></hero>", ":1:12: forbidden-character: the character U+001B isn't allowed in XML"},
	{"a form feed between tags", "<hero>\n\f</hero>", ":2:1: forbidden-character: the character U+000C isn't allowed in XML"},
	{"U+FFFE", "<hero a='\ufffe'/>", ":1:10: forbidden-character: the character U+FFFE isn't allowed in XML"},
	{"U+FFFF", "<hero><?p \uffff?></hero>", ":1:11: forbidden-character: the character U+FFFF isn't allowed in XML"},

	{"UTF-16, low byte first", "\xff\xfe<\x00h\x00", ":1:1: not-utf-8: the encoding is UTF-16, allowed is UTF-8"},
	{"UTF-16, high byte first", "\xfe\xff\x00<\x00h", ":1:1: not-utf-8: the encoding is UTF-16, allowed is UTF-8"},
	{"UTF-16 without a mark", "<\x00?\x00x\x00m\x00l\x00", ":1:1: not-utf-8: the encoding is UTF-16, allowed is UTF-8"},
	{"UTF-16 without mark and declaration", "\x00<\x00h\x00e\x00r\x00o", ":1:1: not-utf-8: the encoding is UTF-16, allowed is UTF-8"},
	{"UTF-32", "\xff\xfe\x00\x00<\x00\x00\x00", ":1:1: not-utf-8: the encoding is UTF-32, allowed is UTF-8"},
	{"UTF-32 without a mark", "\x00\x00\x00<\x00\x00\x00?", ":1:1: not-utf-8: the encoding is UTF-32, allowed is UTF-8"},
	{"another encoding", "<?xml version='1.0' encoding='ISO-8859-1'?><hero/>", ":1:31: not-utf-8: the encoding is ISO-8859-1, allowed is UTF-8"},
	{"another encoding, and so its bytes", "<?xml version='1.0' encoding=\"windows-1251\"?><hero>\xcb</hero>", ":1:31: not-utf-8: the encoding is windows-1251, allowed is UTF-8"},
	{"UTF-16 that isn't", "<?xml version='1.0' encoding='UTF-16'?><hero/>", ":1:31: not-utf-8: the encoding is UTF-16, allowed is UTF-8"},

	{"a declaration behind white space", " <?xml version=\"1.0\"?><hero/>", ":1:2: broken-xml: " + misplaced},
	{"a second declaration", "<?xml version=\"1.0\"?>\n<?xml version=\"1.0\"?><hero/>", ":2:1: broken-xml: " + misplaced},
	{"a declaration inside", "<hero><?xml version=\"1.0\"?></hero>", ":1:7: broken-xml: " + misplaced},
	{"a declaration behind the end", "<hero/>\n\n<?xml version=\"1.0\"?>", ":3:1: broken-xml: " + misplaced},
	{"a declaration in capitals", "<?XML version=\"1.0\"?><hero/>", ":1:1: broken-xml: " + misplaced},
	{"a declaration behind a comment", "<!-- --><?xml version=\"2.0\" encoding=\"x\"?><hero/>", ":1:9: broken-xml: " + misplaced},
	{"an empty declaration", "<?xml?><hero/>", ":1:1: broken-xml: " + declared("<?xml?>")},
	{"a declaration without a version", "<?xml encoding='UTF-8'?><hero/>", ":1:1: broken-xml: " + declared("<?xml encoding='UTF-8'?>")},
	{"version 1.1", "<?xml version='1.1'?><hero/>", ":1:1: broken-xml: " + declared("<?xml version='1.1'?>")},
	{"a version without quotes", "<?xml version=1.0?><hero/>", ":1:1: broken-xml: " + declared("<?xml version=1.0?>")},
	{"an empty encoding", "<?xml version='1.0' encoding=''?><hero/>", ":1:1: broken-xml: " + declared("<?xml version='1.0' encoding=''?>")},
	{"standalone that isn't yes or no", "<?xml version='1.0' standalone='1'?><hero/>", ":1:1: broken-xml: " + declared("<?xml version='1.0' standalone='1'?>")},
	{"no white space in a declaration", "<?xml version='1.0'encoding='UTF-8'?><hero/>", ":1:1: broken-xml: " + declared("<?xml version='1.0'encoding='UTF-8'?>")},
	{"the wrong order in a declaration", "<?xml encoding='UTF-8' version='1.0'?><hero/>", ":1:1: broken-xml: " + declared("<?xml encoding='UTF-8' version='1.0'?>")},
	{"something else in a declaration", "\ufeff<?xml version='1.0' x='1'?><hero/>", ":1:1: broken-xml: " + declared("<?xml version='1.0' x='1'?>")},
	{"an unclosed declaration", "<?xml version='1.0'>\n<hero/>", ":1:1: broken-xml: broken XML: the <? that starts here isn't closed by ?>"},

	{"two byte order marks", "\ufeff\ufeff<hero/>", ":1:1: text-outside: “U+FEFF” stands outside the document's element"},
	{"a byte order mark behind white space", "\n \ufeff<hero/>", ":2:2: text-outside: “U+FEFF” stands outside the document's element"},
	{"text outside, lines further down", "<hero/>\n\n  \t end", ":3:5: text-outside: “end” stands outside the document's element"},
	{"text in front", "\nх<hero/>", ":2:1: text-outside: “х” stands outside the document's element"},
	{"text between comments", "<hero/><!-- -->\n<!-- -->x<!-- -->", ":2:9: text-outside: “x” stands outside the document's element"},
	{"a blank CDATA section outside", "<hero/><![CDATA[ ]]>", ":1:8: text-outside: “<![CDATA[” stands outside the document's element"},
	{"a blank as a number outside", "<hero/>&#32;", ":1:8: text-outside: “&#32;” stands outside the document's element"},
	{"nothing", "", ":1:1: no-root: the document holds no element"},
	{"only a byte order mark", "\ufeff", ":1:1: no-root: the document holds no element"},
	{"only white space", "\n\n ", ":3:2: no-root: the document holds no element"},
	{"only a comment", "<!-- -->", ":1:9: no-root: the document holds no element"},
	{"a second root", "<hero/>\r<hero/>", ":2:1: second-root: <hero> stands behind <hero>, a document holds one element"},

	{"a surrogate as a number", "<hero>\n&#xD800;</hero>", ":2:1: broken-xml: " + reference("&#xD800;")},
	{"NUL as a number", "<hero>&#0;</hero>", ":1:7: broken-xml: " + reference("&#0;")},
	{"a control character as a number", "<hero a='x&#x1F;'/>", ":1:11: broken-xml: " + reference("&#x1F;")},
	{"U+FFFE as a number", "<hero>&#xFFFE;</hero>", ":1:7: broken-xml: " + reference("&#xFFFE;")},
	{"a number beyond Unicode", "<hero>&#x110000;</hero>", ":1:7: broken-xml: " + reference("&#x110000;")},
	{"a number beyond all bounds", "<hero>&#99999999999999999999;</hero>", ":1:7: broken-xml: " + reference("&#99999999999999999999;")},
	{"no digits", "<hero>&#;</hero>", ":1:7: broken-xml: " + reference("&#;")},
	{"no hexadecimal digits", "<hero>&#x;</hero>", ":1:7: broken-xml: " + reference("&#x;")},
	{"a capital X", "<hero>&#X41;</hero>", ":1:7: broken-xml: " + reference("&#X41;")},
	{"a sign", "<hero>&#+65;</hero>", ":1:7: broken-xml: " + reference("&#+65;")},
	{"an unknown entity", "<hero>&amp;&nbsp;</hero>", ":1:12: broken-xml: " + reference("&nbsp;")},
	{"an entity in capitals", "<hero a='&LT;'/>", ":1:10: broken-xml: " + reference("&LT;")},
	{"an & alone", "<hero>\r\na & b</hero>", ":2:3: broken-xml: " + reference("&")},
	{"an entity without ;", "<hero>&amp</hero>", ":1:7: broken-xml: " + reference("&amp")},
	{"an & at the end", "<hero>&", ":1:7: broken-xml: " + reference("&")},

	{"no space between attributes", "<hero a='1'b='2'/>", ":1:12: broken-xml: broken XML: no white space stands before attribute b"},
	{"no space between attributes with other quotes", "<hero>\n<x a=\"1\"b=\"2\"></x></hero>", ":2:9: broken-xml: broken XML: no white space stands before attribute b"},
	{"an attribute twice", "<hero a='1' a='1'/>", ":1:13: duplicate-attribute: attribute a stands twice in one tag"},
	{"an attribute without a value", "<hero a/>", ":1:7: broken-xml: broken XML: attribute a needs = and a value in quotes"},
	{"an attribute without quotes", "<hero a=1/>", ":1:9: broken-xml: broken XML: attribute a needs = and a value in quotes"},
	{"an unclosed value", "<hero a='1/>\n</hero>", ":1:9: broken-xml: broken XML: the value of attribute a isn't closed by a quote"},
	{"a < in a value", "<hero a='1<2'/>", ":1:11: broken-xml: broken XML: the value of attribute a holds <; write &lt;"},
	{"a value that starts with <", "<hero a='<'/>", ":1:10: broken-xml: broken XML: the value of attribute a holds <; write &lt;"},
	{"an attribute without a name", "<hero ='1'/>", ":1:1: broken-xml: broken XML: the tag <hero has no > where it should end"},
	{"a name that isn't one", "<hero 1a='1'/>", ":1:1: broken-xml: " + noName},
	{"a slash inside a tag", "<hero / >", ":1:1: broken-xml: broken XML: the tag <hero has no > where it should end"},
	{"a tag without an end", "<hero>\n<hp\n", ":2:1: broken-xml: broken XML: the tag <hp has no > where it should end"},
	{"a tag into which another runs", "<hero>\n<hp<ep/></hero>", ":2:1: broken-xml: broken XML: the tag <hp has no > where it should end"},

	{"-- in a comment", "<hero>\n<!-- a -- b --></hero>", ":2:8: broken-xml: broken XML: -- stands inside a comment, which only --> may end"},
	{"--- at the end of a comment", "<hero><!-- a ---></hero>", ":1:14: broken-xml: broken XML: -- stands inside a comment, which only --> may end"},
	{"a comment of dashes", "<hero><!-----></hero>", ":1:11: broken-xml: broken XML: -- stands inside a comment, which only --> may end"},
	{"an unclosed comment", "<hero>\n <!-- a\n\n</hero>\n", ":2:2: broken-xml: broken XML: the comment that starts here isn't closed by -->"},
	{"a comment closed too early", "<hero>\n<!--></hero>", ":2:1: broken-xml: broken XML: the comment that starts here isn't closed by -->"},
	{"an unclosed comment in front", "\n<!-- <hero/>", ":2:1: broken-xml: broken XML: the comment that starts here isn't closed by -->"},
	{"an unclosed CDATA section", "<hero>\n\n<![CDATA[ a ]] > </hero>", ":3:1: broken-xml: broken XML: the <![CDATA[ that starts here isn't closed by ]]>"},
	{"an unclosed instruction", "<hero>\n<?p </hero>", ":2:1: broken-xml: broken XML: the <? that starts here isn't closed by ?>"},
	{"an instruction without a name", "<hero><? p?></hero>", ":1:7: broken-xml: " + noName},
	{"no space behind an instruction's name", "<hero><?p!a?></hero>", ":1:7: broken-xml: " + noName},
	{"]]> in a text", "<hero>\n a]]>b</hero>", ":2:3: broken-xml: broken XML: ]]> stands in a text; write ]]&gt;"},
	{"]]> at the start of a text", "<hero>]]>b</hero>", ":1:7: broken-xml: broken XML: ]]> stands in a text; write ]]&gt;"},
	{"a document type", "<!DOCTYPE hero>\n<hero/>", ":1:1: doctype: a document type isn't allowed"},
	{"a document type in small letters", "<!doctype html>\n<hero/>", ":1:1: doctype: a document type isn't allowed"},
	{"CDATA in small letters", "<hero>\n<![cdata[a]]></hero>", ":2:1: broken-xml: " + unknownMarkup("<![cdata[")},
	{"a conditional section", "<hero><![ IGNORE [a]]></hero>", ":1:7: broken-xml: " + unknownMarkup("<![")},
	{"a section without its second [", "<hero><![cdata a]]></hero>", ":1:7: broken-xml: " + unknownMarkup("<![")},
	{"white space behind <!", "<hero><! x></hero>", ":1:7: broken-xml: " + unknownMarkup("<!")},
	{"a comment with one dash", "<hero><!- a --></hero>", ":1:7: broken-xml: " + unknownMarkup("<!-")},
	{"a long word behind <!", "<!" + strings.Repeat("x", 50) + "><hero/>", ":1:1: broken-xml: " + unknownMarkup("<!"+strings.Repeat("x", 37)+"…")},
	{"a word that a message just holds", "<!" + strings.Repeat("x", 38) + "><hero/>", ":1:1: broken-xml: " + unknownMarkup("<!"+strings.Repeat("x", 38))},
	{"<! alone", "<hero/>\n<!", ":2:1: broken-xml: " + unknownMarkup("<!")},
	{"a document type inside", "<hero>\n <!ENTITY a 'b'></hero>", ":2:2: doctype: a document type isn't allowed"},

	{"the wrong end tag", "<hero>\n<hp>1</ep></hero>", ":2:6: broken-xml: broken XML: </ep> stands where <hp> of line 2 should be closed"},
	{"an end tag in other letters", "<hero>\n</Hero>", ":2:1: broken-xml: broken XML: </Hero> stands where <hero> of line 1 should be closed"},
	{"an end tag too many", "<hero/>\n</hero>", ":2:1: broken-xml: broken XML: </hero> closes nothing"},
	{"an end tag first", "</hero>", ":1:1: broken-xml: broken XML: </hero> closes nothing"},
	{"an end tag with an attribute", "<hero></hero a='1'>", ":1:7: broken-xml: broken XML: the end tag </hero> holds more than a name"},
	{"an end tag without an end", "<hero></hero", ":1:7: broken-xml: broken XML: the tag </hero has no > where it should end"},
	{"an end tag without a name", "<hero></></hero>", ":1:7: broken-xml: " + noName},
	{"white space before the name of an end tag", "<hero>\n<hp>1</ hp></hero>", ":2:6: broken-xml: " + noName},
	{"an end tag with another sign for a name", "<hero><//hp></hero>", ":1:7: broken-xml: " + noName},
	{"nothing behind </", "<hero></", ":1:7: broken-xml: broken XML: the tag </ has no > where it should end"},
	{"two colons in a name", "<hero>\n<a:b:c>1</a:b:c></hero>", ":2:1: broken-xml: broken XML: the name a:b:c has more than one colon"},
	{"two colons in the root's name", "<a:b:hero/>", ":1:1: broken-xml: broken XML: the name a:b:hero has more than one colon"},
	{"two colons in an end tag", "<hero/></a:b:c>", ":1:8: broken-xml: broken XML: the name a:b:c has more than one colon"},
	{"two colons in an attribute", "<hero>\n<a b:c:d='1'/></hero>", ":2:4: broken-xml: broken XML: the name b:c:d has more than one colon"},
	{"a < alone", "<hero>\n1 < 2</hero>", ":2:3: broken-xml: " + noName},
	{"a < at the end", "<hero><", ":1:7: broken-xml: " + noName},
	{"an unclosed element", "<hero>\n<hp>1", ":2:6: broken-xml: broken XML: the document ends before <hp> of line 2 is closed"},

	{"lines that end with CR", "<hero>\r<hp>1</hp>\r<hp a=1/></hero>", ":3:7: broken-xml: broken XML: attribute a needs = and a value in quotes"},
	{"lines of all kinds", "<hero>\r\r\n\n<hp>\r</ep></hero>", ":5:1: broken-xml: broken XML: </ep> stands where <hp> of line 4 should be closed"},
}

const (
	misplaced = "broken XML: <?xml …?> may stand only once, at the very start of the file"
	noName    = "broken XML: no name stands here that XML allows"
)

func unknownMarkup(found string) string {
	return "broken XML: “" + found + "” begins nothing; comments begin with <!-- and sections of text with <![CDATA["
}

func declared(found string) string {
	return "broken XML: the declaration is “" + found + `”, allowed is <?xml version="1.0" encoding="UTF-8"?>`
}

func reference(found string) string {
	return "broken XML: “" + found + "” stands for no character; allowed are &amp; &lt; &gt; &quot; &apos; and numbers such as &#8212;"
}

func TestMalformedDocumentsAreToldWithTheirPlace(t *testing.T) {
	for _, test := range malformed {
		d := schema.Parse(schema.HeroKind, "x.xml", test.source)
		assert.False(t, d.WellFormed(), test.name)
		assert.Equal(t, test.source, d.Source(), test.name)
		if assert.Len(t, d.Diagnostics(), 1, test.name) {
			got := strings.Replace(d.Diagnostics()[0].String(), ": error", ":", 1)
			assert.Equal(t, "x.xml"+test.want, strings.Replace(got, ":: ", ": ", 1), test.name)
		}
	}
}

// TestMalformedDocumentsInUkrainian: nothing of the English text is left in the Ukrainian one.
func TestMalformedDocumentsInUkrainian(t *testing.T) {
	for _, test := range malformed {
		d := schema.Parse(schema.HeroKind, "x.xml", test.source).Diagnostics()[0]
		uk, _ := d.In("uk")
		for _, word := range []string{" is", "the ", " stands", " of ", " here", "allowed", " and "} {
			assert.NotContains(t, uk, word, test.name)
		}
		en, _ := d.In("en")
		assert.Equal(t, d.Message, en)
	}
}

// wellFormed are sources that look odd, and are allowed.
var wellFormed = []string{
	"<hero/>", "\ufeff<hero/>", "\n<hero/>\r", "<hero ></hero\n>", "<?xml version='1.0'?><hero/>", "\ufeff<?xml\tversion = \"1.0\"\nencoding='utf-8' standalone='yes' ?><hero/>",
	"<?xml-stylesheet href='a'?><hero/>", "<?p?><hero><?p ??><?p <a> & ?></hero><!---->", "<hero a = '1'\r\nb=\"'\"/>", "<hero a='&#x9;&quot;&apos;>]]>'/>",
	"<hero>]]&gt; ]] > ]></hero>", "<hero><![CDATA[<a & b> &#0; ]] > ]]]]><![CDATA[>]]></hero>", "<hero>&#x10FFFF;&#65;&#xE000;&#x000041;&#9;</hero>",
	"<hero><!-- <a> & &nbsp; - - --></hero>", "<hero>\ufeff\u0085\u2028\u00a0</hero>", "<hero xmlns:a='b'><a:b a:c='1'/></hero>", "<hero><їжак є='1'/></hero>",
	"<hero><a/><b/></hero>", "<hero><a/></hero><!-- b -->", "<hero>>\"'</hero>",
}

func TestWellFormedDocumentsAreTaken(t *testing.T) {
	for _, source := range wellFormed {
		_, problem := xmltree.Read[struct{}](source)
		if assert.Nil(t, problem, "%q", source) {
			assert.NoError(t, schematest.CheckSpans(source), source)
			assert.NoError(t, schematest.CheckForm(source), source)
		}
	}
}

// TestAttributesAreBounded: a tag may have 64.
func TestAttributesAreBounded(t *testing.T) {
	var attributes strings.Builder
	for i := range 64 {
		fmt.Fprintf(&attributes, " a%d=''", i)
	}
	assert.True(t, schema.Parse(schema.HeroKind, "x.xml", "<hero "+attributes.String()+"/>").WellFormed())
	d := schema.Parse(schema.HeroKind, "x.xml", "<hero>\n<a "+attributes.String()+" one=''/></hero>")
	require.False(t, d.WellFormed())
	assert.Equal(t, "x.xml:2:1: error too-many-attributes: <a> has more than 64 attributes", d.Diagnostics()[0].String())
}

// TestAnotherParserAgrees: xmllint takes what is taken here, and refuses what is refused for its form.
func TestAnotherParserAgrees(t *testing.T) {
	program := outside.Program(t, "xmllint", "libxml2-utils")
	file := filepath.Join(t.TempDir(), "document.xml")
	takes := func(source string) bool {
		require.NoError(t, os.WriteFile(file, []byte(source), 0o644))
		return exec.Command(program, "--noout", file).Run() == nil
	}
	for _, source := range wellFormed {
		assert.True(t, takes(source), source)
	}
	for _, test := range malformed {
		stricter := strings.Contains(test.want, "doctype") || strings.Contains(test.want, "not-utf-8") ||
			strings.Contains(test.want, "more than one colon") || test.name == "version 1.1"
		if !stricter {
			assert.False(t, takes(test.source), "%s: %q", test.name, test.source)
		}
	}
}

// TestWhatIsTakenIsXML cuts documents to pieces: what is still taken, the standard decoder takes too.
func TestWhatIsTakenIsXML(t *testing.T) {
	pieces := rapid.SampledFrom([]string{"<hero", "<a", ">", "/>", "</a>", "</hero>", " ", "b='1'", "c=\"<\"", "&amp;", "&#x", ";", "&", "<!--", "-->", "--",
		"<![CDATA[", "]]>", "<?p", "?>", "<?xml version='1.0'?>", "ї", "\x00", "\xff", "\ufeff", "\r", "\n", "1", ":", "'", "\"", "="})
	rapid.Check(t, func(t *rapid.T) {
		inside := strings.Join(rapid.SliceOfN(pieces, 0, 12).Draw(t, "pieces"), "")
		for _, source := range []string{inside, "<hero>" + inside + "</hero>", "<hero " + inside + "/>", "<hero/>" + inside} {
			if _, problem := xmltree.Read[struct{}](source); problem == nil {
				require.NoError(t, schematest.CheckForm(source), "%q", source)
				require.NoError(t, schematest.CheckSpans(source), "%q", source)
			}
		}
	})
}
