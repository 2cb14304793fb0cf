package schema

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"boardduels/schema/xmltree"
)

// ErrNotWellFormed is returned by edits of documents whose source isn't well-formed.
var ErrNotWellFormed = errors.New("the document isn't well-formed XML; edit its text")

// Set returns the document with the text of an element or attribute changed. An optional one that isn't written yet is
// written where it belongs. Any text may be set, also one that the field doesn't allow, since people type numbers digit
// by digit: the diagnostics of the result tell. It returns an error if the path names nothing that could be written, or
// if XML can't hold the text.
//
// Of an element that repeats, Set changes one that is there; [Document.Insert] adds one.
func (d *Document) Set(path, text string) (*Document, error) {
	splices, err := d.set(path, text)
	if err != nil {
		return nil, err
	}
	return d.apply(splices...), nil
}

// SetRow returns the document with the texts of a whole row changed at once: path names an element with ids from 0
// without its index, as in case[3]/input or expert[0]/neuron[1]/input, and there is a text for each id.
func (d *Document) SetRow(path string, texts []string) (*Document, error) {
	f, err := FieldAt(d.kind, path)
	if err != nil {
		return nil, err
	}
	if !f.Indexed || f.Type == Group {
		return nil, fmt.Errorf("path %q doesn't name a row", path)
	}
	if len(texts) != f.Most {
		return nil, fmt.Errorf("%d texts for %s, needed are %d", len(texts), path, f.Most)
	}
	var splices []splice // of what is written already
	missing := map[string]string{}
	for i, text := range texts {
		cell := path + "[" + strconv.Itoa(i) + "]"
		if _, ok := d.Value(cell); !ok {
			missing[cell] = text
			continue
		}
		more, err := d.set(cell, text)
		if err != nil {
			return nil, err
		}
		splices = append(splices, more...)
	}
	d = d.apply(splices...)
	for _, cell := range slices.Sorted(maps.Keys(missing)) {
		if d, err = d.Set(cell, missing[cell]); err != nil {
			return nil, err
		}
	}
	return d, nil
}

func (d *Document) set(path, text string) ([]splice, error) {
	if err := xmltree.CheckText(text); err != nil {
		return nil, fmt.Errorf("path %q: %w", path, err)
	}
	p, err := d.parsePath(path)
	if err != nil {
		return nil, err
	}
	n, rest := d.lookUp(p)
	switch {
	case len(rest) == 0 && p.attribute != "":
		return d.setAttribute(n, p.attribute, text, path)
	case len(rest) == 0:
		return d.setText(n, text, path)
	case len(rest) == 1 && p.attribute == "":
		return d.create(n, rest[0], text, path)
	}
	return nil, d.absent(path)
}

func (d *Document) parsePath(path string) (fieldPath, error) {
	if d.root == nil {
		return fieldPath{}, ErrNotWellFormed
	}
	return parsePath(path)
}

func (d *Document) absent(path string) error {
	return fmt.Errorf("%s has no %s", d.file, path)
}

// setAttribute changes or writes an attribute of an element.
func (d *Document) setAttribute(n *node, name, text, path string) ([]splice, error) {
	if a := n.Attribute(name); a != nil {
		escape := xmltree.EscapeDoubleQuoted
		if d.source[a.End] == '\'' {
			escape = xmltree.EscapeSingleQuoted
		}
		return []splice{{a.Start, a.End, escape(plain(a.Field, text))}}, nil
	}
	if n.Field == nil || n.Field.attribute(name) == nil {
		return nil, d.absent(path)
	}
	f := n.Field.attribute(name)
	at := n.From + 1 + len(n.Name)
	for i := range n.Attributes {
		if a := &n.Attributes[i]; a.Field == nil || a.Field.ordinal < f.ordinal {
			at = a.To
		}
	}
	return []splice{{at, at, " " + name + `="` + xmltree.EscapeDoubleQuoted(plain(f, text)) + `"`}}, nil
}

// setText changes the text of an element. Comments inside stay, and so does the white space around a value.
func (d *Document) setText(n *node, text, path string) ([]splice, error) {
	if n.Field != nil && n.Field.Type == Group {
		return nil, fmt.Errorf("%s holds elements, not a text", path)
	}
	text = xmltree.EscapeText(plain(n.Field, text))
	if n.ClosesItself() {
		return []splice{{d.slash(n), n.To, ">" + text + "</" + n.Name + ">"}}, nil
	}
	if len(n.Children) > 0 {
		return []splice{{n.Open, n.Shut, text}}, nil
	}
	return d.replaceRuns(n, text), nil
}

// replaceRuns puts a text in place of the first run of text in an element that isn't blank, and takes out the others.
func (d *Document) replaceRuns(n *node, text string) []splice {
	runs := d.runs(n)
	if len(runs) == 0 {
		return []splice{{n.Open, n.Open, text}}
	}
	chosen := 0
	for i, run := range runs {
		if xmltree.TrimSpace(d.source[run.from:run.to]) != "" {
			chosen = i
			break
		}
	}
	splices := make([]splice, 0, len(runs))
	for i, run := range runs {
		if !isFree(n.Field) {
			run = d.core(run)
		}
		s := splice{run.from, run.to, ""}
		if i == chosen {
			s.text = text
		}
		splices = append(splices, s)
	}
	return splices
}

// span is a part of a source, in bytes.
type span struct{ from, to int }

// core returns a span without the white space at its ends.
func (d *Document) core(s span) span {
	text := d.source[s.from:s.to]
	s.from += len(text) - len(strings.TrimLeft(text, " \t\r\n"))
	s.to = s.from + len(xmltree.TrimSpace(text))
	return s
}

// runs returns the pieces of text and CDATA sections between the comments and instructions of an element without
// elements inside.
func (d *Document) runs(n *node) []span {
	var runs []span
	for pos := n.Open; pos < n.Shut; {
		end := tokenEnd(d.source[pos:n.Shut])
		if rest := d.source[pos:]; !strings.HasPrefix(rest, "<!--") && !strings.HasPrefix(rest, "<?") {
			runs = append(runs, span{pos, pos + end})
		}
		pos += end
	}
	return runs
}

// tokenEnd returns where the first comment, instruction, CDATA section or run of text of a text ends.
func tokenEnd(text string) int {
	for begin, end := range markup {
		if strings.HasPrefix(text, begin) {
			return strings.Index(text, end) + len(end)
		}
	}
	run, _, _ := strings.Cut(text, "<")
	return len(run)
}

// markup are the marks with which comments, instructions and CDATA sections begin and end.
var markup = map[string]string{"<!--": "-->", "<?": "?>", "<![CDATA[": "]]>"}

// create writes an element that isn't there yet.
func (d *Document) create(parent *node, s step, text, path string) ([]splice, error) {
	if parent.Field == nil || parent.Field.Field(s.name) == nil {
		return nil, d.absent(path)
	}
	f := parent.Field.Field(s.name)
	if f.Type == Group || f.Repeats() && (!f.Indexed || s.index >= f.Most) || !f.Repeats() && s.index > 0 {
		return nil, d.absent(path)
	}
	id := ""
	if f.Indexed {
		id = ` id="` + strconv.Itoa(s.index) + `"`
	}
	element := "<" + f.Name + id + ">" + xmltree.EscapeText(plain(f, text)) + "</" + f.Name + ">"
	return []splice{d.place(parent, f, s.index, func(string) string { return element })}, nil
}

// place returns the splice that writes an element where the order of fields puts it.
func (d *Document) place(parent *node, f *Field, index int, render func(indent string) string) splice {
	var previous, next *node
	for i := range parent.Children {
		c := &parent.Children[i]
		switch {
		case c.Field == nil:
		case precedes(c, f, index):
			if previous == nil || !precedes(c, previous.Field, previous.Index) {
				previous = c
			}
		case next == nil:
			next = c
		}
	}
	switch {
	case previous != nil:
		return d.after(previous, render)
	case next != nil:
		return d.before(next, render)
	case len(parent.Children) > 0:
		return d.after(&parent.Children[len(parent.Children)-1], render)
	}
	return d.inside(parent, render)
}

// precedes reports whether an element stands before the repetition of a field with an index.
func precedes(c *node, f *Field, index int) bool {
	return c.Field.ordinal < f.ordinal || c.Field == f && c.Index < index
}
