package measuring

import (
	"slices"

	"boardduels/schema"
)

// Basis is what figures that were measured rest on: the heroes, cards and knowledge that there were, and of which
// document they were asked for.
type Basis struct {
	file      string
	documents []*schema.Document // they are replaced, never changed
}

// Shifts takes in a document that is looked at and the packs that it is measured in, and reports whether anything is
// other than it was.
func (b *Basis) Shifts(d *schema.Document, packs ...*schema.Pack) bool {
	now := Basis{file: d.File()}
	for _, pack := range packs {
		for _, d := range pack.Documents() {
			switch d.Kind() {
			case schema.HeroKind, schema.CardKind, schema.CasesKind, schema.PrioritiesKind:
				now.documents = append(now.documents, d)
			}
		}
	}
	if now.file == b.file && slices.Equal(now.documents, b.documents) {
		return false
	}
	*b = now
	return true
}

// Continues reports whether a basis is an earlier one after edits of its own document alone.
func (b *Basis) Continues(earlier *Basis) bool {
	return b.file == earlier.file && slices.Equal(b.others(), earlier.others())
}

// others returns the documents beside the one for which was asked.
func (b *Basis) others() []*schema.Document {
	return slices.DeleteFunc(slices.Clone(b.documents), func(d *schema.Document) bool { return d.File() == b.file })
}
