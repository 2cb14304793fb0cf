package schema

import "boardduels/schema/xmltree"

// node is an element of a document, described by its field.
type node = xmltree.Node[Field]

// MaxDocumentSize is the most bytes that a document may have.
const MaxDocumentSize = xmltree.MaxDocumentSize
