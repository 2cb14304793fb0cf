package schema

import "strings"

// layout tells how a document is laid out, so that what is written into it looks like the rest.

// newline returns the document's line end.
func (d *Document) newline() string {
	i := strings.IndexAny(d.source, "\r\n")
	switch {
	case i < 0 || d.source[i] == '\n':
		return "\n"
	case strings.HasPrefix(d.source[i:], "\r\n"):
		return "\r\n"
	}
	return "\r"
}

func isLineEnd(b byte) bool { return b == '\n' || b == '\r' }

// indent returns the white space before an offset on its line; false if something else stands there.
func (d *Document) indent(offset int) (string, bool) {
	start := offset
	for start > 0 && (d.source[start-1] == ' ' || d.source[start-1] == '\t') {
		start--
	}
	if start == 0 || isLineEnd(d.source[start-1]) {
		return d.source[start:offset], true
	}
	return "", false
}

// unit returns by how much an element stands further in than the one that it is inside.
func (d *Document) unit() string {
	if len(d.root.Children) > 0 {
		outer, _ := d.indent(d.root.From)
		if inner, ok := d.indent(d.root.Children[0].From); ok {
			return strings.TrimPrefix(inner, outer)
		}
	}
	return "  "
}

// tail returns the end of the comments that follow an element on its line: they speak of it, and move with it.
func (d *Document) tail(n *node) int {
	behind := d.source[n.To:]
	for {
		rest, isComment := strings.CutPrefix(strings.TrimLeft(behind, " \t"), "<!--")
		if !isComment {
			return len(d.source) - len(behind)
		}
		_, behind, _ = strings.Cut(rest, "-->")
	}
}

// lineEnd returns where the line after that of an offset starts; false if something but white space follows the offset
// on its line.
func (d *Document) lineEnd(offset int) (next int, ok bool) {
	rest := strings.TrimLeft(d.source[offset:], " \t")
	for _, newline := range [...]string{"\r\n", "\n", "\r"} {
		if after, ok := strings.CutPrefix(rest, newline); ok {
			return len(d.source) - len(after), true
		}
	}
	return 0, false
}

// after returns the splice that writes an element behind another one, on a line of its own if that one has one.
func (d *Document) after(n *node, render func(indent string) string) splice {
	indent, ownLine := d.indent(n.From)
	if !ownLine {
		return splice{n.To, n.To, render("")}
	}
	at := n.To
	if end := d.tail(n); d.endsLine(end) {
		at = end
	}
	return splice{at, at, d.newline() + indent + render(indent)}
}

func (d *Document) endsLine(offset int) bool {
	_, ok := d.lineEnd(offset)
	return ok
}

// before returns the splice that writes an element in front of another one.
func (d *Document) before(n *node, render func(indent string) string) splice {
	indent, ownLine := d.indent(n.From)
	if !ownLine {
		return splice{n.From, n.From, render("")}
	}
	return splice{n.From, n.From, render(indent) + d.newline() + indent}
}

// inside returns the splice that writes the first element inside another one.
func (d *Document) inside(n *node, render func(indent string) string) splice {
	outer, _ := d.indent(n.From)
	indent := outer + d.unit()
	element := d.newline() + indent + render(indent)
	if n.ClosesItself() {
		return splice{d.slash(n), n.To, ">" + element + d.newline() + outer + "</" + n.Name + ">"}
	}
	content := d.source[n.Open:n.Shut]
	at := n.Open + len(strings.TrimRight(content, " \t\r\n"))
	if !strings.ContainsAny(d.source[at:n.Shut], "\r\n") {
		element += d.newline() + outer
	}
	return splice{at, at, element}
}

// slash returns where the end of a tag that closes itself starts, the white space before it included.
func (d *Document) slash(n *node) int {
	tag := strings.TrimSuffix(d.source[n.From:n.Open], "/>")
	return n.From + len(strings.TrimRight(tag, " \t\r\n"))
}
