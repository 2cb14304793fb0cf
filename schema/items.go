package schema

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"boardduels/schema/xmltree"
)

// Insert returns the document with an element that repeats added: a [DeckLine] at spell_card[i], a [Case] at case[i],
// an [Expert] at expert[i], before the one that has the index now, or behind the last one. It returns an error if the
// index is too high or the value isn't of the path's type.
func (d *Document) Insert(path string, value any) (*Document, error) {
	parent, s, f, err := d.repeated(path)
	if err != nil {
		return nil, err
	}
	owner := f.repeat.owner(value)
	if owner == nil {
		return nil, fmt.Errorf("path %q can't hold a %T", path, value)
	}
	count := parent.Count(f.Name)
	if s.index > count {
		return nil, fmt.Errorf("path %q: there are %d <%s>", path, count, f.Name)
	}
	render := func(indent string) string {
		return render(build(f, owner, s.index), indent, d.unit(), d.newline())
	}
	if s.index == 0 && count > 0 {
		return d.apply(d.before(parent.Find(s.name, s.index), render)), nil
	}
	return d.apply(d.place(parent, f, s.index, render)), nil
}

// Replace returns the document with others in place of all repetitions of an element, which path names without an
// index: case[3]/weight. They stand where the first one stood, or where the order of fields puts them; comments on the
// lines of those that were there go with them. It returns an error if a value isn't of the path's type.
func (d *Document) Replace(path string, values ...any) (*Document, error) {
	parent, s, f, err := d.repeated(path)
	if err != nil {
		return nil, err
	}
	owners := make([]any, len(values))
	for i, value := range values {
		if owners[i] = f.repeat.owner(value); owners[i] == nil {
			return nil, fmt.Errorf("path %q can't hold a %T", path, value)
		}
	}
	render := func(indent string) string {
		elements := make([]string, len(owners))
		for i, owner := range owners {
			elements[i] = render(build(f, owner, i), indent, d.unit(), d.newline())
		}
		return strings.Join(elements, d.newline()+indent)
	}
	switch first := parent.Find(s.name, s.index); {
	case len(values) == 0:
	case first != nil:
		d = d.apply(d.before(first, render))
	default:
		d = d.apply(d.place(parent, f, 0, render))
	}
	if parent, _, _, err = d.repeated(path); err != nil {
		return nil, err
	}
	var old []splice
	for i := range parent.Children {
		if c := &parent.Children[i]; c.Name == f.Name && c.Index >= len(values) {
			old = append(old, d.cut(c))
		}
	}
	return d.apply(old...), nil
}

// Remove returns the document without an element or attribute. An element on a line of its own goes with the line and
// the comments on it.
func (d *Document) Remove(path string) (*Document, error) {
	p, err := d.parsePath(path)
	if err != nil {
		return nil, err
	}
	n, rest := d.lookUp(p)
	if len(rest) > 0 {
		return nil, d.absent(path)
	}
	if p.attribute == "" {
		return d.apply(d.cut(n)), nil
	}
	a := n.Attribute(p.attribute)
	if a == nil {
		return nil, d.absent(path)
	}
	from := a.From
	for xmltree.IsSpace(d.source[from-1]) {
		from--
	}
	return d.apply(splice{from, a.To, ""}), nil
}

func (d *Document) cut(n *node) splice {
	indent, ownLine := d.indent(n.From)
	if next, ok := d.lineEnd(d.tail(n)); ok && ownLine {
		return splice{n.From - len(indent), next, ""}
	}
	return splice{n.From, n.To, ""}
}

// Move returns the document with an element that repeats moved to another index; those between move up or down. What
// stands between the elements, such as comments on lines of their own, stays.
func (d *Document) Move(path string, to int) (*Document, error) {
	parent, s, f, err := d.repeated(path)
	if err != nil {
		return nil, err
	}
	var items []*node
	for i := range parent.Children {
		if c := &parent.Children[i]; c.Name == f.Name {
			items = append(items, c)
		}
	}
	if s.index >= len(items) || to < 0 || to >= len(items) {
		return nil, fmt.Errorf("path %q: there are %d <%s>, and none can move from %d to %d", path, len(items), f.Name, s.index, to)
	}
	moved := slices.Insert(slices.Delete(slices.Clone(items), s.index, s.index+1), to, items[s.index])
	var splices []splice
	for slot, n := range items {
		from := moved[slot]
		splices = append(splices, splice{n.From, d.tail(n), d.source[from.From:d.tail(from)]})
	}
	return d.apply(splices...), nil
}

// Duplicate returns the document with an element that repeats written once more behind itself, comments included. The
// copy gets an id of its own.
func (d *Document) Duplicate(path string) (*Document, error) {
	parent, s, f, err := d.repeated(path)
	if err != nil {
		return nil, err
	}
	n := parent.Find(s.name, s.index)
	if n == nil {
		return nil, d.absent(path)
	}
	text := d.source[n.From:n.To]
	if id := n.Attribute(f.Key); f.Key != "" && id != nil {
		fresh := xmltree.EscapeDoubleQuoted(freshKey(parent, f, plain(id.Field, id.Value)))
		text = d.source[n.From:id.Start] + fresh + d.source[id.End:n.To]
	}
	text += d.source[n.To:d.tail(n)]
	return d.apply(d.after(n, func(string) string { return text })), nil
}

// freshKey returns a key that no repetition has: the highest number and one, or the old key with a number behind it.
func freshKey(parent *node, f *Field, old string) string {
	taken := map[string]bool{}
	highest := -1
	for i := range parent.Children {
		c := &parent.Children[i]
		if a := c.Attribute(f.Key); c.Name == f.Name && a != nil {
			key := plain(a.Field, a.Value)
			taken[key] = true
			if n, err := strconv.Atoi(key); err == nil {
				highest = max(highest, n)
			}
		}
	}
	if f.attribute(f.Key).Type == Int {
		return strconv.Itoa(highest + 1)
	}
	for i := 2; ; i++ {
		if key := old + "_" + strconv.Itoa(i); !taken[key] {
			return key
		}
	}
}

// repeated finds the parent of an element that repeats.
func (d *Document) repeated(path string) (*node, step, *Field, error) {
	p, err := d.parsePath(path)
	if err != nil {
		return nil, step{}, nil, err
	}
	if p.attribute != "" {
		return nil, step{}, nil, fmt.Errorf("path %q names an attribute", path)
	}
	last := p.steps[len(p.steps)-1]
	parent, rest := d.lookUp(fieldPath{steps: p.steps[:len(p.steps)-1]})
	if len(rest) > 0 || parent.Field == nil {
		return nil, step{}, nil, d.absent(path)
	}
	f := parent.Field.Field(last.name)
	if f == nil || !f.Repeats() || f.Indexed {
		return nil, step{}, nil, fmt.Errorf("path %q doesn't name an element that can be added, moved or duplicated", path)
	}
	return parent, last, f, nil
}
