package schema

import (
	"fmt"
	"strconv"
	"strings"
)

// A path names an element or attribute of a document: element names from below the root, joined by slashes, each with
// the index of the repetition if it repeats, and a last @attribute: base_damage, spell_card[2], spell_card[2]@copies,
// case[3]/input[5]. Indexes are those of the Go value: for elements with ids from 0 the id, else the order. An index
// after an element that doesn't repeat counts superfluous ones.
type fieldPath struct {
	steps     []step
	attribute string // "" for an element
}

type step struct {
	name  string
	index int
}

const maxPathLength = 1000

func parsePath(path string) (fieldPath, error) {
	var p fieldPath
	if len(path) > maxPathLength {
		return p, fmt.Errorf("the path has %d bytes, allowed are %d", len(path), maxPathLength)
	}
	elements, attribute, hasAttribute := strings.Cut(path, "@")
	if hasAttribute && !isName(attribute) {
		return p, fmt.Errorf("path %q: %q isn't the name of an attribute", path, attribute)
	}
	p.attribute = attribute
	if elements == "" && hasAttribute {
		return p, nil // an attribute of the root
	}
	for part := range strings.SplitSeq(elements, "/") {
		s, err := parseStep(part)
		if err != nil {
			return p, fmt.Errorf("path %q: %w", path, err)
		}
		p.steps = append(p.steps, s)
	}
	return p, nil
}

func parseStep(part string) (step, error) {
	name, index, indexed := strings.Cut(part, "[")
	if !isName(name) {
		return step{}, fmt.Errorf("%q isn't the name of an element", name)
	}
	if !indexed {
		return step{name: name}, nil
	}
	digits, closed := strings.CutSuffix(index, "]")
	n, err := strconv.ParseUint(digits, 10, 31)
	if !closed || err != nil {
		return step{}, fmt.Errorf("%q isn't an index like [2]", "["+index)
	}
	return step{name, int(n)}, nil
}

func isName(text string) bool { return text != "" && !strings.ContainsAny(text, "/[]@<>\"'&= \t\r\n") }

// pathOf returns the path of a trail of nodes.
func pathOf(trail []*node) string {
	if len(trail) == 0 {
		return ""
	}
	var b strings.Builder
	for i, n := range trail {
		if i > 0 {
			b.WriteByte('/')
		}
		b.WriteString(n.name)
		if n.index > 0 || n.field != nil && n.field.Repeats() {
			b.WriteByte('[')
			b.WriteString(strconv.Itoa(n.index))
			b.WriteByte(']')
		}
	}
	return b.String()
}

// step returns the field's own part of a path.
func (f *Field) step() string {
	if f.Attribute {
		return "@" + f.Name
	}
	return f.Name
}

// FieldAt returns the description of the field that a path names in documents of a kind. Indexes may be left out.
func FieldAt(kind Kind, path string) (*Field, error) {
	p, err := parsePath(path)
	if err != nil {
		return nil, err
	}
	f := Fields(kind)
	for _, s := range p.steps {
		inner := f.Field(s.name)
		if inner == nil {
			return nil, fmt.Errorf("path %q: <%s> has no element %s", path, f.Name, s.name)
		}
		f = inner
	}
	if p.attribute == "" {
		return f, nil
	}
	a := f.attribute(p.attribute)
	if a == nil {
		return nil, fmt.Errorf("path %q: <%s> has no attribute %s", path, f.Name, p.attribute)
	}
	return a, nil
}

// find returns the child that a step names, or nil.
func (n *node) find(s step) *node {
	order := 0
	for i := range n.children {
		c := &n.children[i]
		if c.name != s.name {
			continue
		}
		index := order
		if c.field != nil {
			index = c.index
		}
		if index == s.index {
			return c
		}
		order++
	}
	return nil
}

// lookUp follows the steps of a path as far as there are nodes. It returns the last node and the steps that are left.
func (d *Document) lookUp(p fieldPath) (*node, []step) {
	n := d.root
	for i, s := range p.steps {
		next := n.find(s)
		if next == nil {
			return n, p.steps[i:]
		}
		n = next
	}
	return n, nil
}

// Value returns the text of an element or attribute, entities decoded; of fields that aren't free text, without the white
// space around it. It returns false if the path names nothing that is written.
func (d *Document) Value(path string) (string, bool) {
	p, err := parsePath(path)
	if err != nil || d.root == nil {
		return "", false
	}
	n, rest := d.lookUp(p)
	if len(rest) > 0 {
		return "", false
	}
	if p.attribute == "" {
		return plain(n.field, n.text), true
	}
	a := n.attribute(p.attribute)
	if a == nil {
		return "", false
	}
	return plain(a.field, a.value), true
}

// plain takes the white space from a text unless it is free text.
func plain(f *Field, text string) string {
	if isFree(f) {
		return text
	}
	return trimSpace(text)
}

// isFree reports whether white space around a field's text counts.
func isFree(f *Field) bool { return f == nil || f.Type == String }

// Span is a part of a source, in bytes.
type Span struct{ From, To int }

// Span returns where the element or attribute that a path names is written; false if it isn't.
func (d *Document) Span(path string) (Span, bool) {
	p, err := parsePath(path)
	if err != nil || d.root == nil {
		return Span{}, false
	}
	n, rest := d.lookUp(p)
	if len(rest) > 0 {
		return Span{}, false
	}
	if p.attribute == "" {
		return Span{n.from, n.to}, true
	}
	a := n.attribute(p.attribute)
	if a == nil {
		return Span{}, false
	}
	return Span{a.from, a.to}, true
}

// Count returns how often an element stands inside the one that a path names; the path is "" for the root.
func (d *Document) Count(path, element string) int {
	if d.root == nil {
		return 0
	}
	var p fieldPath
	if path != "" {
		var err error
		if p, err = parsePath(path); err != nil {
			return 0
		}
	}
	n, rest := d.lookUp(p)
	if len(rest) > 0 {
		return 0
	}
	return n.count(element)
}

// count returns the number of children with a name.
func (n *node) count(name string) int {
	count := 0
	for i := range n.children {
		if n.children[i].name == name {
			count++
		}
	}
	return count
}
