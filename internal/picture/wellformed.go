package picture

import (
	"bytes"
	"encoding/xml"
	"io"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"
)

// place is a place in a document.
type place struct {
	offset int
	line   int // from 1
	column int // from 1, in bytes
}

// to returns the place of a later offset. Lines end with LF, CR or both.
func (p place) to(content []byte, offset int) place {
	for ; p.offset < offset; p.offset++ {
		switch c := content[p.offset]; {
		case c == '\n', c == '\r' && (p.offset+1 == len(content) || content[p.offset+1] != '\n'):
			p.line, p.column = p.line+1, 1
		default:
			p.column++
		}
	}
	return p
}

var (
	errEncoding    = Damage{Reason: "drawing-encoding"}
	errCharacter   = Damage{Reason: "drawing-character"}
	errDeclaration = Damage{Reason: "drawing-declaration"}
	errSpace       = Damage{Reason: "drawing-space"}
	errOutside     = Damage{Reason: "drawing-outside"}
	errTwo         = Damage{Reason: "drawing-two"}
	errUnclosed    = Damage{Reason: "drawing-comment"}
)

// checkCharacters refuses what XML can't hold wherever it stands, also in comments.
func checkCharacters(content []byte) error {
	for i := 0; i < len(content); {
		r, size := utf8.DecodeRune(content[i:])
		var err error
		switch {
		case r == utf8.RuneError && size == 1:
			err = errEncoding
		case !isXMLChar(r):
			err = errCharacter
		}
		if err != nil {
			at := place{line: 1, column: 1}.to(content, i)
			return located(err, at.line, at.column)
		}
		i += size
	}
	return nil
}

func isXMLChar(r rune) bool {
	return r == '\t' || r == '\n' || r == '\r' || r >= ' ' && r <= 0xd7ff || r >= 0xe000 && r <= 0xfffd || r >= 0x10000 && r <= 0x10ffff
}

// otherEncoding refuses documents that say that they aren't in UTF-8, but for those that were widened.
func otherEncoding(name string, content io.Reader) (io.Reader, error) {
	if narrow.MatchString(name) {
		return content, nil
	}
	return nil, damaged(SVG, errEncoding)
}

// narrow matches the encodings of a byte a character in which ASCII is ASCII.
var narrow = regexp.MustCompile(`^(?i)(us-ascii|ascii|latin-?1|iso-8859-1?[0-9]|windows-125[0-8]|koi8-[ru])$`)

// declared finds the encoding that a document says it is in.
var declared = regexp.MustCompile(`^<\?xml[^>]*\sencoding\s*=\s*["']([^"'<>]*)["']`)

// widened returns a document in such an encoding in UTF-8, as if it were ISO 8859-1: what other letters it has stands
// in names and comments, none of which is drawn.
func widened(content []byte) []byte {
	names := declared.FindSubmatch(content)
	if names == nil || !narrow.Match(names[1]) {
		return content
	}
	if !bytes.ContainsFunc(content, func(r rune) bool { return r >= utf8.RuneSelf }) {
		return content
	}
	wide := make([]rune, len(content))
	for i, b := range content {
		wide[i] = rune(b)
	}
	return []byte(string(wide))
}

// checkToken finds what the decoder lets pass in a part of the document, which is given as it is written. Instructions
// may stand at the beginning only, and texts inside of elements.
func checkToken(token xml.Token, raw string, first, inside bool) error {
	switch t := token.(type) {
	case xml.ProcInst:
		if !first && strings.EqualFold(t.Target, "xml") {
			return damaged(SVG, errDeclaration)
		}
	case xml.StartElement:
		if !spaced(raw) {
			return damaged(SVG, errSpace)
		}
		return checkReferences(raw)
	case xml.CharData:
		if !inside && strings.Trim(raw, " \t\r\n\ufeff") != "" {
			return damaged(SVG, errOutside)
		}
		if !strings.HasPrefix(raw, "<![CDATA[") {
			return checkReferences(raw)
		}
	}
	return nil
}

// spaced reports whether a space, or the end of the tag, follows each value of a start tag.
func spaced(tag string) bool {
	var quote byte
	for i := 0; i < len(tag); i++ {
		switch c := tag[i]; {
		case quote == 0 && (c == '"' || c == '\''):
			quote = c
		case quote != 0 && c == quote:
			if quote = 0; i+1 < len(tag) && strings.IndexByte(" \t\r\n/>?", tag[i+1]) < 0 {
				return false
			}
		}
	}
	return true
}

var characterReference = regexp.MustCompile(`&#(x[0-9a-fA-F]*|[0-9]*);`)

// checkReferences refuses numbers of characters that XML can't hold.
func checkReferences(text string) error {
	if !strings.Contains(text, "&#") {
		return nil
	}
	for _, match := range characterReference.FindAllStringSubmatch(text, -1) {
		digits, isHex := strings.CutPrefix(match[1], "x")
		radix := 10
		if isHex {
			radix = 16
		}
		if n, err := strconv.ParseUint(digits, radix, 32); err != nil || n > utf8.MaxRune || !isXMLChar(rune(n)) {
			return damaged(SVG, errCharacter)
		}
	}
	return nil
}

var cssEscape = regexp.MustCompile(`\\([0-9a-fA-F]{1,6})[ \t\r\n]?|\\(.)`)

// unescaped returns a style as CSS reads it: \75 rl( is url(.
func unescaped(style string) string {
	if !strings.Contains(style, `\`) {
		return style
	}
	return cssEscape.ReplaceAllStringFunc(style, func(escape string) string {
		n, err := strconv.ParseUint(strings.TrimSpace(escape[1:]), 16, 32)
		if err != nil || n > utf8.MaxRune {
			return escape[1:]
		}
		return string(rune(n))
	})
}
