package schematest

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/beevik/etree"

	"boardduels/schema/xmltree"
)

// CheckForm returns what the standard decoder finds wrong with a source, which it reads to its end.
func CheckForm(source string) error {
	decoder := xml.NewDecoder(strings.NewReader(strings.TrimPrefix(source, xmltree.BOM)))
	for {
		if _, err := decoder.Token(); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
	}
}

// CheckSpans returns an error if the nodes of a well-formed source don't stand where the source has them: each node's
// part of the source, read alone, must be the element that etree found.
func CheckSpans(source string) error {
	root, problem := xmltree.Read[struct{}](source)
	if problem != nil {
		return fmt.Errorf("%s at %d", problem.Code, problem.Offset)
	}
	tree := etree.NewDocument()
	tree.ReadSettings.PreserveDuplicateAttrs = true
	if err := tree.ReadFromString(strings.TrimPrefix(source, xmltree.BOM)); err != nil {
		return err
	}
	return checkSpans(source, root, tree.Root())
}

func checkSpans(source string, n *xmltree.Node[struct{}], e *etree.Element) error {
	if n.Name != e.FullTag() {
		return fmt.Errorf("node %q is element %q", n.Name, e.FullTag())
	}
	alone := etree.NewDocument()
	alone.ReadSettings.PreserveDuplicateAttrs = true
	part := source[n.From:n.To]
	if err := alone.ReadFromString(part); err != nil {
		return fmt.Errorf("node %q at %d is %q: %w", n.Name, n.From, part, err)
	}
	if len(alone.Child) != 1 || alone.Root().FullTag() != n.Name {
		return fmt.Errorf("node %q at %d is %q", n.Name, n.From, part)
	}
	if len(n.Attributes) != len(e.Attr) {
		return fmt.Errorf("node %q has %d attributes of %d", n.Name, len(n.Attributes), len(e.Attr))
	}
	for i := range n.Attributes {
		if err := checkAttribute(source, n, i, e.Attr[i]); err != nil {
			return err
		}
	}
	children := e.ChildElements()
	if len(children) != len(n.Children) {
		return fmt.Errorf("node %q has %d children of %d", n.Name, len(n.Children), len(children))
	}
	for i := range children {
		if err := checkSpans(source, &n.Children[i], children[i]); err != nil {
			return err
		}
	}
	return nil
}

func checkAttribute(source string, n *xmltree.Node[struct{}], i int, want etree.Attr) error {
	a := n.Attributes[i]
	written := source[a.From:a.To]
	alone := etree.NewDocument()
	if err := alone.ReadFromString("<x " + written + "/>"); err != nil {
		return fmt.Errorf("attribute %q of node %q is %q: %w", a.Name, n.Name, written, err)
	}
	if a.Name != want.FullKey() || a.Value != want.Value || len(alone.Root().Attr) != 1 || alone.Root().Attr[0].Value != a.Value {
		return fmt.Errorf("attribute %q of node %q is %q", a.Name, n.Name, written)
	}
	return nil
}
