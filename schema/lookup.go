package schema

// find returns the child that a step names, or nil.
func (n *node) find(s step) *node {
	order := 0
	for i := range n.children {
		c := &n.children[i]
		if c.name != s.name {
			continue
		}
		index := order
		if c.field != nil {
			index = c.index
		}
		if index == s.index {
			return c
		}
		order++
	}
	return nil
}

// lookUp follows the steps of a path as far as there are nodes. It returns the last node and the steps that are left.
func (d *Document) lookUp(p fieldPath) (*node, []step) {
	n := d.root
	for i, s := range p.steps {
		next := n.find(s)
		if next == nil {
			return n, p.steps[i:]
		}
		n = next
	}
	return n, nil
}

// Value returns the text of an element or attribute, entities decoded; of fields that aren't free text, without the
// white space around it. It returns false if the path names nothing that is written.
func (d *Document) Value(path string) (string, bool) {
	p, err := parsePath(path)
	if err != nil || d.root == nil {
		return "", false
	}
	n, rest := d.lookUp(p)
	if len(rest) > 0 {
		return "", false
	}
	if p.attribute == "" {
		return plain(n.field, n.text), true
	}
	a := n.attribute(p.attribute)
	if a == nil {
		return "", false
	}
	return plain(a.field, a.value), true
}

// plain takes the white space from a text unless it is free text.
func plain(f *Field, text string) string {
	if isFree(f) {
		return text
	}
	return trimSpace(text)
}

// isFree reports whether white space around a field's text counts.
func isFree(f *Field) bool { return f == nil || f.Type == String }

// count returns the number of children with a name.
func (n *node) count(name string) int {
	count := 0
	for i := range n.children {
		if n.children[i].name == name {
			count++
		}
	}
	return count
}
