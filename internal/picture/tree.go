package picture

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"regexp"
	"slices"
	"strings"
)

// The limits of an SVG as a document.
const (
	maxDepth      = 64           // elements inside each other
	maxElements   = 5000         // of a file
	maxAttributes = 64           // of an element
	maxText       = 4 << 10      // bytes of an attribute that isn't a list of points
	maxSheets     = 16 * maxText // bytes of all style sheets
	maxRuled      = 4096         // properties of all classes, each counted for each class that has it
)

// svgSpace is the namespace of the elements that are drawn.
const svgSpace = "http://www.w3.org/2000/svg"

// element is an element of an SVG.
type element struct {
	name       string // "" unless it is SVG's
	attributes []attribute
	parent     *element // nil of the root
	children   []*element
	line       int
	column     int
	visit      visit
	outline    Outline // of a shape, once it has been read
	read       bool
}

// attribute is what is said of an element, in its tag or by a style.
type attribute struct {
	name, value   string
	styled        bool
	weight, order int // of what a style says
}

// tree is an SVG as a document.
type tree struct {
	root    *element
	ids     map[string]*element
	rules   map[string][]rule // of style sheets, by the last mark of their selectors
	ruled   int               // how many properties they have
	remarks []*Refused

	sizesText bool // somewhere
}

// get returns the value of an attribute, "" if there is none.
func (e *element) get(name string) string {
	for _, a := range e.attributes {
		if a.name == name {
			return a.value
		}
	}
	return ""
}

// has reports whether an attribute is written, be it empty.
func (e *element) has(name string) bool {
	return slices.ContainsFunc(e.attributes, func(a attribute) bool { return a.name == name })
}

// refuse makes a reason that stands at the element.
func (e *element) refuse(code string, facts ...string) *Refused {
	r := refuse(code, facts...)
	r.Line, r.Column = e.line, e.column
	return r
}

// wrong refuses the value of an attribute.
func (e *element) wrong(name, value, allowed string) *Refused {
	return e.refuse("picture-value", "field", name, "found", shorten(value), "choices", allowed)
}

// treeReader builds a tree.
type treeReader struct {
	tokens *xml.Decoder
	tree   *tree
	open   []*element
	count  int
	styles strings.Builder
	sheets int // bytes of all style sheets
	budget *budget
	typed  bool // there was a document type

	prefixes []string // of the names of elements that are SVG's, with "" for names without one
}

// plainType matches the document type of SVG, as many programs write it. It defines nothing, and nothing is fetched.
var plainType = regexp.MustCompile(`^DOCTYPE\s+svg(\s+PUBLIC\s+("[^"<>\[\]]*"|'[^'<>\[\]]*')(\s+("[^"<>\[\]]*"|'[^'<>\[\]]*'))?)?\s*$`)

// readTree reads an SVG as a document.
func readTree(content []byte, budget *budget) (*tree, error) {
	budget.spend(stepsOfByte * len(content))
	content = widened(content)
	r := &treeReader{
		tokens: xml.NewDecoder(bytes.NewReader(bytes.TrimPrefix(content, byteOrderMark))),
		tree:   &tree{ids: map[string]*element{}, rules: map[string][]rule{}},
		budget: budget,
	}
	r.tokens.CharsetReader = otherEncoding
	if err := checkCharacters(content); err != nil {
		return nil, err
	}
	plain := bytes.TrimPrefix(content, byteOrderMark)
	text := string(plain)
	at := place{line: 1, column: 1}
	for {
		token, err := r.tokens.RawToken()
		if errors.Is(err, io.EOF) && len(r.open) == 0 && r.tree.root != nil {
			return r.tree, nil
		}
		end := int(r.tokens.InputOffset())
		if err == nil {
			err = checkToken(token, text[at.offset:end], at.offset == 0, len(r.open) > 0)
		}
		if err == nil {
			err = r.take(token, at.line, at.column)
		}
		if err != nil {
			if strings.HasPrefix(text[at.offset:], "<!--") && !strings.Contains(text[at.offset:], "-->") {
				err = errUnclosed
			}
			return nil, located(err, at.line, at.column)
		}
		at = at.to(plain, end)
	}
}

// located gives an error a place, unless it has one.
func located(err error, line, column int) error {
	refused, ok := errors.AsType[*Refused](err)
	if !ok {
		if errors.Is(err, io.EOF) {
			err = errCutOff
		}
		if syntax, ok := errors.AsType[*xml.SyntaxError](err); ok {
			err = errors.New(syntax.Msg)
		}
		refused = damaged(SVG, err)
	}
	if refused.Line == 0 {
		refused.Line, refused.Column = line, column
	}
	return refused
}

// take takes up the next part of the document.
func (r *treeReader) take(token xml.Token, line, column int) error {
	switch t := token.(type) {
	case xml.Directive: // whose entities could be of any length, and stand elsewhere
		if r.tree.root != nil || r.typed || !plainType.Match(t) {
			return refuse("picture-part", "found", "<!"+shorten(firstWord(string(t)))+">")
		}
		r.typed = true
	case xml.ProcInst:
		if t.Target == "xml-stylesheet" {
			return refuse("picture-part", "found", "<?"+shorten(t.Target)+"?>")
		}
	case xml.StartElement:
		return r.start(t, line, column)
	case xml.EndElement:
		return r.end(t)
	case xml.CharData:
		if len(r.open) > 0 && r.open[len(r.open)-1].name == "style" {
			if r.sheets += len(t); r.sheets > maxSheets {
				return refuse("picture-text", "field", "style", "found", number(r.sheets), "max", number(maxSheets))
			}
			r.styles.Write(t)
		}
	}
	return nil
}

// readPrefixes takes up by what prefixes the root element names elements of SVG.
func (r *treeReader) readPrefixes(all []xml.Attr) {
	r.prefixes = []string{""}
	for _, a := range all {
		if a.Name.Space == "xmlns" && a.Value == svgSpace {
			r.prefixes = append(r.prefixes, a.Name.Local)
		}
	}
}

// elsewhere reports whether attributes put the element that has them into another namespace.
func elsewhere(all []xml.Attr) bool { return namespace(all) != "" }

// namespace returns the attribute by which an element is in another namespace, as it is written; "" if there is none.
func namespace(all []xml.Attr) string {
	for _, a := range all {
		if a.Name == (xml.Name{Local: "xmlns"}) && a.Value != svgSpace {
			return ` xmlns="` + shorten(a.Value) + `"`
		}
	}
	return ""
}

// written returns a name with its prefix.
func written(name xml.Name) string {
	if name.Space == "" {
		return name.Local
	}
	return name.Space + ":" + name.Local
}

func (r *treeReader) start(t xml.StartElement, line, column int) error {
	if r.count++; r.count > maxElements {
		return refuse("picture-elements", "max", number(maxElements))
	}
	if len(r.open) >= maxDepth {
		return refuse("picture-depth", "max", number(maxDepth))
	}
	e := &element{line: line, column: column}
	if !r.budget.spend(stepsOfElement + stepsOfAttribute*len(t.Attr)) {
		return e.tooMuchReading()
	}
	if r.tree.root == nil {
		r.readPrefixes(t.Attr)
	}
	if (t.Name.Space == "svg" || slices.Contains(r.prefixes, t.Name.Space)) && !elsewhere(t.Attr) {
		e.name = t.Name.Local
	}
	switch {
	case r.tree.root == nil && e.name != "svg":
		return refuse("picture-root", "found", "<"+shorten(written(t.Name))+namespace(t.Attr)+">")
	case len(r.open) == 0 && r.tree.root != nil:
		return damaged(SVG, errTwo)
	case len(r.open) > 0 && e.name == "svg":
		return refuse("picture-part", "found", "<svg> in <svg>")
	case r.tree.root == nil:
		r.tree.root = e
	default:
		e.parent = r.open[len(r.open)-1]
		e.parent.children = append(e.parent.children, e)
	}
	e.visit.name = t.Name
	r.open = append(r.open, e)
	return r.attributes(e, t.Attr)
}

// end closes an element. The decoder doesn't look whether names agree, since it is asked for raw tokens, which are
// without the namespaces that editors leave undeclared.
func (r *treeReader) end(t xml.EndElement) error {
	if len(r.open) == 0 || r.open[len(r.open)-1].visit.name != t.Name {
		return refuse("picture-damaged", "format", SVG.String(), "found", "</"+shorten(t.Name.Local)+"> ends no element")
	}
	closed := r.open[len(r.open)-1]
	r.open = r.open[:len(r.open)-1]
	if closed.name == "style" {
		sheet := r.styles.String()
		r.styles.Reset()
		if r.tree.applies(closed) {
			return r.tree.readRules(closed, sheet)
		}
	}
	return nil
}

// attributes takes up the attributes that mean something.
func (r *treeReader) attributes(e *element, all []xml.Attr) error {
	if len(all) > maxAttributes {
		return e.refuse("picture-attributes", "found", number(len(all)), "max", number(maxAttributes))
	}
	seen := make(map[xml.Name]bool, len(all))
	for _, a := range all {
		if seen[a.Name] {
			return e.refuse("picture-twice", "found", shorten(a.Name.Local))
		}
		seen[a.Name] = true
		link := a.Name.Local == "href" || a.Name.Local == "src"
		if a.Name.Space != "" && !link {
			continue
		}
		value := strings.TrimSpace(a.Value)
		if link && value != "" && !strings.HasPrefix(value, "#") {
			return e.refuse("picture-reference", "found", shorten(value))
		}
		if err := e.ownReferences(value); err != nil {
			return err
		}
		if len(value) > maxText && a.Name.Local != "d" && a.Name.Local != "points" {
			return e.refuse("picture-text", "field", shorten(a.Name.Local), "found", number(len(value)), "max", number(maxText))
		}
		e.attributes = append(e.attributes, attribute{name: a.Name.Local, value: value})
	}
	r.tree.sizeText(e.attributes)
	r.tree.sizeText(declarations(e.get("style")))
	if id := e.get("id"); id != "" && r.tree.ids[id] == nil {
		r.tree.ids[id] = e
	}
	return nil
}

// ownReferences refuses a text in which url(…) leads out of the file.
func (e *element) ownReferences(text string) error {
	for rest := unescaped(text); ; {
		at := indexFold(rest, "url(")
		if at < 0 {
			return nil
		}
		rest = strings.TrimLeft(rest[at+len("url("):], " \t\r\n'\"")
		if !strings.HasPrefix(rest, "#") {
			return e.refuse("picture-reference", "found", "url("+shorten(rest))
		}
	}
}

// indexFold is strings.Index for a lower-case ASCII text, whatever the case of what is searched.
func indexFold(text, wanted string) int {
	for i := 0; i+len(wanted) <= len(text); i++ {
		if strings.EqualFold(text[i:i+len(wanted)], wanted) {
			return i
		}
	}
	return -1
}

func firstWord(text string) string {
	word, _, _ := strings.Cut(strings.TrimSpace(text), " ")
	return word
}

// shorten cuts a text that is quoted in a message.
func shorten(text string) string {
	const most = 40
	text = strings.ToValidUTF8(text, "�")
	if runes := []rune(text[:min(len(text), 4*most+4)]); len(runes) > most {
		return string(runes[:most]) + "…"
	}
	return text
}
