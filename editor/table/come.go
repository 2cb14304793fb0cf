package table

import (
	"slices"

	"boardduels/editor/document"
	"boardduels/schema"
)

// Come returns the keys of the rows of a kind that a change brings.
func Come(kind schema.Kind, c document.Change) (keys []string) {
	if c.To == nil || c.To.Kind() != kind {
		return nil
	}
	before := keysOf(c.From, kind)
	return slices.DeleteFunc(keysOf(c.To, kind), func(key string) bool { return slices.Contains(before, key) })
}

func keysOf(d *schema.Document, kind schema.Kind) (keys []string) {
	switch {
	case d == nil:
		return nil
	case kind != schema.CasesKind:
		return []string{d.File()}
	}
	for _, row := range casesOf(d) {
		keys = append(keys, row.Key())
	}
	return keys
}
