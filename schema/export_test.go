package schema

import (
	"fmt"
	"strings"

	"github.com/beevik/etree"

	"boardduels/schema/xmltree"
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
		return n.From, n.To, true
	}
	if a := n.Attribute(p.attribute); a != nil {
		return a.From, a.To, true
	}
	return 0, 0, false
}

// CheckSpans returns an error if the nodes of a document don't stand where the source has them: each node's part of the
// source, read alone, must be the element that etree found.
func CheckSpans(d *Document) error {
	tree := etree.NewDocument()
	tree.ReadSettings.PreserveDuplicateAttrs = true
	if err := tree.ReadFromString(strings.TrimPrefix(d.source, xmltree.BOM)); err != nil {
		return err
	}
	return checkSpans(d, d.root, tree.Root())
}

func checkSpans(d *Document, n *node, e *etree.Element) error {
	if n.Name != e.FullTag() {
		return fmt.Errorf("node %q is element %q", n.Name, e.FullTag())
	}
	alone := etree.NewDocument()
	alone.ReadSettings.PreserveDuplicateAttrs = true
	source := d.source[n.From:n.To]
	if err := alone.ReadFromString(source); err != nil {
		return fmt.Errorf("node %q at %d is %q: %w", n.Name, n.From, source, err)
	}
	if len(alone.Child) != 1 || alone.Root().FullTag() != n.Name {
		return fmt.Errorf("node %q at %d is %q", n.Name, n.From, source)
	}
	if len(n.Attributes) != len(e.Attr) {
		return fmt.Errorf("node %q has %d attributes of %d", n.Name, len(n.Attributes), len(e.Attr))
	}
	for i, a := range n.Attributes {
		written := d.source[a.From:a.To]
		alone := etree.NewDocument()
		if err := alone.ReadFromString("<x " + written + "/>"); err != nil {
			return fmt.Errorf("attribute %q of node %q is %q: %w", a.Name, n.Name, written, err)
		}
		if a.Name != e.Attr[i].FullKey() || a.Value != e.Attr[i].Value || len(alone.Root().Attr) != 1 || alone.Root().Attr[0].Value != a.Value {
			return fmt.Errorf("attribute %q of node %q is %q", a.Name, n.Name, written)
		}
	}
	children := e.ChildElements()
	if len(children) != len(n.Children) {
		return fmt.Errorf("node %q has %d children of %d", n.Name, len(n.Children), len(children))
	}
	for i := range children {
		if err := checkSpans(d, &n.Children[i], children[i]); err != nil {
			return err
		}
	}
	return nil
}
