package xmltree

import (
	"fmt"
	"regexp"
	"strings"

	"boardduels/schema/words"
)

// checkEncoding looks at what decides how a text's bytes are read: marks of other encodings, the XML declaration behind
// a byte order mark of some bytes, and whether all bytes are characters that XML may hold.
func checkEncoding(source string, mark int) *Problem {
	if name := wideEncoding(source); name != "" {
		return &Problem{"not-utf-8", 0, words.Args{"found": name}}
	}
	if p := checkDeclaration(source, mark); p != nil {
		return p
	}
	return checkCharacters(source)
}

// wideEncoding names the encoding of texts whose characters take two bytes or four: they start with a byte order mark,
// or have the < that every document starts with.
func wideEncoding(source string) string {
	for _, start := range [...]struct{ bytes, name string }{
		{"\xff\xfe\x00\x00", "UTF-32"}, {"\x00\x00\xfe\xff", "UTF-32"}, {"<\x00\x00\x00", "UTF-32"}, {"\x00\x00\x00<", "UTF-32"},
		{"\xff\xfe", "UTF-16"}, {"\xfe\xff", "UTF-16"}, {"<\x00", "UTF-16"}, {"\x00<\x00", "UTF-16"},
	} {
		if strings.HasPrefix(source, start.bytes) {
			return start.name
		}
	}
	return ""
}

// declaration matches an XML declaration; its groups are the version's, the encoding's and standalone's values.
var declaration = regexp.MustCompile(`^<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*("1\.0"|'1\.0')` +
	`([ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*("[A-Za-z][-A-Za-z0-9._]*"|'[A-Za-z][-A-Za-z0-9._]*'))?` +
	`([ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*("yes"|"no"|'yes'|'no'))?[ \t\r\n]*\?>`)

// isDeclaration reports whether a text starts with an XML declaration, well-formed or not.
func isDeclaration(text string) bool {
	rest, ok := strings.CutPrefix(text, "<?xml")
	return ok && (rest == "" || strings.IndexByte(" \t\r\n?", rest[0]) >= 0)
}

// checkDeclaration looks at the XML declaration at the start of a text, if there is one.
func checkDeclaration(source string, start int) *Problem {
	text := source[start:]
	if !isDeclaration(text) {
		return nil
	}
	whole, _, closed := strings.Cut(text, "?>")
	if !closed {
		return broken(start, "unclosed-instruction", nil)
	}
	groups := declaration.FindStringSubmatchIndex(text)
	if groups == nil {
		return broken(start, "bad-declaration", words.Args{"text": words.Shorten(whole + "?>")})
	}
	if from, to := groups[6]+1, groups[7]-1; groups[6] >= 0 && !strings.EqualFold(text[from:to], "UTF-8") {
		return &Problem{"not-utf-8", start + from, words.Args{"found": words.Shorten(text[from:to])}}
	}
	return nil
}

// checkCharacters finds the first byte that isn't UTF-8, or the first character that XML can't hold.
func checkCharacters(source string) *Problem {
	for i, r := range source {
		switch {
		case isInvalid(source[i:], r):
			return &Problem{"invalid-utf-8", i, words.Args{"found": fmt.Sprintf("0x%02X", source[i])}}
		case !isXMLChar(r):
			return &Problem{"forbidden-character", i, words.Args{"found": fmt.Sprintf("%U", r)}}
		}
	}
	return nil
}
