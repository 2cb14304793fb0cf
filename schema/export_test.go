package schema

import (
	"fmt"
	"strings"

	"github.com/beevik/etree"
)

// Span returns where the element or attribute that a path names is written, in bytes; false if it isn't.
func (d *Document) Span(path string) (from, to int, ok bool) {
	p, err := parsePath(path)
	if err != nil || d.root == nil {
		return 0, 0, false
	}
	n, rest := d.lookUp(p)
	if len(rest) > 0 {
		return 0, 0, false
	}
	if p.attribute == "" {
		return n.from, n.to, true
	}
	if a := n.attribute(p.attribute); a != nil {
		return a.from, a.to, true
	}
	return 0, 0, false
}

// CheckSpans returns an error if the nodes of a document don't stand where the source has them: each node's part of the
// source, read alone, must be the element that etree found.
func CheckSpans(d *Document) error {
	tree := etree.NewDocument()
	tree.ReadSettings.PreserveDuplicateAttrs = true
	if err := tree.ReadFromString(strings.TrimPrefix(d.source, bom)); err != nil {
		return err
	}
	return checkSpans(d, d.root, tree.Root())
}

func checkSpans(d *Document, n *node, e *etree.Element) error {
	if n.name != e.FullTag() {
		return fmt.Errorf("node %q is element %q", n.name, e.FullTag())
	}
	alone := etree.NewDocument()
	alone.ReadSettings.PreserveDuplicateAttrs = true
	source := d.source[n.from:n.to]
	if err := alone.ReadFromString(source); err != nil {
		return fmt.Errorf("node %q at %d is %q: %w", n.name, n.from, source, err)
	}
	if len(alone.Child) != 1 || alone.Root().FullTag() != n.name {
		return fmt.Errorf("node %q at %d is %q", n.name, n.from, source)
	}
	if len(n.attributes) != len(e.Attr) {
		return fmt.Errorf("node %q has %d attributes of %d", n.name, len(n.attributes), len(e.Attr))
	}
	for i, a := range n.attributes {
		written := d.source[a.from:a.to]
		alone := etree.NewDocument()
		if err := alone.ReadFromString("<x " + written + "/>"); err != nil {
			return fmt.Errorf("attribute %q of node %q is %q: %w", a.name, n.name, written, err)
		}
		if a.name != e.Attr[i].FullKey() || a.value != e.Attr[i].Value || len(alone.Root().Attr) != 1 || alone.Root().Attr[0].Value != a.value {
			return fmt.Errorf("attribute %q of node %q is %q", a.name, n.name, written)
		}
	}
	children := e.ChildElements()
	if len(children) != len(n.children) {
		return fmt.Errorf("node %q has %d children of %d", n.name, len(n.children), len(children))
	}
	for i := range children {
		if err := checkSpans(d, &n.children[i], children[i]); err != nil {
			return err
		}
	}
	return nil
}
