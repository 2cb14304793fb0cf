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

// Key tells the clash from all others of two packs. Its path alone doesn't: that of something that mine doesn't have is
// one of theirs, where mine may have something else.
func (c Clash) Key() string {
	key := c.File + "#" + c.Path
	if c.Mine == nil {
		key += "#"
	}
	return key
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
	return chooser{isTheirs, false}.packs(base, mine, theirs)
}

// Choose is [Packs] for who wants to be asked about every place that theirs has changed and mine hasn't in the same
// way, clash or not.
func Choose(base, mine, theirs *schema.Pack, isTheirs func(Clash) bool) (*schema.Pack, []Clash) {
	return chooser{isTheirs, true}.packs(base, mine, theirs)
}

// File merges one file of a pack; nil is a file that isn't there. It returns mine itself if theirs has changed nothing.
func File(file string, base, mine, theirs *schema.Document, isTheirs func(Clash) bool) (*schema.Document, []Clash) {
	return chooser{isTheirs, false}.file(file, base, mine, theirs)
}

// chooser decides what of theirs counts.
type chooser struct {
	isTheirs func(Clash) bool // nil is never
	all      bool             // it is asked also where only theirs has changed something
}

func (c chooser) takes(clash Clash) bool {
	if clash.OnlyTheirs && !c.all {
		return true
	}
	return c.isTheirs != nil && c.isTheirs(clash)
}

func (c chooser) packs(base, mine, theirs *schema.Pack) (*schema.Pack, []Clash) {
	var clashes []Clash
	merged := mine
	var changed []*schema.Document
	for _, file := range files(base, theirs) {
		b, m, t := document(base, file), document(mine, file), document(theirs, file)
		next, found := c.file(file, b, m, t)
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

func (c chooser) file(file string, base, mine, theirs *schema.Document) (*schema.Document, []Clash) {
	isField := mine != nil && theirs != nil && mine.Kind() != schema.ArtKind
	switch {
	case same(base, theirs) || same(mine, theirs):
		return mine, nil
	case same(base, mine) && (!c.all || isField):
		return c.untouched(file, mine, theirs), nil
	case isField:
		return c.fields(file, base, mine, theirs)
	}
	clash := Clash{File: file, Clash: schema.Clash{Base: source(base), Mine: source(mine), Theirs: source(theirs), OnlyTheirs: same(base, mine)}}
	switch {
	case c.takes(clash):
		return theirs, nil
	case clash.OnlyTheirs:
		return mine, nil
	}
	return mine, []Clash{clash}
}

// untouched merges a file that only theirs has changed: it is theirs to the letter where nothing of that is declined.
func (c chooser) untouched(file string, mine, theirs *schema.Document) *schema.Document {
	if !c.all {
		return theirs
	}
	declined := false
	asked := chooser{func(clash Clash) bool {
		yes := c.takes(clash)
		declined = declined || !yes
		return yes
	}, true}
	merged, _ := asked.fields(file, mine, mine, theirs)
	if declined {
		return merged
	}
	return theirs
}

func (c chooser) fields(file string, base, mine, theirs *schema.Document) (*schema.Document, []Clash) {
	clashOf := func(found schema.Clash) Clash {
		if found.Element && found.Mine == nil { // where mine may have something else
			return Clash{File: file, Clash: found, In: theirs}
		}
		return Clash{File: file, Clash: found, In: holder(found.Path, mine, theirs)}
	}
	merged, found := schema.Choose(base, mine, theirs, func(found schema.Clash) bool { return c.takes(clashOf(found)) })
	clashes := make([]Clash, len(found))
	for i, one := range found {
		clashes[i] = clashOf(one)
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

// Changed returns the files of the documents in which two packs differ, in order. Pictures don't count.
func Changed(from, to *schema.Pack) (changed []string) {
	all := map[string]bool{}
	for _, pack := range []*schema.Pack{from, to} {
		for _, d := range pack.Documents() {
			if !same(from.Document(d.File()), to.Document(d.File())) {
				all[d.File()] = true
			}
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
