// Package reference tells people and programs what the documents of a pack may hold.
package reference

import (
	"encoding/json"
	"fmt"
	"io"
	"strconv"
	"strings"
	"text/tabwriter"

	"boardduels/schema"
)

// Text is the format for people to read at once.
const Text = "text"

// Formats are the formats in which Write writes.
var Formats = []string{Text, "markdown", "json"}

// Write writes what documents of some kinds may hold, in a language; without a kind, it writes
// that of all kinds and what diagnostics there are. It returns an error if the format isn't one of Formats, or
// if writing fails.
func Write(w io.Writer, format, language string, kinds ...schema.Kind) error {
	r := reference{language: language, kinds: kinds, diagnostics: len(kinds) == 0}
	if len(kinds) == 0 {
		r.kinds = schema.Kinds()
	}
	var b strings.Builder
	switch format {
	case Text:
		r.text(&b)
	case "markdown":
		r.markdown(&b)
	case "json":
		r.json(&b)
	default:
		return fmt.Errorf("no format %q; there are: %s", format, strings.Join(Formats, ", "))
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// reference writes the table of fields in a language.
type reference struct {
	language    string
	kinds       []schema.Kind
	diagnostics bool // asked for too
}

// entry is what the reference tells of a field.
type entry struct {
	Path    string   `json:"path"`
	Title   string   `json:"title"`
	Type    string   `json:"type"`
	Min     *int     `json:"min,omitempty"`
	Max     *int     `json:"max,omitempty"`
	Longest int      `json:"longest,omitempty"` // characters of a text
	AtLeast string   `json:"at_least,omitempty"`
	Choices []string `json:"choices,omitempty"`
	Words   []string `json:"words,omitempty"` // what the choices mean, if that is told
	Unit    string   `json:"unit,omitempty"`
	Least   int      `json:"least"`
	Most    int      `json:"most"`
	Missing string   `json:"missing"`
	Default string   `json:"default"`
	Section string   `json:"section"`
	Source  string   `json:"source,omitempty"`
	Doc     string   `json:"doc"`

	length string // Longest in words
}

// entries returns what there is inside a field, in the order of the table.
func (r reference) entries(f *schema.Field, path string) []entry {
	var entries []entry
	for i := range f.Fields {
		inner := &f.Fields[i]
		if inner.Elsewhere {
			continue
		}
		at := inner.Step()
		if path != "" && !inner.Attribute {
			at = "/" + at
		}
		entries = append(entries, r.entry(inner, path+at))
		entries = append(entries, r.entries(inner, path+at)...)
	}
	return entries
}

func (r reference) entry(f *schema.Field, path string) entry {
	e := entry{
		Path: path, Title: f.Title.In(r.language), Type: typeNames[f.Type].In(r.language),
		Longest: f.Longest, AtLeast: f.AtLeast, Choices: f.Choices, Unit: f.Unit.Label().In(r.language), Least: f.Least, Most: f.Most,
		Missing: presenceNames[f.Presence].In(r.language), Default: f.Default, Section: f.Section.Label().In(r.language),
		Source: r.source(f.Source), Doc: f.Doc.In(r.language),
	}
	if f.Offered != nil {
		e.Choices = f.Offered
	}
	for _, word := range e.Choices {
		if called := f.Word(word, r.language); f.Called != nil {
			e.Words = append(e.Words, called)
		}
	}
	if f.Numeric() {
		e.Min, e.Max = &f.Min, &f.Max
	}
	if f.Longest > 0 {
		e.length = fmt.Sprintf(longestText.In(r.language), f.Longest)
	}
	if !f.Repeats() {
		e.Most = 1
		if f.Presence != schema.Optional {
			e.Least = 1
		}
	}
	switch {
	case f.Presence == schema.Required:
		e.Default = ""
	case f.AtLeast != "":
		e.Default = f.AtLeast
	}
	return e
}

// source tells where the thesis describes a field.
func (r reference) source(s schema.Source) string {
	place := strings.NewReplacer("Table", table.In(r.language), "Figure", figure.In(r.language)).Replace(s.Place)
	if place != "" && s.Field != "" {
		place += ", "
	}
	return place + s.Field
}

// allowed tells the values, the unit, and how often an element stands.
func (e *entry) allowed() string {
	var parts []string
	switch {
	case e.AtLeast != "":
		parts = append(parts, e.AtLeast+"…"+strconv.Itoa(*e.Max))
	case e.Min != nil:
		parts = append(parts, strconv.Itoa(*e.Min)+"…"+strconv.Itoa(*e.Max))
	case len(e.Choices) > 0:
		parts = append(parts, strings.Join(e.Choices, ", "))
	}
	if e.Unit != "" {
		parts = append(parts, e.Unit)
	}
	if e.length != "" {
		parts = append(parts, e.length)
	}
	switch {
	case e.Most > 1 && e.Least == e.Most:
		parts = append(parts, "×"+strconv.Itoa(e.Most))
	case e.Most > 1:
		parts = append(parts, "×"+strconv.Itoa(e.Least)+"…"+strconv.Itoa(e.Most))
	}
	return strings.Join(parts, " ")
}

func (e *entry) cells() []string {
	return []string{e.Type, e.allowed(), e.Missing, e.Default, e.Source}
}

func (r reference) columns() []string {
	columns := make([]string, len(columnNames))
	for i, name := range columnNames {
		columns[i] = name.In(r.language)
	}
	return columns
}

// heading tells what a kind of document is and where it lies.
func (r reference) heading(kind schema.Kind) string {
	root := schema.Fields(kind)
	text := root.Doc.In(r.language) + " " + fileName.In(r.language) + ": " + schema.FileOf(kind, "<id>") + "."
	if source := r.source(root.Source); source != "" {
		text += " " + thesis.In(r.language) + ": " + source + "."
	}
	return text
}

func (r reference) markdown(b *strings.Builder) {
	fmt.Fprintf(b, "<!-- Generated from the table of fields; go test ./schema/reference -update -->\n# %s\n%s\n", referenceTitle.In(r.language), reader.In(r.language))
	columns := r.columns()
	for _, kind := range r.kinds {
		root := schema.Fields(kind)
		fmt.Fprintf(b, "\n## %s `<%s>`\n\n%s\n\n", root.Title.In(r.language), root.Name, asMarkdown(r.heading(kind)))
		fmt.Fprintf(b, "| %s |\n|%s\n", strings.Join(columns, " | "), strings.Repeat("---|", len(columns)))
		for _, e := range r.entries(root, "") {
			cells := append([]string{"`" + e.Path + "`"}, e.cells()...)
			fmt.Fprintf(b, "| %s | %s |\n", strings.Join(cells, " | "), e.Doc)
		}
	}
	r.words(b)
	if !r.diagnostics {
		return
	}
	fmt.Fprintf(b, "\n## %s\n\n| | | |\n|---|---|---|\n", diagnosticsTitle.In(r.language))
	for _, c := range schema.Codes() {
		text := strings.TrimSpace(c.Message().In(r.language) + ". " + c.Hint().In(r.language))
		fmt.Fprintf(b, "| `%s` | %s | %s |\n", c.ID, c.Severity, asMarkdown(text))
	}
}

// asMarkdown keeps tags from being taken for HTML.
func asMarkdown(text string) string { return strings.NewReplacer("<", `\<`, ">", `\>`).Replace(text) }

func (r reference) text(b *strings.Builder) {
	for _, kind := range r.kinds {
		root := schema.Fields(kind)
		fmt.Fprintf(b, "%s <%s>: %s\n", root.Title.In(r.language), root.Name, r.heading(kind))
		table := tabwriter.NewWriter(b, 0, 0, 2, ' ', 0)
		for _, e := range r.entries(root, "") {
			fmt.Fprintf(table, "  %s\t%s\t%s\t%s\t%s\n", e.Path, e.Type, e.allowed(), e.Default, e.Doc)
		}
		table.Flush()
		b.WriteByte('\n')
	}
}

func (r reference) json(b *strings.Builder) {
	kinds := map[string][]entry{}
	for _, kind := range r.kinds {
		kinds[kind.Name()] = r.entries(schema.Fields(kind), "")
	}
	encoder := json.NewEncoder(b)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	if err := encoder.Encode(kinds); err != nil {
		panic(err) // plain values into memory
	}
}
