package schema

import (
	"slices"
	"strings"

	"boardduels/schema/xmltree"
)

// patched returns the document with a splice, read from the nodes there are: where only the text of one element changes
// and has no markup before and after, all nodes stay, and those behind it move. It returns nil where more may change,
// and the source is to be read anew. A test holds both ways to the same result.
func (d *Document) patched(s splice, source string) *Document {
	if d.root == nil || len(source) > MaxDocumentSize || xmltree.CheckText(s.text) != nil {
		return nil
	}
	leaf := d.root.Around(s.from, s.to)
	if leaf == nil {
		return nil
	}
	m := mover{leaf: leaf, by: len(source) - len(d.source)}
	if text := source[leaf.Open : leaf.Shut+m.by]; isPlain(text) && isPlain(d.source[leaf.Open:leaf.Shut]) {
		m.text = strings.Clone(text) // it mustn't keep this source in memory once the text has changed again
		next := unread(d.kind, d.file, source)
		root := m.moved(d.root)
		next.interpret(&root)
		return next
	}
	return nil
}

// isPlain reports whether a text between tags reads as it is written, and can't be taken for anything else.
func isPlain(text string) bool { return !strings.ContainsAny(text, "<>&\r") }

// mover copies nodes around a new text of one of them.
type mover struct {
	leaf *node
	text string
	by   int // bytes by which what stands behind the text moves
}

// moved returns a copy of a node as it was before its fields were found.
func (m *mover) moved(n *node) node {
	c := *n
	c.Field, c.Index = nil, 0
	m.offsets(&c.Begin, &c.From, &c.Open, &c.Shut, &c.To)
	c.Attributes = slices.Clone(n.Attributes)
	for i := range c.Attributes {
		a := &c.Attributes[i]
		a.Field = nil
		m.offsets(&a.From, &a.To, &a.Start, &a.End)
	}
	c.Children = slices.Clone(n.Children)
	for i := range c.Children {
		c.Children[i] = m.moved(&n.Children[i])
	}
	if n == m.leaf {
		c.Text, c.Begin, c.Shut = m.text, 0, n.Shut+m.by
		if xmltree.TrimSpace(m.text) != "" {
			c.Begin = n.Open + len(m.text) - len(strings.TrimLeft(m.text, " \t\r\n"))
		}
	}
	return c
}

// offsets moves those that lie behind the text.
func (m *mover) offsets(all ...*int) {
	for _, at := range all {
		if *at > m.leaf.Open {
			*at += m.by
		}
	}
}
