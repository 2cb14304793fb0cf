package textnorm_test

import (
	"bytes"
	"encoding/binary"
	"strings"
	"testing"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"boardduels/internal/textnorm"
)

func TestWhatIsMeant(t *testing.T) {
	const want = "one\nдва\n\nthree\n"
	for name, sent := range map[string]string{
		"as it was":              want,
		"Windows":                strings.ReplaceAll(want, "\n", "\r\n"),
		"an old Mac":             strings.ReplaceAll(want, "\n", "\r"),
		"a mark":                 "\ufeff" + want,
		"a mark and Windows":     "\ufeff" + strings.ReplaceAll(want, "\n", "\r\n"),
		"one newline more":       want + "\n",
		"one of Windows more":    want + "\r\n",
		"two more":               want + "\n\n",
		"PowerShell":             wide(binary.LittleEndian, "\ufeff"+strings.ReplaceAll(want, "\n", "\r\n")),
		"UTF-16, the other way":  wide(binary.BigEndian, "\ufeff"+want),
		"a return at the end":    strings.TrimSuffix(want, "\n") + "\r\n",
		"Windows, cut by a byte": strings.TrimSuffix(strings.ReplaceAll(want, "\n", "\r\n"), "\n"),
	} {
		assert.Equal(t, want, string(textnorm.Meant([]byte(sent))), name)
	}
	for name, kept := range map[string]string{
		"nothing": "", "a torn line": "one\ntwo", "a line that stands alone": "one", "lines that end in two ways": "one\r\ntwo\nthree\n",
		"a return in a line": "one\ntw\ro\n", "a return in the only line": "o\rne\n", "half of UTF-16": "\xff\xfea",
		"a mark behind the start": "one\n\ufefftwo\n",
	} {
		assert.Equal(t, kept, string(textnorm.Meant([]byte(kept))), name)
	}
}

// wide is a text in UTF-16.
func wide(order binary.AppendByteOrder, text string) string {
	var b []byte
	for _, unit := range utf16.Encode([]rune(text)) {
		b = order.AppendUint16(b, unit)
	}
	return string(b)
}

// written is a text as programs of this project write it.
func written(text string) string {
	text = strings.TrimPrefix(strings.ToValidUTF8(strings.ReplaceAll(text, "\r", ""), ""), "\ufeff")
	return strings.TrimRight(text, "\n") + "\n"
}

func TestWhatWasWrittenIsMeant(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		requireMeant(t, written(rapid.String().Draw(t, "text")))
	})
}

// requireMeant checks that a text is found whatever happens to it.
func requireMeant(t assert.TestingT, text string) {
	windows := strings.ReplaceAll(text, "\n", "\r\n")
	for _, sent := range []string{text, windows, strings.ReplaceAll(text, "\n", "\r"), "\ufeff" + text, "\ufeff" + windows,
		text + "\n", windows + "\r\n", wide(binary.LittleEndian, "\ufeff"+windows), wide(binary.BigEndian, "\ufeff"+text)} {
		assert.Equal(t, text, string(textnorm.Meant([]byte(sent))), "%q", sent)
	}
}

func FuzzMeant(f *testing.F) {
	for _, text := range []string{"", "a", "a\n", "a\r\nb", "\ufeff\ufeffa", "\xff\xfea\x00", "\xfe\xff\xd8\x00", "\r\n\r", "a\rb\n"} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		before := bytes.Clone(text)
		meant := textnorm.Meant(text)
		assert.Equal(t, before, text, "the text was changed")
		assert.False(t, bytes.HasSuffix(meant, []byte("\n\n")) || bytes.HasSuffix(meant, []byte("\r")), "%q", meant)
		if own := written(string(text)); utf8.Valid(text) && !strings.HasPrefix(own, "\ufeff") {
			requireMeant(t, own)
		}
	})
}
