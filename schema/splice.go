package schema

import (
	"cmp"
	"slices"
	"strings"
)

// splice puts a text in place of source[from:to].
type splice struct {
	from, to int
	text     string
}

// apply returns the document with some splices. They don't overlap; those at one place keep their order. A document
// that wouldn't change is returned itself.
func (d *Document) apply(splices ...splice) *Document {
	slices.SortStableFunc(splices, func(a, b splice) int { return cmp.Compare(a.from, b.from) })
	var b strings.Builder
	pos := 0
	for _, s := range splices {
		b.WriteString(d.source[pos:s.from])
		b.WriteString(s.text)
		pos = s.to
	}
	b.WriteString(d.source[pos:])
	if b.String() == d.source {
		return d
	}
	if len(splices) == 1 {
		if next := d.patched(splices[0], b.String()); next != nil {
			return next
		}
	}
	return d.WithSource(b.String())
}
