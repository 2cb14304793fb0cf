package schema

import (
	"fmt"
	"strings"

	"boardduels/schema/words"
	"boardduels/schema/xmltree"
)

// KindOfSource returns the kind of document that a text is, by its root element; false if it is none.
func KindOfSource(source string) (Kind, bool) {
	root, p := xmltree.Read[Field](source)
	if p != nil {
		return 0, false
	}
	for _, kind := range Kinds() {
		if Fields(kind).Name == root.Name {
			return kind, true
		}
	}
	return 0, false
}

// ParseBoard parses a document that is to be a board, of the kind that its root element tells. An error names the file,
// what was found and what is allowed.
func ParseBoard(file, source string) (*Document, error) {
	root, p := xmltree.Read[Field](source)
	if p != nil {
		d := Parse(LevelKind, file, source) // of whatever kind it was to be, it can't be read
		return nil, fmt.Errorf("%s; a board is %s", d.diagnostics[0], boardRoots())
	}
	for _, kind := range BoardKinds() {
		if Fields(kind).Name != root.Name {
			continue
		}
		d := Parse(kind, file, source)
		for _, diagnostic := range d.diagnostics {
			if diagnostic.Severity == Error {
				return nil, fmt.Errorf("%s", diagnostic)
			}
		}
		return d, nil
	}
	return nil, fmt.Errorf("%s: the document is a <%s>, a board is %s", file, words.Shorten(root.Name), boardRoots())
}

// boardRoots lists the root elements of boards.
func boardRoots() string {
	var roots []string
	for _, kind := range BoardKinds() {
		roots = append(roots, "a <"+Fields(kind).Name+">")
	}
	last := len(roots) - 1
	return strings.Join(roots[:last], ", ") + " or " + roots[last]
}
