package termsafe_test

import (
	"encoding/json"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"boardduels/internal/termsafe"
)

func TestLine(t *testing.T) {
	for text, want := range map[string]string{
		"":                               "",
		"Knight's sword, «Меч» 剑 👍 é":    "Knight's sword, «Меч» 剑 👍 é",
		`C:\packs\mine`:                  `C:\packs\mine`,
		"a\nduel: all is well":           `a\nduel: all is well`,
		"a\r\tb":                         `a\r\tb`,
		"\x1b[2Jgone\a\b\x7f\x00":        `\x1b[2Jgone\x07\x08\x7f\x00`,
		"\u009b31mred":                   `\u009b31mred`,
		"\u0085next":                     `\u0085next`,
		"txt.\u202egpj":                  `txt.\u202egpj`,
		"\u2066a\u2069\u200e\u061c":      `\u2066a\u2069\u200e\u061c`,
		"a\u2028b\u2029c":                `a\u2028b\u2029c`,
		"\ufeffBOM\u200bzero\u00adsh":    `\ufeffBOM\u200bzero\u00adsh`,
		"\U000e0041tag\U0001d173":        `\U000e0041tag\U0001d173`,
		"\ue000private":                  `\ue000private`,
		"bad \x9b \xff\xfe \xed\xa0\x80": `bad \x9b \xff\xfe \xed\xa0\x80`,
		"really \ufffd":                  "really \ufffd",
	} {
		assert.Equal(t, want, termsafe.Line(text), "%q", text)
	}
}

func TestTextKeepsLines(t *testing.T) {
	assert.Equal(t, "a\n\tb\\r\\u202e\n", termsafe.Text("a\n\tb\r\u202e\n"))
}

// What comes out is UTF-8 of characters that show, and escaping it again changes nothing.
func TestLineIsSafe(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := string(rapid.SliceOf(rapid.Byte()).Draw(t, "bytes")) + rapid.String().Draw(t, "text")
		safe := termsafe.Line(text)
		if !utf8.ValidString(safe) || strings.ContainsFunc(safe, func(r rune) bool {
			return unicode.In(r, unicode.Cc, unicode.Cf, unicode.Co, unicode.Cs, unicode.Zl, unicode.Zp)
		}) {
			t.Fatalf("%q became %q", text, safe)
		}
		if again := termsafe.Line(safe); again != safe {
			t.Fatalf("%q became %q", safe, again)
		}
	})
}

// JSON with escapes means what it meant.
func TestJSONMeansTheSame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.OneOf(rapid.String(), rapid.StringOf(rapid.SampledFrom([]rune("a\u202e\U000e0041\u009b\x7f\"\\\n")))).Draw(t, "text")
		encoded, err := json.Marshal(map[string]string{"is": text})
		if err != nil {
			t.Fatal(err)
		}
		var was, is map[string]string
		safe := termsafe.JSON(encoded)
		if err := json.Unmarshal(encoded, &was); err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(safe, &is); err != nil {
			t.Fatalf("%q: %v", safe, err)
		}
		if was["is"] != is["is"] || termsafe.Text(string(safe)) != string(safe) {
			t.Fatalf("%q became %q", encoded, safe)
		}
	})
}

// Marks that turn a text around are shown, and letters that can't be seen; nothing else is changed: emoji are joined by
// marks that turn nothing.
func TestDirections(t *testing.T) {
	for text, want := range map[string]string{
		"": "", "Вогняна стріла": "Вогняна стріла", "a\nb\t\\": "a\nb\t\\", "👨\u200d👩": "👨\u200d👩", "\xff": "\xff",
		"\u202eevael\u2069C": `\u202eevael\u2069C`, "a\u200f": `a\u200f`, "\u061c\u2066": `\u061c\u2066`,
		"\U000e0041\u034f\u115f\u3164\u180e": `\U000e0041\u034f\u115f\u3164\u180e`, "\u2061\u2063\u2800\u206a\ufff9\U0001d173\u00ad": `\u2061\u2063\u2800\u206a\ufff9\U0001d173\u00ad`,
		"✔\ufe0f \u2801": "✔\ufe0f \u2801",
		"a\u200bb\u202e": `a\u200bb\u202e`, "\ufeffa\u2028\u2029\u2060": `\ufeffa\u2028\u2029\u2060`,
	} {
		assert.Equal(t, want, termsafe.Directions(text))
		assert.Equal(t, want != text, termsafe.Direction(text) >= 0 || termsafe.Unseen(text) >= 0)
	}
}
