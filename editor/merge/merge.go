// Package merge brings the edits of two people on one pack together, and tells in a designer's words how packs differ.
package merge

import (
	"maps"
	"slices"
	"strings"

	"boardduels/schema"
)

// Clash is a place at which two people have changed a pack in different ways.
type Clash struct {
	File         string
	schema.Clash // its path is IDPath if both have given the document another id
	// In is the document in which the path is found; nil if it is of the whole document.
	In *schema.Document
}

// Side is whose text counts in a clash.
type Side uint8

// The sides of a clash.
const (
	Mine Side = iota
	Theirs
	Base // neither: it is to be as it was before
)

// IDPath is the path of a clash about the id of a document.
const IDPath = "@id"

// Packs returns mine with what theirs has changed in base, document by document and field by field, and the clashes in
// which mine counts. Whether theirs counts there is asked; nil is never. Pictures are merged whole.
func Packs(base, mine, theirs *schema.Pack, isTheirs func(Clash) bool) (*schema.Pack, []Clash) {
	if isTheirs == nil {
		isTheirs = func(Clash) bool { return false }
	}
	var clashes []Clash
	merged := mine
	var changed []*schema.Document
	for _, file := range files(base, theirs) {
		b, m, t := document(base, file), document(mine, file), document(theirs, file)
		next, found := File(file, b, m, t, isTheirs)
		clashes = append(clashes, found...)
		switch {
		case next == m:
		case next == nil:
			merged = merged.Without(file)
		default:
			changed = append(changed, next)
		}
	}
	for _, d := range changed {
		if d.Kind() == schema.ArtKind {
			merged = merged.With(d)
		}
	}
	return merged.WithAll(changed), clashes
}

// File merges one file of a pack; nil is a file that isn't there. It returns mine itself if theirs has changed nothing.
func File(file string, base, mine, theirs *schema.Document, isTheirs func(Clash) bool) (*schema.Document, []Clash) {
	switch {
	case same(base, theirs) || same(mine, theirs):
		return mine, nil
	case same(base, mine):
		return theirs, nil
	case mine != nil && theirs != nil && mine.Kind() != schema.ArtKind:
		return fields(file, base, mine, theirs, isTheirs)
	}
	c := Clash{File: file, Clash: schema.Clash{Base: source(base), Mine: source(mine), Theirs: source(theirs)}}
	if isTheirs(c) {
		return theirs, nil
	}
	return mine, []Clash{c}
}

func fields(file string, base, mine, theirs *schema.Document, isTheirs func(Clash) bool) (*schema.Document, []Clash) {
	clashOf := func(c schema.Clash) Clash { return Clash{File: file, Clash: c, In: holder(c.Path, mine, theirs)} }
	merged, found := schema.Merge(base, mine, theirs, func(c schema.Clash) bool { return isTheirs(clashOf(c)) })
	clashes := make([]Clash, len(found))
	for i, c := range found {
		clashes[i] = clashOf(c)
	}
	return merged, clashes
}

// holder returns which of two documents has something at a path, the first if both have.
func holder(path string, first, second *schema.Document) *schema.Document {
	element, _, _ := strings.Cut(path, "@")
	if _, ok := first.Value(element); ok || element == "" || second == nil {
		return first
	}
	return second
}

func same(a, b *schema.Document) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a == b || a.Source() == b.Source()
}

func source(d *schema.Document) *string {
	if d == nil {
		return nil
	}
	text := d.Source()
	return &text
}

// files returns the files of two packs in which they may differ, in order.
func files(a, b *schema.Pack) []string {
	all := map[string]bool{}
	for _, pack := range []*schema.Pack{a, b} {
		for _, d := range pack.Documents() {
			if a.Document(d.File()) != b.Document(d.File()) {
				all[d.File()] = true
			}
		}
		if a.SharesArt(b) {
			continue
		}
		for _, image := range pack.Images() {
			all[schema.ArtFolder+"/"+image] = true
		}
	}
	return slices.Sorted(maps.Keys(all))
}

// document returns the document or picture that a pack has at a path, or nil.
func document(pack *schema.Pack, file string) *schema.Document {
	image, ok := schema.ImageOf(file)
	if !ok {
		return pack.Document(file)
	}
	content, err := pack.Art(image)
	if err != nil {
		return nil
	}
	return schema.NewPicture(image, content)
}

// Change is how a file differs between two packs.
type Change struct {
	File     string
	From, To *schema.Document // nil for no such file
	// Differences are those of a document that both packs have.
	Differences []schema.Difference
}

// Differences returns how two packs differ, in the order of the files.
func Differences(from, to *schema.Pack) (changes []Change) {
	for _, file := range files(from, to) {
		a, b := document(from, file), document(to, file)
		if !same(a, b) {
			changes = append(changes, Of(file, a, b))
		}
	}
	return changes
}

// Of returns how two documents at a path differ.
func Of(file string, from, to *schema.Document) Change {
	c := Change{File: file, From: from, To: to}
	if from != nil && to != nil && from.Kind() != schema.ArtKind {
		c.Differences = schema.Differences(from, to)
	}
	return c
}
