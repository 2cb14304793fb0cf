package wording

import (
	"maps"
	"slices"
)

// TermNames returns the names of the terms of a family.
func TermNames(family string) []string { return slices.Sorted(maps.Keys(terms[family])) }
