package schema

import (
	"strconv"
	"strings"

	"github.com/beevik/etree"
)

// maxAttributes is the most attributes of an element.
const maxAttributes = 64

// scanner finds where the tokens of an etree document stand in the source, which etree doesn't say. It walks source and
// tree in step; since etree has accepted the source, finding the end of each token is enough.
type scanner struct {
	source string
	pos    int
}

// problem is something at a place of the source.
type problem struct {
	code   string
	offset int
	args   Args
}

// document scans all tokens and returns the root element.
func (s *scanner) document(tree *etree.Document) (*node, *problem) {
	var root *node
	for _, token := range tree.Child {
		start := s.pos
		switch token := token.(type) {
		case *etree.Element:
			if root != nil {
				return nil, &problem{"second-root", start, Args{"found": shorten(token.FullTag()), "root": shorten(root.name)}}
			}
			root = new(node)
			if p := s.element(token, root); p != nil {
				return nil, p
			}
		case *etree.CharData:
			s.charData()
			if outside := trimSpace(token.Data); outside != "" {
				return nil, &problem{"text-outside", start, Args{"found": shorten(outside)}}
			}
		default:
			if p := s.other(token); p != nil {
				return nil, p
			}
		}
	}
	if root == nil {
		return nil, &problem{"no-root", len(s.source), nil}
	}
	return root, nil
}

// element scans an element with all that is inside.
func (s *scanner) element(e *etree.Element, n *node) *problem {
	n.from = s.pos
	s.pos++ // <
	n.name = s.until("/> \t\r\n")
	if p := s.attributes(e, n); p != nil {
		return p
	}
	if s.source[s.pos] == '/' { // encoding/xml takes /> only as a whole
		s.pos += 2
		n.open, n.shut, n.to = s.pos, s.pos, s.pos
		return nil
	}
	s.pos++ // >
	n.open = s.pos
	n.children = make([]node, 0, countElements(e))
	raw := ""
	for _, token := range e.Child {
		switch token := token.(type) {
		case *etree.Element:
			n.children = append(n.children, node{})
			if p := s.element(token, &n.children[len(n.children)-1]); p != nil {
				return p
			}
		case *etree.CharData:
			start := s.pos
			raw = s.charData()
			if n.begin == 0 && trimSpace(token.Data) != "" {
				n.begin = start + len(raw) - len(strings.TrimLeft(raw, " \t\r\n"))
			}
		default:
			if p := s.other(token); p != nil {
				return p
			}
		}
	}
	n.text = textOf(e, raw)
	n.shut = s.pos
	s.past(">")
	n.to = s.pos
	return nil
}

// textOf returns the character data of an element, without that of elements inside. Where it is all raw, raw is
// returned, so that documents share their source's memory.
func textOf(e *etree.Element, raw string) string {
	var pieces []string
	for _, token := range e.Child {
		if data, ok := token.(*etree.CharData); ok {
			pieces = append(pieces, data.Data)
		}
	}
	if len(pieces) == 1 && pieces[0] == raw {
		return raw
	}
	return strings.Join(pieces, "")
}

// attributes scans the rest of a start tag up to its > or />.
func (s *scanner) attributes(e *etree.Element, n *node) *problem {
	if len(e.Attr) > maxAttributes {
		return &problem{"too-many-attributes", n.from, Args{"parent": shorten(n.name), "max": strconv.Itoa(maxAttributes)}}
	}
	if len(e.Attr) > 0 {
		n.attributes = make([]attribute, 0, len(e.Attr))
	}
	for _, a := range e.Attr {
		s.space()
		at := attribute{from: s.pos, value: a.Value}
		at.name = s.until("= \t\r\n")
		if n.attribute(at.name) != nil {
			return &problem{"duplicate-attribute", at.from, Args{"field": shorten(at.name)}}
		}
		s.until("\"'")
		quote := s.source[s.pos : s.pos+1]
		s.pos++
		at.start = s.pos
		s.until(quote)
		at.end = s.pos
		s.pos++
		at.to = s.pos
		n.attributes = append(n.attributes, at)
	}
	s.space()
	return nil
}

// charData scans a piece of text or a CDATA section and returns it raw.
func (s *scanner) charData() string {
	start := s.pos
	if strings.HasPrefix(s.source[s.pos:], "<![CDATA[") {
		s.past("]]>")
	} else {
		s.until("<")
	}
	return s.source[start:s.pos]
}

// other scans a comment or processing instruction; it refuses a document type, since entities can make a small document
// large.
func (s *scanner) other(token etree.Token) *problem {
	switch token.(type) {
	case *etree.Comment:
		s.past("-->")
	case *etree.ProcInst:
		s.past("?>")
	default:
		return &problem{"doctype", s.pos, nil}
	}
	return nil
}

// until moves to the first of some bytes, or the end, and returns what lies before.
func (s *scanner) until(stops string) string {
	start := s.pos
	i := strings.IndexAny(s.source[s.pos:], stops)
	if i < 0 {
		i = len(s.source) - s.pos
	}
	s.pos += i
	return s.source[start:s.pos]
}

// past moves behind the next mark, or to the end.
func (s *scanner) past(mark string) {
	i := strings.Index(s.source[s.pos:], mark)
	if i < 0 {
		s.pos = len(s.source)
		return
	}
	s.pos += i + len(mark)
}

func (s *scanner) space() {
	for s.pos < len(s.source) && isSpace(s.source[s.pos]) {
		s.pos++
	}
}

func countElements(e *etree.Element) int {
	n := 0
	for _, token := range e.Child {
		if _, ok := token.(*etree.Element); ok {
			n++
		}
	}
	return n
}

func isSpace(b byte) bool { return b == ' ' || b == '\t' || b == '\r' || b == '\n' }

// trimSpace takes XML's white space from both ends.
func trimSpace(text string) string { return strings.Trim(text, " \t\r\n") }

// shorten cuts what was found to a length that fits a message.
func shorten(text string) string {
	const most = 40
	runes := []rune(text)
	if len(runes) <= most {
		return text
	}
	return string(runes[:most-1]) + "…"
}
