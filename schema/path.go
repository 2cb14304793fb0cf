package schema

import (
	"fmt"
	"strconv"
	"strings"

	"boardduels/schema/xmltree"
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
	if hasAttribute && !xmltree.IsName(attribute) {
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
	if !xmltree.IsName(name) {
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
		b.WriteString(n.Name)
		if n.Index > 0 || n.Field != nil && n.Field.Repeats() {
			b.WriteByte('[')
			b.WriteString(strconv.Itoa(n.Index))
			b.WriteByte(']')
		}
	}
	return b.String()
}

// Step returns the field's own part of a path: its name, that of an attribute with a leading @.
func (f *Field) Step() string {
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
