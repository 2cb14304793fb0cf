// Package termsafe makes text of strangers safe to be shown: names, paths and messages that come from files, and could
// otherwise steer a terminal or show other text than they hold.
package termsafe

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"
)

// Line returns a text as it can be printed within a line: whatever doesn't show, or steers what is shown, stands there
// as an escape that Go's strings have, as \n, \x9b or \u202e. That are controls, line feeds and tabs too, format
// characters such as those that change the direction of writing, separators of lines and paragraphs, whatever else
// can't be seen, and bytes that aren't UTF-8. The backslash stays as it is: paths of Windows have it.
func Line(s string) string { return escaped(s, false) }

// Text is [Line] but for line feeds and tabs, which stay: it is for text of more than one line.
func Text(s string) string { return escaped(s, true) }

// Directions returns a text in which the marks that change the direction of writing, and letters that can't be seen,
// stand as escapes; whatever else is in it stays. It is for names on screens: they could otherwise look like others,
// and turn around what is beside them.
func Directions(s string) string {
	at := strings.IndexFunc(s, misleads)
	if at < 0 {
		return s
	}
	var safe strings.Builder
	for ; at >= 0; at = strings.IndexFunc(s, misleads) {
		mark, size := utf8.DecodeRuneInString(s[at:])
		safe.WriteString(s[:at] + visible(mark, s[at:at+size]))
		s = s[at+size:]
	}
	safe.WriteString(s)
	return safe.String()
}

// Direction returns where the first mark stands in a text that changes the direction of writing, in bytes; -1 if there
// is none.
func Direction(s string) int { return strings.IndexFunc(s, turns) }

// Unseen returns where the first letter stands in a text that can't be seen and joins nothing, as others do in emoji
// and in some scripts, in bytes; -1 if there is none.
func Unseen(s string) int { return strings.IndexFunc(s, hides) }

// IsUnseen reports whether a letter shows nothing: one that [Unseen] finds, or a mark of direction.
func IsUnseen(r rune) bool { return misleads(r) }

func misleads(r rune) bool { return turns(r) || hides(r) }

func turns(r rune) bool { return r > 0x7f && unicode.Is(unicode.Bidi_Control, r) }

// hides reports whether a letter can't be seen, whatever else it is: a space or joiner without width, a separator of
// lines or paragraphs, what fills the place of a letter, an operator that isn't written, a tag. Joiners of letters and
// selectors of looks, which change what is beside them, aren't among these.
func hides(r rune) bool { return r > 0x7f && !turns(r) && unicode.Is(unseen, r) }

var unseen = &unicode.RangeTable{
	R16: []unicode.Range16{
		{Lo: 0x00ad, Hi: 0x00ad, Stride: 1}, // a hyphen where a line may break
		{Lo: 0x034f, Hi: 0x034f, Stride: 1}, // a joiner that joins nothing
		{Lo: 0x115f, Hi: 0x1160, Stride: 1}, // fillers
		{Lo: 0x17b4, Hi: 0x17b5, Stride: 1}, // vowels that aren't written
		{Lo: 0x180b, Hi: 0x180f, Stride: 1},
		{Lo: 0x200b, Hi: 0x200b, Stride: 1},
		{Lo: 0x2028, Hi: 0x2029, Stride: 1},
		{Lo: 0x2060, Hi: 0x206f, Stride: 1},
		{Lo: 0x2800, Hi: 0x2800, Stride: 1}, // a letter for the blind without a dot
		{Lo: 0x3164, Hi: 0x3164, Stride: 1},
		{Lo: 0xfeff, Hi: 0xfeff, Stride: 1},
		{Lo: 0xffa0, Hi: 0xffa0, Stride: 1},
		{Lo: 0xfff0, Hi: 0xfffb, Stride: 1},
	},
	R32: []unicode.Range32{
		{Lo: 0x1bca0, Hi: 0x1bca3, Stride: 1}, // of shorthand
		{Lo: 0x1d173, Hi: 0x1d17a, Stride: 1}, // of notes
		{Lo: 0xe0000, Hi: 0xe0fff, Stride: 1}, // tags, and selectors of looks in which texts can be hidden
	},
	LatinOffset: 1,
}

func escaped(s string, lines bool) string {
	if clean(s, lines) {
		return s
	}
	var safe strings.Builder
	for len(s) > 0 {
		r, size := utf8.DecodeRuneInString(s)
		if shows(r, size, lines) {
			safe.WriteString(s[:size])
		} else {
			safe.WriteString(visible(r, s[:size]))
		}
		s = s[size:]
	}
	return safe.String()
}

// clean reports whether nothing is to be escaped, as nearly always.
func clean(s string, lines bool) bool {
	for i, r := range s {
		if r == utf8.RuneError { // perhaps a bad byte
			if _, size := utf8.DecodeRuneInString(s[i:]); size == 1 {
				return false
			}
		}
		if !shows(r, utf8.RuneLen(r), lines) {
			return false
		}
	}
	return true
}

// shows reports whether a character of so many bytes may be printed as it is.
func shows(r rune, size int, lines bool) bool {
	switch {
	case r >= ' ' && r < 0x7f:
		return true
	case r == '\n' || r == '\t':
		return lines
	case r == utf8.RuneError:
		return size > 1
	}
	return !unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp, unicode.Co, unicode.Cs) && !hides(r)
}

func visible(r rune, bytes string) string {
	switch {
	case r == '\n':
		return `\n`
	case r == '\r':
		return `\r`
	case r == '\t':
		return `\t`
	case len(bytes) == 1: // of less than 0x80, or no UTF-8
		return fmt.Sprintf(`\x%02x`, bytes[0])
	case r > 0xffff:
		return fmt.Sprintf(`\U%08x`, r)
	}
	return fmt.Sprintf(`\u%04x`, r)
}

// JSON returns text in JSON, which is valid, with the same escapes as [Line], but as JSON has them: it means what it
// meant.
func JSON(text []byte) []byte {
	if clean(string(text), true) {
		return text
	}
	var safe []byte
	for len(text) > 0 {
		r, size := utf8.DecodeRune(text)
		switch {
		case shows(r, size, true) || size == 1 && r == utf8.RuneError:
			safe = append(safe, text[:size]...)
		case r > 0xffff:
			high, low := utf16.EncodeRune(r)
			safe = fmt.Appendf(safe, `\u%04x\u%04x`, high, low)
		default:
			safe = fmt.Appendf(safe, `\u%04x`, r)
		}
		text = text[size:]
	}
	return safe
}
