package document

import "boardduels/schema"

// Change is a document before and after an edit; nil where there was none, or is none any more.
type Change struct {
	File     string
	From, To *schema.Document
}

// Edit is something that a designer does to a pack.
type Edit interface {
	// Kind says what kind of edit this is, as a key for menus: "set", "add_card".
	Kind() string
	// Subject returns what is edited: a field, or the id of a document.
	Subject() string
	// Changes returns what the edit does to the documents of a pack; the error says why it can't.
	Changes(*schema.Pack) ([]Change, error)
}

// apply returns the pack after some changes.
func apply(pack *schema.Pack, changes []Change) *schema.Pack {
	var documents []*schema.Document
	for _, c := range changes {
		switch {
		case c.To == nil:
			pack = pack.Without(c.File)
		case c.To.Kind() == schema.ArtKind:
			pack = pack.With(c.To)
		default:
			documents = append(documents, c.To)
		}
	}
	return pack.WithAll(documents)
}

// reversed returns the changes that take others back.
func reversed(changes []Change) []Change {
	back := make([]Change, len(changes))
	for i, c := range changes {
		back[i] = Change{File: c.File, From: c.To, To: c.From}
	}
	return back
}

// join returns the changes that some changes and then others make together; what ends as it began is left out.
func join(first, then []Change) []Change {
	var files []string
	byFile := map[string]Change{}
	for _, c := range append(append([]Change(nil), first...), then...) {
		if earlier, ok := byFile[c.File]; ok {
			c.From = earlier.From
		} else {
			files = append(files, c.File)
		}
		byFile[c.File] = c
	}
	var joined []Change
	for _, file := range files {
		if c := byFile[file]; !same(c.From, c.To) {
			joined = append(joined, c)
		}
	}
	return joined
}

// same reports whether two documents, either of which may be nil, have the same text.
func same(a, b *schema.Document) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a == b || a.Source() == b.Source()
}
