package schema

import (
	"math/bits"
	"strconv"
	"strings"

	"boardduels/runtime/duel/rule"
	"boardduels/schema/words"
)

// complete reports what is missing or too many inside an element, and gives missing fields their defaults.
func (r *reader) complete(n *node, owner any, seen, present *[maxFields]int) {
	for i := range n.Field.Fields {
		f := &n.Field.Fields[i]
		switch {
		case f.Indexed:
			r.completeIndexed(n, f, seen[i], present[i])
		case f.Repeats():
			r.completeRepeated(n, f, seen[i])
		case seen[i] == 0:
			r.missing(n, f, owner)
		}
		if f.AtLeast != "" {
			r.notBelow(n, f, owner)
		}
	}
	for i := range n.Field.Fields {
		if f := &n.Field.Fields[i]; f.Key != "" && !f.Indexed {
			r.distinct(n, f, owner)
		}
	}
}

func (r *reader) completeIndexed(n *node, f *Field, seen, present int) {
	if seen > f.Most {
		r.report("too-many", n.From, "", Args{"field": f.Name, "parent": n.Name, "found": strconv.Itoa(seen), "max": strconv.Itoa(f.Most)})
	}
	if bits.OnesCount(uint(present)) == f.Most {
		return
	}
	var lacking []string
	for i := range f.Most {
		if present&(1<<i) == 0 {
			lacking = append(lacking, strconv.Itoa(i))
		}
	}
	r.report("missing-items", n.From, "", Args{"field": f.Name, "parent": n.Name, "missing": strings.Join(lacking, ", "), "max": strconv.Itoa(f.Most)})
}

func (r *reader) completeRepeated(n *node, f *Field, seen int) {
	args := func() Args {
		return Args{"field": f.Name, "parent": n.Name, "found": strconv.Itoa(seen), "min": strconv.Itoa(f.Least), "max": strconv.Itoa(f.Most)}
	}
	if seen < f.Least {
		r.report("too-few", n.From, "", args())
	}
	if seen > f.Most {
		r.report("too-many", n.From, "", args())
	}
}

func (r *reader) missing(n *node, f *Field, owner any) {
	text := n.Field.standIn(f, owner)
	switch f.Presence {
	case Always:
		if isShort(owner) {
			return
		}
		r.report("missing", n.From, f.Step(), Args{"field": f.Name, "default": text})
	case Required:
		r.report("missing-required", n.From, f.Step(), Args{"field": f.Name})
	}
}

// isShort reports whether an element is written without what has its default: cards that say something in the language
// of rules name the fields that they need.
func isShort(owner any) bool {
	card, is := owner.(*Card)
	return is && card.Says != rule.Says{}
}

// standIn gives the owner what a missing field inside stands for, and returns its text.
func (f *Field) standIn(inner *Field, owner any) string {
	text := inner.Default
	if base := inner.base(owner); base != nil {
		*inner.at(owner).(*int16) = *base
		return strconv.Itoa(int(*base))
	}
	if inner.implied != nil {
		text = inner.implied(owner)
	}
	if place := inner.boundTo(owner); place != nil && (!inner.zero || inner.implied != nil) {
		inner.parse(text, place) // a default is allowed; a test sees to that
	}
	return text
}

// base returns where the owner keeps the sibling that the field can't be below, or nil if there is none.
func (f *Field) base(owner any) *int16 {
	if f.floor == nil {
		return nil
	}
	return f.floor.at(owner).(*int16)
}

// notBelow reports a number below the sibling that bounds it.
func (r *reader) notBelow(n *node, f *Field, owner any) {
	base := f.base(owner)
	if *f.at(owner).(*int16) >= *base {
		return
	}
	r.at(n.Child(f.Name), "below-base", Args{"field": f.Name, "base": f.AtLeast, "found": format(f.at(owner)), "min": format(base)})
}

// distinct reports repetitions whose key stands twice.
func (r *reader) distinct(n *node, f *Field, owner any) {
	key := f.attribute(f.Key)
	seen := map[string]bool{}
	for i := range n.Children {
		c := &n.Children[i]
		if c.Field != f || c.Attribute(f.Key) == nil {
			continue
		}
		id := format(key.boundTo(f.repeat.item(owner, c.Index)))
		if seen[id] {
			r.enter(c)
			r.report("duplicate-id", c.Attribute(f.Key).Start, "@"+f.Key, Args{"field": f.Name, "found": words.Shorten(id)})
			r.leave()
		}
		seen[id] = true
	}
}
