package schema

import (
	"crypto/sha256"
	"encoding/hex"
	"path"
	"slices"
	"strconv"
	"strings"

	"boardduels/schema/words"
	"boardduels/schema/xmltree"
)

// Document is the source text of a document with what was read from it. It never changes.
type Document struct {
	kind   Kind
	file   string
	id     string
	source string
	root   *node // nil if the source isn't well-formed
	// *Card, *Hero, *Cases, *ExpertTables, *Run, *Level, *Map, *Position, *Relic, *PackTitle or *Rules; nil without
	// root
	value       any
	diagnostics []Diagnostic
}

// Parse reads a document. It always returns one, however damaged the source; [Document.Diagnostics] tells what is
// wrong. File is the document's path inside its pack, with slashes; its base without .xml is the document's id.
func Parse(kind Kind, file, source string) *Document {
	d := unread(kind, file, source)
	root, p := xmltree.Read[Field](source)
	if p != nil {
		d.report(p.Code, p.Offset, "", p.Args)
		return d
	}
	if want := Fields(kind).Name; root.Name != want {
		d.report("wrong-root", root.From, "", Args{"found": words.Shorten(root.Name), "root": want})
		return d
	}
	d.interpret(root)
	return d
}

// unread returns a document that is still to be read.
func unread(kind Kind, file, source string) *Document {
	d := &Document{kind: kind, file: file, id: idOf(file), source: source}
	switch {
	case !IsID(d.id):
		d.report("bad-file-name", -1, "", Args{"found": words.Shorten(path.Base(file))})
	case len(d.id) > longestID:
		fault := tooLong("id", len(d.id), longestID)
		d.report(fault.code, -1, "", fault.args)
	}
	return d
}

// interpret reads what a document's nodes say.
func (d *Document) interpret(root *node) {
	d.root = root
	d.value = read(d)
	sortDiagnostics(d.diagnostics)
}

// Kind returns the kind of the document.
func (d *Document) Kind() Kind { return d.kind }

// File returns the document's path inside its pack.
func (d *Document) File() string { return d.file }

// ID returns the document's id: the base of its path without .xml.
func (d *Document) ID() string { return d.id }

func idOf(file string) string { return strings.TrimSuffix(path.Base(file), ".xml") }

// Source returns the text of the document, byte for byte as it was parsed or edited.
func (d *Document) Source() string { return d.source }

// Hash returns the SHA-256 of the source in hexadecimal digits.
func (d *Document) Hash() string {
	sum := sha256.Sum256([]byte(d.source))
	return hex.EncodeToString(sum[:])
}

// Diagnostics returns what is wrong with the document by itself, ordered by place. What doesn't fit other documents is
// told by [Pack.Diagnostics].
func (d *Document) Diagnostics() []Diagnostic { return slices.Clone(d.diagnostics) }

// WellFormed reports whether the source is XML with the root element of its kind. Other documents can't be edited by
// field, only by [Document.WithSource].
func (d *Document) WellFormed() bool { return d.root != nil }

// WithSource returns the document with another text.
func (d *Document) WithSource(source string) *Document { return Parse(d.kind, d.file, source) }

// Rename returns the document under another path.
func (d *Document) Rename(file string) *Document { return Parse(d.kind, file, d.source) }

// Card returns what a card document says; false for other kinds and documents that aren't well-formed. Missing and
// wrong fields have their defaults, as the diagnostics tell.
func (d *Document) Card() (Card, bool) {
	card, ok := d.value.(*Card)
	if !ok {
		return Card{}, false
	}
	return *card, true
}

// Hero returns what a hero document says, like [Document.Card].
func (d *Document) Hero() (Hero, bool) {
	hero, ok := d.value.(*Hero)
	if !ok {
		return Hero{}, false
	}
	clone := *hero
	clone.Deck, clone.Passives = slices.Clone(hero.Deck), slices.Clone(hero.Passives)
	return clone, true
}

// Cases returns the cases of a document, like [Document.Card].
func (d *Document) Cases() ([]Case, bool) {
	cases, ok := d.value.(*Cases)
	if !ok {
		return nil, false
	}
	return slices.Clone(cases.Cases), true
}

// Experts returns the experts' tables of a document, like [Document.Card].
func (d *Document) Experts() ([]Expert, bool) {
	tables, ok := d.value.(*ExpertTables)
	if !ok {
		return nil, false
	}
	return slices.Clone(tables.Experts), true
}

// Title returns what pack.xml says, like [Document.Card].
func (d *Document) Title() (PackTitle, bool) {
	title, ok := d.value.(*PackTitle)
	if !ok {
		return PackTitle{}, false
	}
	clone := *title
	clone.Silences = slices.Clone(title.Silences)
	return clone, true
}

// maxDiagnostics is the most diagnostics of a document by itself.
const maxDiagnostics = 500

// report adds a diagnostic, unless there are too many. An offset below 0 means that it has no place.
func (d *Document) report(code string, offset int, path string, args Args) {
	switch {
	case len(d.diagnostics) > maxDiagnostics:
		return
	case len(d.diagnostics) == maxDiagnostics:
		code, offset, path, args = "more-problems", -1, "", Args{"max": strconv.Itoa(maxDiagnostics)}
	}
	diagnostic := diagnose(code, args)
	diagnostic.File, diagnostic.Path = d.file, path
	if offset >= 0 {
		diagnostic.Line, diagnostic.Column = xmltree.Place(d.source, offset)
	}
	d.diagnostics = append(d.diagnostics, diagnostic)
}
