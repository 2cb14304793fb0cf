package schema

// node is an element of a document, with where its parts stand in the source. Offsets count bytes.
type node struct {
	name  string
	text  string // decoded character data, without that of elements inside
	begin int    // where in the source the text begins, white space left out; 0 if there is none
	field *Field // nil for an unknown element
	index int    // which repetition of its field this is, as in the Go value

	attributes []attribute
	children   []node

	from, open int // the start tag is source[from:open]
	shut, to   int // the end tag is source[shut:to]; both are open where the start tag closes itself: <x/>
}

// attribute is an attribute of an element.
type attribute struct {
	name, value string // decoded
	field       *Field // nil for an unknown attribute
	from, to    int    // name="value" is source[from:to]
	start, end  int    // the raw value is source[start:end]
}

// closesItself reports whether the element is written as <x/>.
func (n *node) closesItself() bool { return n.open == n.to }

// child returns the first child with a name, or nil.
func (n *node) child(name string) *node {
	for i := range n.children {
		if n.children[i].name == name {
			return &n.children[i]
		}
	}
	return nil
}

// attribute returns an attribute, or nil.
func (n *node) attribute(name string) *attribute {
	for i := range n.attributes {
		if n.attributes[i].name == name {
			return &n.attributes[i]
		}
	}
	return nil
}
