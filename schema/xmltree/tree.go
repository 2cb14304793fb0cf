package xmltree

import (
	"encoding/xml"
	"io"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"boardduels/schema/words"
)

// The limits of a document.
const (
	MaxDocumentSize = 1 << 20 // bytes
	maxDepth        = 32      // elements inside each other
)

// BOM marks a text as UTF-8; some editors of Windows write it.
const BOM = "\uFEFF"

// maxAttributes is the most attributes of an element.
const maxAttributes = 64

// treeReader reads a source into nodes. The standard decoder takes the tokens and decodes them; where they stand is
// what lies between two of its offsets. It says neither where attributes stand nor that they are well-formed all the
// way, so each token is looked at before the decoder takes it.
type treeReader[F any] struct {
	source   string
	base     int // how many bytes of the source the decoder doesn't see: those of the byte order mark
	decoder  *xml.Decoder
	pos      int       // where the next token starts
	depth    int       // how many elements are open
	siblings []Node[F] // of all open elements; those of one lie together
}

// Problem is something at a place of the source.
type Problem struct {
	Code   string
	Offset int // in bytes, below 0 if the problem has no place
	Args   words.Args
}

// broken returns a problem of the XML itself.
func broken(offset int, reason string, args words.Args) *Problem {
	return &Problem{"broken-xml", offset, words.Because(reason, args)}
}

// TooLarge are the facts of a document above the limit.
var TooLarge = words.Args{"max": strconv.Itoa(MaxDocumentSize)}

// Read reads a source into nodes.
func Read[F any](source string) (*Node[F], *Problem) {
	if len(source) > MaxDocumentSize {
		return nil, &Problem{"too-large", -1, TooLarge}
	}
	text := strings.TrimPrefix(source, BOM)
	t := treeReader[F]{source: source, base: len(source) - len(text), decoder: xml.NewDecoder(strings.NewReader(text))}
	if p := checkEncoding(source, t.base); p != nil {
		return nil, p
	}
	t.pos, t.siblings = t.base, make([]Node[F], 0, min(strings.Count(source, "</"), 32))
	return t.document()
}

// document reads all tokens and returns the root element.
func (t *treeReader[F]) document() (*Node[F], *Problem) {
	var root *Node[F]
	for {
		from := t.pos
		token, p := t.next()
		if p != nil {
			return nil, p
		}
		switch token := token.(type) {
		case nil:
			if root == nil {
				return nil, &Problem{"no-root", from, nil}
			}
			return root, nil
		case xml.StartElement:
			if root != nil {
				return nil, &Problem{"second-root", from, words.Args{"found": words.Shorten(t.name(from + 1)), "root": words.Shorten(root.Name)}}
			}
			n, p := t.element(token, from)
			if p != nil {
				return nil, p
			}
			root = &n
		case xml.EndElement:
			return nil, broken(from, "stray-end", words.Args{"name": words.Shorten(t.name(from + len("</")))})
		case xml.CharData:
			if outside := TrimSpace(t.source[from:t.pos]); outside != "" {
				return nil, &Problem{"text-outside", from + strings.Index(t.source[from:], outside), words.Args{"found": words.Visible(words.Shorten(outside))}}
			}
		}
	}
}

// next looks at the token at pos, takes it and moves behind it. The token is nil at the end of the source.
func (t *treeReader[F]) next() (xml.Token, *Problem) {
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
func (t *treeReader[F]) element(start xml.StartElement, from int) (Node[F], *Problem) {
	n := Node[F]{From: from, Open: t.pos, Name: t.name(from + 1)}
	if t.depth == maxDepth {
		return n, &Problem{"too-deep", from, words.Args{"max": strconv.Itoa(maxDepth)}}
	}
	if p := t.attributes(start, &n); p != nil {
		return n, p
	}
	if strings.HasSuffix(t.source[from:n.Open], "/>") {
		n.Shut, n.To = n.Open, n.Open
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
			line, _ := Place(t.source, n.From)
			return n, broken(from, "unclosed-element", words.Args{"name": words.Shorten(n.Name), "line": strconv.Itoa(line)})
		case xml.StartElement:
			child, p := t.element(token, from)
			if p != nil {
				return n, p
			}
			t.siblings = append(t.siblings, child)
		case xml.CharData:
			text.add(token, t.source[from:t.pos], from)
		case xml.EndElement:
			n.Shut, n.To = from, t.pos
			n.Text, n.Begin = text.text(), text.begin
			n.Children = t.take(first)
			return n, t.closes(&n)
		}
	}
}

// take returns the siblings from an index on, and takes them away. The root's are the last ones, and stay where they
// are.
func (t *treeReader[F]) take(first int) []Node[F] {
	siblings := t.siblings[first:]
	t.siblings = t.siblings[:first]
	if t.depth > 1 {
		return slices.Clone(siblings)
	}
	return siblings
}

// closes reports an end tag of another name than its start tag.
func (t *treeReader[F]) closes(n *Node[F]) *Problem {
	if name := t.name(n.Shut + len("</")); name != n.Name {
		line, _ := Place(t.source, n.From)
		return broken(n.Shut, "wrong-end", words.Args{"name": words.Shorten(name), "expected": words.Shorten(n.Name), "line": strconv.Itoa(line)})
	}
	return nil
}

// name returns the name of an element that starts at an offset.
func (t *treeReader[F]) name(from int) string {
	return upTo(t.source[from:], "/> \t\r\n")
}

// attributes gives an element its attributes: values from the decoder, places from the start tag.
func (t *treeReader[F]) attributes(start xml.StartElement, n *Node[F]) *Problem {
	if len(start.Attr) > maxAttributes {
		return &Problem{"too-many-attributes", n.From, words.Args{"parent": words.Shorten(n.Name), "max": strconv.Itoa(maxAttributes)}}
	}
	if len(start.Attr) == 0 {
		return nil
	}
	n.Attributes = make([]Attribute[F], 0, len(start.Attr))
	s := tagScanner{source: t.source[:n.Open], pos: n.From + 1 + len(n.Name)}
	for _, a := range start.Attr {
		at, _ := s.attribute() // checked before the decoder took the tag
		if n.Attribute(at.name) != nil {
			return &Problem{"duplicate-attribute", at.from, words.Args{"field": words.Shorten(at.name)}}
		}
		n.Attributes = append(n.Attributes, Attribute[F]{Name: at.name, Value: a.Value, From: at.from, To: at.to, Start: at.start, End: at.end})
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
	if r.begin == 0 && TrimSpace(piece) != "" {
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

// IsSpace reports whether XML takes a byte for white space.
func IsSpace(b byte) bool { return b == ' ' || b == '\t' || b == '\r' || b == '\n' }

// TrimSpace takes XML's white space from both ends.
func TrimSpace(text string) string {
	if text == "" || text[0] > ' ' && text[len(text)-1] > ' ' {
		return text
	}
	return strings.Trim(text, " \t\r\n")
}

// Place turns an offset in bytes into a line and a column in characters, both from 1. Lines end with LF, CRLF or CR.
func Place(source string, offset int) (line, column int) {
	before := strings.TrimPrefix(source[:min(offset, len(source))], BOM)
	start := strings.LastIndexAny(before, "\r\n") + 1
	line = 1 + strings.Count(before, "\n") + strings.Count(before, "\r") - strings.Count(before, "\r\n")
	return line, 1 + utf8.RuneCountInString(before[start:])
}

// IsName reports whether a text has none of the characters that can't stand in a name here.
func IsName(text string) bool { return text != "" && !strings.ContainsAny(text, "/[]@<>\"'&= \t\r\n") }
