package schema

import (
	"encoding/xml"
	"io"
	"slices"
	"strconv"
	"strings"

	"boardduels/schema/words"
)

// maxAttributes is the most attributes of an element.
const maxAttributes = 64

// treeReader reads a source into nodes. The standard decoder takes the tokens and decodes them; where they stand is
// what lies between two of its offsets. It says neither where attributes stand nor that they are well-formed all the
// way, so each token is looked at before the decoder takes it.
type treeReader struct {
	source   string
	base     int // how many bytes of the source the decoder doesn't see: those of the byte order mark
	decoder  *xml.Decoder
	pos      int    // where the next token starts
	depth    int    // how many elements are open
	siblings []node // of all open elements; those of one lie together
}

// problem is something at a place of the source.
type problem struct {
	code   string
	offset int // in bytes, below 0 if the problem has no place
	args   Args
}

// broken returns a problem of the XML itself.
func broken(offset int, reason string, args Args) *problem {
	return &problem{"broken-xml", offset, words.Because(reason, args)}
}

// tooLarge are the facts of a document above the limit.
var tooLarge = Args{"max": strconv.Itoa(MaxDocumentSize)}

// readTree reads a source into nodes.
func readTree(source string) (*node, *problem) {
	if len(source) > MaxDocumentSize {
		return nil, &problem{"too-large", -1, tooLarge}
	}
	text := strings.TrimPrefix(source, bom)
	t := treeReader{source: source, base: len(source) - len(text), decoder: xml.NewDecoder(strings.NewReader(text))}
	if p := checkEncoding(source, t.base); p != nil {
		return nil, p
	}
	t.pos, t.siblings = t.base, make([]node, 0, min(strings.Count(source, "</"), 32))
	return t.document()
}

// document reads all tokens and returns the root element.
func (t *treeReader) document() (*node, *problem) {
	var root *node
	for {
		from := t.pos
		token, p := t.next()
		if p != nil {
			return nil, p
		}
		switch token := token.(type) {
		case nil:
			if root == nil {
				return nil, &problem{"no-root", from, nil}
			}
			return root, nil
		case xml.StartElement:
			if root != nil {
				return nil, &problem{"second-root", from, Args{"found": words.Shorten(t.name(from + 1)), "root": words.Shorten(root.name)}}
			}
			n, p := t.element(token, from)
			if p != nil {
				return nil, p
			}
			root = &n
		case xml.EndElement:
			return nil, broken(from, "stray-end", Args{"name": words.Shorten(t.name(from + len("</")))})
		case xml.CharData:
			if outside := trimSpace(t.source[from:t.pos]); outside != "" {
				return nil, &problem{"text-outside", from + strings.Index(t.source[from:], outside), Args{"found": words.Visible(words.Shorten(outside))}}
			}
		}
	}
}

// next looks at the token at pos, takes it and moves behind it. The token is nil at the end of the source.
func (t *treeReader) next() (xml.Token, *problem) {
	from := t.pos
	if p := t.check(from); p != nil {
		return nil, p
	}
	token, err := t.decoder.RawToken()
	t.pos = t.base + int(t.decoder.InputOffset())
	switch {
	case err == io.EOF:
		return nil, nil
	case err != nil:
		return nil, broken(from, "no-name", nil)
	}
	if pi, ok := token.(xml.ProcInst); ok && pi.Target != instruction(t.source[from:]) {
		return nil, broken(from, "no-name", nil)
	}
	return token, nil
}

// element reads an element with all that is inside, after its start tag.
func (t *treeReader) element(start xml.StartElement, from int) (node, *problem) {
	n := node{from: from, open: t.pos, name: t.name(from + 1)}
	if t.depth == MaxDepth {
		return n, &problem{"too-deep", from, Args{"max": strconv.Itoa(MaxDepth)}}
	}
	if p := t.attributes(start, &n); p != nil {
		return n, p
	}
	if strings.HasSuffix(t.source[from:n.open], "/>") {
		n.shut, n.to = n.open, n.open
		_, _ = t.decoder.RawToken() // the end tag that it makes of this
		return n, nil
	}
	t.depth++
	defer func() { t.depth-- }()
	first := len(t.siblings)
	var text textReader
	for {
		from := t.pos
		token, p := t.next()
		if p != nil {
			return n, p
		}
		switch token := token.(type) {
		case nil:
			line, _ := position(t.source, n.from)
			return n, broken(from, "unclosed-element", Args{"name": words.Shorten(n.name), "line": strconv.Itoa(line)})
		case xml.StartElement:
			child, p := t.element(token, from)
			if p != nil {
				return n, p
			}
			t.siblings = append(t.siblings, child)
		case xml.CharData:
			text.add(token, t.source[from:t.pos], from)
		case xml.EndElement:
			n.shut, n.to = from, t.pos
			n.text, n.begin = text.text(), text.begin
			n.children = t.take(first)
			return n, t.closes(&n)
		}
	}
}

// take returns the siblings from an index on, and takes them away. The root's are the last ones, and stay where they
// are.
func (t *treeReader) take(first int) []node {
	siblings := t.siblings[first:]
	t.siblings = t.siblings[:first]
	if t.depth > 1 {
		return slices.Clone(siblings)
	}
	return siblings
}

// closes reports an end tag of another name than its start tag.
func (t *treeReader) closes(n *node) *problem {
	if name := t.name(n.shut + len("</")); name != n.name {
		line, _ := position(t.source, n.from)
		return broken(n.shut, "wrong-end", Args{"name": words.Shorten(name), "expected": words.Shorten(n.name), "line": strconv.Itoa(line)})
	}
	return nil
}

// name returns the name of an element that starts at an offset.
func (t *treeReader) name(from int) string {
	return upTo(t.source[from:], "/> \t\r\n")
}

// attributes gives an element its attributes: values from the decoder, places from the start tag.
func (t *treeReader) attributes(start xml.StartElement, n *node) *problem {
	if len(start.Attr) > maxAttributes {
		return &problem{"too-many-attributes", n.from, Args{"parent": words.Shorten(n.name), "max": strconv.Itoa(maxAttributes)}}
	}
	if len(start.Attr) == 0 {
		return nil
	}
	n.attributes = make([]attribute, 0, len(start.Attr))
	s := tagScanner{source: t.source[:n.open], pos: n.from + 1 + len(n.name)}
	for _, a := range start.Attr {
		at, _ := s.attribute() // checked before the decoder took the tag
		if n.attribute(at.name) != nil {
			return &problem{"duplicate-attribute", at.from, Args{"field": words.Shorten(at.name)}}
		}
		at.value = a.Value
		n.attributes = append(n.attributes, at)
	}
	return nil
}

// textReader gathers the character data of an element, without that of elements inside.
type textReader struct {
	pieces int
	first  string
	all    strings.Builder // once there are two
	begin  int             // where in the source the text begins, white space left out; 0 if there is none
}

// add takes a piece as the decoder gives it and as it is written at an offset. What is written as it reads shares its
// memory with the source.
func (r *textReader) add(decoded []byte, raw string, from int) {
	piece := raw
	if string(decoded) != raw {
		piece = string(decoded)
	}
	if r.begin == 0 && trimSpace(piece) != "" {
		r.begin = from + len(raw) - len(strings.TrimLeft(raw, " \t\r\n"))
	}
	if r.pieces++; r.pieces == 1 {
		r.first = piece
		return
	}
	if r.pieces == 2 {
		r.all.WriteString(r.first)
	}
	r.all.WriteString(piece)
}

func (r *textReader) text() string {
	if r.pieces > 1 {
		return r.all.String()
	}
	return r.first
}

func isSpace(b byte) bool { return b == ' ' || b == '\t' || b == '\r' || b == '\n' }

// trimSpace takes XML's white space from both ends.
func trimSpace(text string) string {
	if text == "" || text[0] > ' ' && text[len(text)-1] > ' ' {
		return text
	}
	return strings.Trim(text, " \t\r\n")
}
