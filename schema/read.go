package schema

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"boardduels/internal/termsafe"
	"boardduels/schema/words"
	"boardduels/schema/xmltree"
)

// reader reads a document's nodes into a Go value and reports what is wrong on the way.
type reader struct {
	doc   *Document
	trail []*node // from below the root to the node being read
}

// read returns the Go value of a document.
func read(d *Document) any {
	value := newValue(d.kind, d.id)
	r := reader{doc: d, trail: make([]*node, 0, 4)}
	d.root.Field = Fields(d.kind)
	r.group(d.root, value)
	return value
}

func newValue(kind Kind, id string) any {
	switch kind {
	case CardKind:
		card := new(Card)
		card.ID = id
		return card
	case HeroKind:
		return &Hero{ID: id}
	case CasesKind:
		return new(Cases)
	case PrioritiesKind:
		return new(ExpertTables)
	case RunKind:
		return &Run{ID: id}
	case LevelKind:
		return &Level{Called: Called{ID: id}}
	case MapKind:
		return &Map{Called: Called{ID: id}}
	case PositionKind:
		return &Position{Called: Called{ID: id}}
	case RelicKind:
		return &Relic{ID: id}
	case RulesKind:
		return new(Rules)
	}
	return new(PackTitle)
}

// group reads the attributes and elements inside an element.
func (r *reader) group(n *node, owner any) {
	var seen, present [maxFields]int // by field: how often it stands; which indexes, as bits
	r.attributes(n, owner, &seen)
	if n.Field.Type == Group {
		if stray := xmltree.TrimSpace(n.Text); stray != "" {
			r.report("stray-text", n.Begin, "", Args{"found": words.Shorten(stray), "parent": n.Name})
		}
	}
	unknown := map[string]int{}
	for i := range n.Children {
		c := &n.Children[i]
		c.Field = n.Field.Field(c.Name)
		if c.Field == nil {
			c.Index = unknown[c.Name]
			unknown[c.Name]++
			r.enter(c)
			r.report("unknown-element", c.From, "", Args{"field": words.Shorten(c.Name), "parent": n.Name})
			r.leave()
			continue
		}
		k := c.Field.ordinal
		c.Index = seen[k]
		seen[k]++
		r.enter(c)
		r.element(c, owner, &present[k])
		r.leave()
	}
	r.complete(n, owner, &seen, &present)
	if n.Field.check != nil {
		n.Field.check(r, n, owner)
	}
}

func (r *reader) attributes(n *node, owner any, seen *[maxFields]int) {
	for i := range n.Attributes {
		a := &n.Attributes[i]
		a.Field = n.Field.attribute(a.Name)
		if a.Field == nil {
			if !isNamespace(a.Name) {
				r.report("unknown-attribute", a.From, "@"+a.Name, Args{"field": words.Shorten(a.Name), "parent": n.Name})
			}
			continue
		}
		seen[a.Field.ordinal] = 1 // none stands twice in a tag
		r.value(a.Field, a.Value, a.Field.boundTo(owner), a.Start, "@"+a.Name)
	}
}

// isNamespace reports whether an attribute belongs to XML itself, such as a link to the XSD.
func isNamespace(name string) bool {
	return name == "xmlns" || strings.HasPrefix(name, "xmlns:") || strings.HasPrefix(name, "xsi:") || strings.HasPrefix(name, "xml:")
}

// element reads a known element into its place of the owner.
func (r *reader) element(c *node, owner any, present *int) {
	f := c.Field
	switch {
	case f.Indexed:
		if !r.identify(c, present) {
			return
		}
		owner = f.repeat.item(owner, c.Index)
	case f.Repeats():
		owner = f.repeat.item(owner, c.Index)
	case c.Index > 0:
		r.report("duplicate-element", c.From, "", Args{"field": c.Name})
		return
	}
	if f.Type != Group {
		r.value(f, c.Text, f.place(owner), r.textStart(c), "")
	}
	if len(f.Fields) > 0 || len(c.Children) > 0 || len(c.Attributes) > 0 {
		r.group(c, owner)
	}
}

// identify finds the index of an element by its id. Without an id its order counts, as in the thesis's loader. It
// reports whether the element has a place; one that has none gets an index behind all others.
func (r *reader) identify(c *node, present *int) bool {
	order, index := c.Index, c.Index
	c.Index = c.Field.Most + order
	if id := c.Attribute("id"); id != nil {
		if fault := c.Field.attribute("id").parse(id.Value, &index); fault != nil {
			r.report(fault.code, id.Start, "@id", fault.args)
			return false
		}
	}
	switch {
	case index >= c.Field.Most: // reported as one too many
		return false
	case *present&(1<<index) != 0:
		r.report("duplicate-id", c.From, "", Args{"field": c.Name, "found": strconv.Itoa(index)})
		return false
	}
	*present |= 1 << index
	c.Index = index
	return true
}

// value reads a text and reports its fault.
func (r *reader) value(f *Field, text string, place any, offset int, step string) {
	if fault := f.parse(text, place); fault != nil {
		r.report(fault.code, offset, step, fault.args)
	}
	if f.Type == String || f.Type == Image {
		r.misleading("direction-mark", termsafe.Direction(text), f, text, offset, step)
		r.misleading("unseen-letter", termsafe.Unseen(text), f, text, offset, step)
	}
}

// misleading reports a letter of a text by which that looks like another; at is -1 if there is none.
func (r *reader) misleading(code string, at int, f *Field, text string, offset int, step string) {
	if at < 0 {
		return
	}
	letter, _ := utf8.DecodeRuneInString(text[at:])
	r.report(code, offset, step, Args{"field": f.Name, "found": fmt.Sprintf("%U", letter)})
}

// textStart returns where the text of an element starts, white space left out; where it would, if there is none.
func (r *reader) textStart(n *node) int {
	if n.Begin > 0 {
		return n.Begin
	}
	inside := r.doc.source[n.Open:n.Shut]
	return n.Open + len(inside) - len(strings.TrimLeft(inside, " \t\r\n"))
}

func (r *reader) enter(n *node) { r.trail = append(r.trail, n) }
func (r *reader) leave()        { r.trail = r.trail[:len(r.trail)-1] }

// report adds a diagnostic at an offset, for the node being read or what stands a step below it.
func (r *reader) report(code string, offset int, step string, args Args) {
	path := pathOf(r.trail)
	if path != "" && step != "" && step[0] != '@' {
		path += "/"
	}
	r.doc.report(code, offset, path+step, args)
}

// at reports what is wrong with the text of an element below the node being read.
func (r *reader) at(n *node, code string, args Args) {
	r.enter(n)
	r.report(code, r.textStart(n), "", args)
	r.leave()
}
