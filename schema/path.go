package schema

import (
	"strconv"
	"strings"
)

// A path names an element or attribute of a document: element names from below the root, joined by slashes, each with
// the index of the repetition where it isn't the first and only one, and a last @attribute. Indexes are those of the Go
// value: base_damage, spell_card[2], spell_card[2]@copies, case[3]/input[5].

// pathOf returns the path of a trail of nodes.
func pathOf(trail []*node) string {
	if len(trail) == 0 {
		return ""
	}
	var b strings.Builder
	for i, n := range trail {
		if i > 0 {
			b.WriteByte('/')
		}
		b.WriteString(n.name)
		if n.index > 0 || n.field != nil && n.field.Repeats() {
			b.WriteByte('[')
			b.WriteString(strconv.Itoa(n.index))
			b.WriteByte(']')
		}
	}
	return b.String()
}

// step returns the field's own part of a path.
func (f *Field) step() string {
	if f.Attribute {
		return "@" + f.Name
	}
	return f.Name
}
