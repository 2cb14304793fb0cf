package schema

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"boardduels/internal/i18n"
	"boardduels/schema/words"
	"boardduels/schema/xmltree"
)

// Severity says how bad a problem is.
type Severity uint8

// The severities, the worst first.
const (
	Error   Severity = iota // the document can't be played with
	Warning                 // it can, though probably not as meant
	Info                    // worth knowing
)

// String returns "error", "warning" or "info".
func (s Severity) String() string { return [...]string{"error", "warning", "info"}[s] }

// Diagnostic is a problem in a document of a pack.
type Diagnostic struct {
	File     string // path inside the pack, "" for the pack as a whole
	Line     int    // from 1; 0 if the problem has no place
	Column   int    // from 1, in characters
	Path     string // the field, in the form of [Document.Set], "" for the document as a whole
	Severity Severity
	Code     string // one of Codes
	Message  string // English: what was found, what is allowed
	Hint     string // English: what to do about it, "" if the message says it all
	Args     Args   // the facts in Message and Hint
}

// In returns the message and the hint in a language.
func (d Diagnostic) In(language string) (message, hint string) {
	c, ok := codeIndex[d.Code]
	if !ok {
		return d.Message, d.Hint
	}
	args := d.Args.In(language)
	return words.Expand(c.message.In(language), args), words.Expand(c.hint.In(language), args)
}

// String returns file:line:col: severity CODE: message.
func (d Diagnostic) String() string {
	var b strings.Builder
	b.WriteString(cmp.Or(d.File, "pack"))
	if d.Line > 0 {
		fmt.Fprintf(&b, ":%d:%d", d.Line, d.Column)
	}
	fmt.Fprintf(&b, ": %s %s: %s", d.Severity, d.Code, d.Message)
	return b.String()
}

// diagnose makes a diagnostic without a place.
func diagnose(code string, args Args) Diagnostic {
	c, ok := codeIndex[code]
	if !ok {
		panic("schema: unknown code " + code)
	}
	return Diagnostic{Severity: c.Severity, Code: code, Message: words.Expand(c.message.In(i18n.Default), args), Hint: words.Expand(c.hint.In(i18n.Default), args), Args: args}
}

// Diagnose returns a diagnostic of a file of a pack as a whole, by one of Codes.
func Diagnose(file, code string, args Args) Diagnostic {
	diagnostic := diagnose(code, args)
	diagnostic.File = file
	return diagnostic
}

// Diagnose returns a diagnostic of a field of the document, by one of Codes. Of a field that isn't written it has no
// line.
func (d *Document) Diagnose(path, code string, args Args) Diagnostic {
	diagnostic := Diagnose(d.file, code, args)
	diagnostic.Path = path
	p, err := parsePath(path)
	if err != nil || d.root == nil {
		return diagnostic
	}
	if n, rest := d.lookUp(p); len(rest) == 0 {
		r := reader{doc: d}
		diagnostic.Line, diagnostic.Column = xmltree.Place(d.source, r.textStart(n))
	}
	return diagnostic
}

// HasErrors reports whether one of some diagnostics is an error.
func HasErrors(diagnostics []Diagnostic) bool {
	return slices.ContainsFunc(diagnostics, func(d Diagnostic) bool { return d.Severity == Error })
}

// sortDiagnostics orders diagnostics by file and place.
func sortDiagnostics(diagnostics []Diagnostic) {
	slices.SortStableFunc(diagnostics, func(a, b Diagnostic) int {
		return cmp.Or(strings.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column))
	})
}
