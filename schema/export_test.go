package schema

// Span returns where the element or attribute that a path names is written, in bytes; false if it isn't.
func (d *Document) Span(path string) (from, to int, ok bool) {
	p, err := parsePath(path)
	if err != nil || d.root == nil {
		return 0, 0, false
	}
	n, rest := d.lookUp(p)
	if len(rest) > 0 {
		return 0, 0, false
	}
	if p.attribute == "" {
		return n.From, n.To, true
	}
	if a := n.Attribute(p.attribute); a != nil {
		return a.From, a.To, true
	}
	return 0, 0, false
}
