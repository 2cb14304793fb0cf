package main

import (
	"maps"
	"slices"
)

// Element is the beginning of an element of a manifest, as it is packed.
type Element struct {
	Name       string
	Depth      int // how many elements it stands in
	Attributes []Attribute
}

// Attribute is an attribute of an element, as it is packed.
type Attribute struct {
	Name   string
	Number uint32 // by which the system knows it; 0 for one that is asked for by its name, such as package
	Value  string // as text: "quoted", a number, true or @0x7f010000
}

// retrieve returns which attributes of an element Android finds, and which it doesn't. Android goes once through those
// that it knows, sorted by number, and beside that once through the element's, which it takes to be sorted, too
// (RetrieveAttributes of its androidfw): of an attribute after one with a greater number nothing is seen.
func (e *Element) retrieve() (found, lost []Attribute) {
	seen := map[int]bool{}
	next := 0
	for _, wanted := range e.numbers() {
		for next < len(e.Attributes) && e.Attributes[next].Number < wanted {
			next++
		}
		if next < len(e.Attributes) && e.Attributes[next].Number == wanted {
			seen[next] = true
			next++
		}
	}
	for i, a := range e.Attributes {
		if seen[i] || a.Number == 0 {
			found = append(found, a)
		} else {
			lost = append(lost, a)
		}
	}
	return found, lost
}

// numbers returns the numbers of the element's attributes, sorted, each once.
func (e *Element) numbers() []uint32 {
	all := map[uint32]bool{}
	for _, a := range e.Attributes {
		if a.Number != 0 {
			all[a.Number] = true
		}
	}
	return slices.Sorted(maps.Keys(all))
}
