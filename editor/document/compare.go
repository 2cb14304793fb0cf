package document

import (
	"fmt"
	"strings"

	"boardduels/editor/merge"
	"boardduels/schema"
)

// Comparison is what two people have made of one pack.
type Comparison struct {
	base, mine, theirs *schema.Pack
}

// Compare compares mine and theirs with the pack that both come from.
func Compare(base, mine, theirs *schema.Pack) *Comparison { return &Comparison{base, mine, theirs} }

// Places returns what theirs has changed and mine hasn't in the same way: first the clashes, then what only theirs has
// changed.
func (c *Comparison) Places() []merge.Clash {
	var clashes, others []merge.Clash
	known := map[string]bool{}
	m := merging{base: c.base, mine: c.mine, theirs: c.theirs, isTheirs: func(place merge.Clash) bool {
		switch {
		case known[place.Key()]: // a merge goes step by step, and asks again
		case place.OnlyTheirs:
			others = append(others, place)
		default:
			clashes = append(clashes, place)
		}
		known[place.Key()] = true
		return false
	}}
	m.merged(merge.Choose)
	return append(clashes, others...)
}

// Clashes returns the places that both have changed in different ways.
func (c *Comparison) Clashes() []merge.Clash {
	_, clashes := Merge(c.base, c.mine, c.theirs, nil)
	return clashes
}

// HasBase reports whether a clash can be as it was before both have changed it: of a field, or of a whole document.
func (c *Comparison) HasBase(place merge.Clash) bool {
	if place.OnlyTheirs { // mine is as it was
		return false
	}
	if place.Path == "" {
		before := c.base.Document(place.File)
		return before != nil && !sideIs(place.Mine, before) && !sideIs(place.Theirs, before)
	}
	if place.In == nil || place.Base == nil || place.Path == merge.IDPath {
		return false
	}
	_, isThere := place.In.Value(place.Path)
	return isThere && c.restored(place) != nil
}

// sideIs reports whether a side of a clash is a whole document.
func sideIs(side *string, d *schema.Document) bool { return side != nil && *side == d.Source() }

// Merged returns the pack in which at each place the side counts that is chosen.
func (c *Comparison) Merged(side func(merge.Clash) merge.Side) *schema.Pack {
	return c.decided(side, merge.Choose)
}

// decided merges in one of two ways: whoever chooses is asked of all places, or of clashes alone.
func (c *Comparison) decided(side func(merge.Clash) merge.Side, packs packsMerger) *schema.Pack {
	m := merging{base: c.base, mine: c.mine, theirs: c.theirs, isTheirs: func(place merge.Clash) bool { return side(place) == merge.Theirs }}
	next, _ := m.merged(packs)
	return m.withoutLines(c.withBase(next, side))
}

// withBase returns what was merged with some clashes as they were before.
func (c *Comparison) withBase(next *schema.Pack, side func(merge.Clash) merge.Side) *schema.Pack {
	for _, place := range c.Clashes() {
		if side(place) != merge.Base || !c.HasBase(place) {
			continue
		}
		now := c.base.Document(place.File)
		if place.Path != "" {
			// a field may have another place by now, so that only the difference is merged
			if now = next.Document(place.File); now != nil {
				now, _ = schema.Merge(place.In, now, c.restored(place), func(schema.Clash) bool { return true })
			}
		}
		if now != nil {
			next = apply(next, []Change{{File: place.File, To: now}})
		}
	}
	return next
}

// restored returns the document of a clash with the text, or the element, as it was before; nil if that can't be.
func (c *Comparison) restored(place merge.Clash) *schema.Document {
	if place.Element {
		inside := func(found schema.Clash) bool {
			rest, ok := strings.CutPrefix(found.Path, place.Path)
			return ok && (rest == "" || rest[0] == '@' || rest[0] == '/')
		}
		before, _ := schema.Choose(place.In, place.In, c.base.Document(place.File), inside)
		return before
	}
	before, err := place.In.Set(place.Path, *place.Base)
	if err != nil {
		return nil
	}
	return before
}

// MergeIn makes of the pack what it is merged with another one, in one step: at each place of a comparison the side
// counts that was chosen.
type MergeIn struct {
	Comparison *Comparison
	Side       func(merge.Clash) merge.Side
	From       string // what people know the other pack by
}

// Kind returns "merge".
func (MergeIn) Kind() string { return "merge" }

// Subject returns what the other pack is called.
func (e MergeIn) Subject() string { return e.From }

// Changes implements [Edit]. It is an error if the pack isn't the one that was compared.
func (e MergeIn) Changes(pack *schema.Pack) ([]Change, error) {
	if pack != e.Comparison.mine {
		return nil, fmt.Errorf("the pack has changed since it was compared with %s", e.From)
	}
	return between(pack, e.Comparison.Merged(e.Side)), nil
}

// Untitled returns a side of a merge under the names and the version of base: what a copy is called, so that it can be
// told from the pack, is no edit of the pack.
func Untitled(base, side *schema.Pack) *schema.Pack {
	was, now := base.Document(schema.TitleFile), side.Document(schema.TitleFile)
	if was == nil || now == nil {
		return side
	}
	for _, field := range titleFields() {
		before, hadIt := was.Value(field)
		after, hasIt := now.Value(field)
		next, err := now, error(nil)
		switch {
		case before == after && hadIt == hasIt:
		case hadIt:
			next, err = now.Set(field, before)
		default:
			next, err = now.Remove(field)
		}
		if err != nil { // it isn't well-formed, which the merge tells
			return side
		}
		now = next
	}
	return side.With(now)
}

// titleFields are what tells a copy of a pack from the pack.
func titleFields() (fields []string) {
	for _, name := range schema.NameFields(schema.PackKind) {
		fields = append(fields, name.Name)
	}
	return append(fields, "version")
}
