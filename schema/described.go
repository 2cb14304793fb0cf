package schema

import "boardduels/schema/xmltree"

// node is an element of a document, described by its field.
type node = xmltree.Node[Field]

// The limits of a document.
const (
	MaxDocumentSize = xmltree.MaxDocumentSize // bytes
	MaxDepth        = xmltree.MaxDepth        // elements inside each other
)
