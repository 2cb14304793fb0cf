package schema

import (
	"slices"
	"strings"
)

// patched returns the document with a splice, read from the nodes there are: where only the text of one element changes
// and has no markup before and after, all nodes stay, and those behind it move. It returns nil where more may change,
// and the source is to be read anew. A test holds both ways to the same result.
func (d *Document) patched(s splice, source string) *Document {
	if d.root == nil || len(source) > MaxDocumentSize || checkText(s.text) != nil {
		return nil
	}
	leaf := d.root.around(s)
	if leaf == nil {
		return nil
	}
	m := mover{leaf: leaf, by: len(source) - len(d.source)}
	if text := source[leaf.open : leaf.shut+m.by]; isPlain(text) && isPlain(d.source[leaf.open:leaf.shut]) {
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

// around returns the node without elements inside whose text a splice changes, or nil.
func (n *node) around(s splice) *node {
	if n.closesItself() || s.from < n.open || s.to > n.shut {
		return nil
	}
	if len(n.children) == 0 {
		return n
	}
	i, _ := slices.BinarySearchFunc(n.children, s.from, func(c node, from int) int { return c.to - from })
	if i == len(n.children) {
		return nil
	}
	return n.children[i].around(s)
}

// mover copies nodes around a new text of one of them.
type mover struct {
	leaf *node
	text string
	by   int // bytes by which what stands behind the text moves
}

// moved returns a copy of a node as it was before its fields were found.
func (m *mover) moved(n *node) node {
	c := *n
	c.field, c.index = nil, 0
	m.offsets(&c.begin, &c.from, &c.open, &c.shut, &c.to)
	c.attributes = slices.Clone(n.attributes)
	for i := range c.attributes {
		a := &c.attributes[i]
		a.field = nil
		m.offsets(&a.from, &a.to, &a.start, &a.end)
	}
	c.children = slices.Clone(n.children)
	for i := range c.children {
		c.children[i] = m.moved(&n.children[i])
	}
	if n == m.leaf {
		c.text, c.begin, c.shut = m.text, 0, n.shut+m.by
		if trimSpace(m.text) != "" {
			c.begin = n.open + len(m.text) - len(strings.TrimLeft(m.text, " \t\r\n"))
		}
	}
	return c
}

// offsets moves those that lie behind the text.
func (m *mover) offsets(all ...*int) {
	for _, at := range all {
		if *at > m.leaf.open {
			*at += m.by
		}
	}
}
