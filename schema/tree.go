package schema

import (
	"encoding/xml"
	"errors"
	"io"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/beevik/etree"
)

// readTree reads a source into nodes.
func readTree(source string) (*node, *problem) {
	if len(source) > MaxDocumentSize {
		return nil, &problem{"too-large", -1, tooLarge}
	}
	text := strings.TrimPrefix(source, bom)
	tree, err := parseTree(text)
	if err != nil {
		p := explain(text, err)
		p.offset += len(source) - len(text)
		return nil, p
	}
	s := scanner{source: source, pos: len(source) - len(text)}
	return s.document(tree)
}

// tooLarge are the facts of a document above the limit.
var tooLarge = Args{"max": strconv.Itoa(MaxDocumentSize)}

func parseTree(text string) (*etree.Document, error) {
	tree := etree.NewDocument()
	tree.ReadSettings = etree.ReadSettings{CharsetReader: refuseCharset, PreserveDuplicateAttrs: true, MaxDepth: MaxDepth}
	_, err := tree.ReadFrom(strings.NewReader(text))
	return tree, err
}

// charsetError is an encoding that isn't UTF-8.
type charsetError string

func (e charsetError) Error() string { return "encoding " + string(e) }

func refuseCharset(charset string, _ io.Reader) (io.Reader, error) { return nil, charsetError(charset) }

// explain finds the place of an error that etree met, which etree doesn't say: it reads the source once more, up to the
// same error.
func explain(text string, err error) *problem {
	decoder := xml.NewDecoder(strings.NewReader(text))
	decoder.CharsetReader = refuseCharset
	for depth := 0; ; {
		start := int(decoder.InputOffset())
		token, found := decoder.Token()
		switch token.(type) {
		case xml.StartElement:
			depth++
		case xml.EndElement:
			depth--
		}
		if depth > MaxDepth {
			return &problem{"too-deep", start, Args{"max": strconv.Itoa(MaxDepth)}}
		}
		if found != nil {
			return describe(text, err, found, int(decoder.InputOffset()))
		}
	}
}

func describe(text string, err, found error, offset int) *problem {
	var charset charsetError
	if errors.As(found, &charset) {
		return &problem{"not-utf-8", offset, Args{"found": shorten(string(charset))}}
	}
	if !utf8.ValidString(text) {
		return &problem{"invalid-utf-8", validLength(text), nil}
	}
	var syntax *xml.SyntaxError
	if errors.As(found, &syntax) {
		return &problem{"broken-xml", offset, Args{"found": syntax.Msg}}
	}
	return &problem{"broken-xml", offset, Args{"found": err.Error()}}
}

// validLength returns how many bytes of a text are UTF-8 before the first one that isn't.
func validLength(text string) int {
	for i, r := range text {
		if r != utf8.RuneError {
			continue
		}
		if _, size := utf8.DecodeRuneInString(text[i:]); size == 1 {
			return i
		}
	}
	return len(text)
}
