package schema

import "boardduels/schema/xmltree"

// lookUp follows the steps of a path as far as there are nodes. It returns the last node and the steps that are left.
func (d *Document) lookUp(p fieldPath) (*node, []step) {
	n := d.root
	for i, s := range p.steps {
		next := n.Find(s.name, s.index)
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
		return plain(n.Field, n.Text), true
	}
	a := n.Attribute(p.attribute)
	if a == nil {
		return "", false
	}
	return plain(a.Field, a.Value), true
}

// plain takes the white space from a text unless it is free text.
func plain(f *Field, text string) string {
	if isFree(f) {
		return text
	}
	return xmltree.TrimSpace(text)
}

// isFree reports whether white space around a field's text counts.
func isFree(f *Field) bool { return f == nil || f.Type == String }
