// Package spelling compares words as people see them. Keyboards, systems and books write one letter with different
// characters: a Ukrainian apostrophe with one of ' ’ ʼ `, an Ї that was typed on a Mac as an І and two dots, a space
// that doesn't break as one that does. Whoever looks for a word, or for the thing that has a name, compares what this
// package makes of both.
package spelling

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"boardduels/internal/termsafe"
)

// Fold returns a text for looking it up: [Letters] in lower case, with one space where there are several.
func Fold(text string) string {
	if isPlain(text) {
		return oneSpace(strings.ToLower(text))
	}
	lower := strings.ReplaceAll(strings.ToLower(Letters(text)), "ς", "σ") // the small letters of one capital
	return norm.NFC.String(oneSpace(lower))
}

// oneSpace returns a text in which no two spaces follow each other.
func oneSpace(text string) string {
	if !strings.Contains(text, "  ") {
		return text
	}
	var b strings.Builder
	for i := range len(text) {
		if text[i] != ' ' || i == 0 || text[i-1] != ' ' {
			b.WriteByte(text[i])
		}
	}
	return b.String()
}

// Letters returns a text with one character for each letter that looks the same: composed, with one apostrophe, one
// hyphen and one space, and without what can't be seen. Capitals stay.
func Letters(text string) string {
	if isPlain(text) {
		return text
	}
	return norm.NFC.String(strings.Map(letter, norm.NFC.String(text)))
}

// Composed returns a text with one character for each letter that is there as one: whatever draws letters one by one
// wants it so.
func Composed(text string) string { return norm.NFC.String(text) }

// Equal reports whether two texts are the same but for capitals and characters that look the same.
func Equal(a, b string) bool { return a == b || Fold(a) == Fold(b) }

// Contains reports whether a text has a part, but for capitals and characters that look the same.
func Contains(text, part string) bool { return strings.Contains(Fold(text), Fold(part)) }

// isPlain reports whether a text has no character that [Letters] changes: only ASCII without the grave accent.
func isPlain(text string) bool {
	for i := range len(text) {
		if text[i] >= utf8.RuneSelf || text[i] == '`' {
			return false
		}
	}
	return true
}

// letter returns the character that stands for all that look like one; -1 for what can't be seen.
func letter(r rune) rune {
	switch r {
	case '`', '´', 'ʹ', 'ʻ', 'ʼ', 'ʽ', 'ˈ', '‘', '’', '‛', '′', '＇', 'ꞌ', 'Ꞌ', '՚':
		return '\''
	case '\u2010', '\u2011': // hyphens, the second of which doesn't break
		return '-'
	case '\u200c', '\u200d', '\ufe0e', '\ufe0f': // joiners, and marks of signs' looks
		return -1
	}
	switch {
	case termsafe.IsUnseen(r):
		return -1
	case r > unicode.MaxASCII && unicode.Is(unicode.Zs, r):
		return ' '
	}
	return r
}
