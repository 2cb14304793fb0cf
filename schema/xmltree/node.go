package xmltree

import "slices"

// Node is an element of a document, with where its parts stand in the source, and what whoever reads it knows of it: F
// describes elements and attributes. Offsets count bytes.
type Node[F any] struct {
	Name  string
	Text  string // decoded character data, without that of elements inside
	Begin int    // where in the source the text begins, white space left out; 0 if there is none
	Field *F     // nil for an unknown element
	Index int    // which repetition of its field this is, as in the Go value

	Attributes []Attribute[F]
	Children   []Node[F]

	From, Open int // the start tag is source[from:open]
	Shut, To   int // the end tag is source[shut:to]; both are open where the start tag closes itself: <x/>
}

// Attribute is an attribute of an element.
type Attribute[F any] struct {
	Name, Value string // decoded
	Field       *F     // nil for an unknown attribute
	From, To    int    // name="value" is source[from:to]
	Start, End  int    // the raw value is source[start:end]
}

// ClosesItself reports whether the element is written as <x/>.
func (n *Node[F]) ClosesItself() bool { return n.Open == n.To }

// Child returns the first child with a name, or nil.
func (n *Node[F]) Child(name string) *Node[F] {
	for i := range n.Children {
		if n.Children[i].Name == name {
			return &n.Children[i]
		}
	}
	return nil
}

// Attribute returns an attribute, or nil.
func (n *Node[F]) Attribute(name string) *Attribute[F] {
	for i := range n.Attributes {
		if n.Attributes[i].Name == name {
			return &n.Attributes[i]
		}
	}
	return nil
}

// Count returns the number of children with a name.
func (n *Node[F]) Count(name string) int {
	count := 0
	for i := range n.Children {
		if n.Children[i].Name == name {
			count++
		}
	}
	return count
}

// Find returns the child with a name and an index, or nil.
func (n *Node[F]) Find(name string, at int) *Node[F] {
	order := 0
	for i := range n.Children {
		c := &n.Children[i]
		if c.Name != name {
			continue
		}
		index := order
		if c.Field != nil {
			index = c.Index
		}
		if index == at {
			return c
		}
		order++
	}
	return nil
}

// Around returns the node without elements inside whose text lies around a part of the source, or nil.
func (n *Node[F]) Around(from, to int) *Node[F] {
	if n.ClosesItself() || from < n.Open || to > n.Shut {
		return nil
	}
	if len(n.Children) == 0 {
		return n
	}
	i, _ := slices.BinarySearchFunc(n.Children, from, func(c Node[F], from int) int { return c.To - from })
	if i == len(n.Children) {
		return nil
	}
	return n.Children[i].Around(from, to)
}
