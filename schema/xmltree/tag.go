package xmltree

import (
	"strings"

	"boardduels/schema/words"
)

// written is an attribute as it is written.
type written struct {
	name       string
	from, to   int // name="value" is source[from:to]
	start, end int // the raw value is source[start:end]
}

// tagScanner reads the attributes of a start tag, from behind the element's name.
type tagScanner struct {
	source string // up to the end of the tag, or longer
	pos    int
}

// attribute reads the next attribute, white space before it included. It has no name at the end of the tag.
func (s *tagScanner) attribute() (written, *Problem) {
	before := s.pos
	s.space()
	at := written{from: s.pos}
	at.name = s.until("=/> \t\r\n<\"'")
	switch {
	case at.name == "":
		return at, nil
	case before == at.from:
		return at, broken(at.from, "no-space", words.Args{"name": words.Shorten(at.name)})
	}
	if p := checkColons(at.name, at.from); p != nil {
		return at, p
	}
	s.space()
	if !strings.HasPrefix(s.source[s.pos:], "=") {
		return at, broken(at.from, "no-value", words.Args{"name": words.Shorten(at.name)})
	}
	s.pos++
	s.space()
	rest := s.source[s.pos:]
	if rest == "" || rest[0] != '"' && rest[0] != '\'' {
		return at, broken(s.pos, "no-value", words.Args{"name": words.Shorten(at.name)})
	}
	length := strings.IndexByte(rest[1:], rest[0])
	if length < 0 {
		return at, broken(s.pos, "unclosed-value", words.Args{"name": words.Shorten(at.name)})
	}
	at.start, at.end, at.to = s.pos+1, s.pos+1+length, s.pos+1+length+1
	s.pos = at.to
	return at, checkValueText(s.source[at.start:at.end], at)
}

// checkValueText finds what the text of an attribute mustn't hold.
func checkValueText(raw string, at written) *Problem {
	if i := strings.IndexByte(raw, '<'); i >= 0 {
		return broken(at.start+i, "less-in-value", words.Args{"name": words.Shorten(at.name)})
	}
	return checkReferences(raw, at.start)
}

// until moves to the first of some bytes, or the end, and returns what lies before.
func (s *tagScanner) until(stops string) string {
	text := upTo(s.source[s.pos:], stops)
	s.pos += len(text)
	return text
}

func (s *tagScanner) space() {
	for s.pos < len(s.source) && IsSpace(s.source[s.pos]) {
		s.pos++
	}
}
