package formpage

import (
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// origin is a text that a field had, or would have, before it was changed.
type origin struct {
	key   string // of what it is called
	text  string
	clear bool // by leaving the field out
}

// name tells what the origin is, and its text.
func (o origin) name(t *i18n.Translator) string {
	text := o.text
	if text == "" {
		text = t.Text("editor.reset.empty")
	}
	return t.Text(o.key, i18n.Args{"Text": text})
}

// Origins know documents as they were: saved, and in the pack that comes with the program.
type Origins struct {
	saved, base func(file string) *schema.Document
}

// NewOrigins returns what tells of each field what it was: as it is saved, and as it comes with the program.
func NewOrigins(saved, base func(file string) *schema.Document) *Origins {
	return &Origins{saved, base}
}

// of returns what a field of a document can go back to, without repeating itself: what was saved first, then what the
// pack in the program has, then the default. What is there already isn't among them.
func (o *Origins) of(d *schema.Document, f *schema.Field) (found []origin) {
	now, _ := d.Value(f.Name)
	seen := map[string]bool{now: true}
	add := func(key, text string, clear bool) {
		if !seen[text] {
			seen[text] = true
			found = append(found, origin{key, text, clear})
		}
	}
	for _, known := range []struct {
		key string
		at  func(string) *schema.Document
	}{{"editor.reset.saved", o.saved}, {"editor.reset.base", o.base}} {
		if before := known.at(d.File()); before != nil && before.WellFormed() {
			text, written := before.Value(f.Name)
			add(known.key, text, !written && f.Presence == schema.Optional)
		}
	}
	if standIn := standIn(d, f); f.Presence != schema.Required && (now != "" && now != standIn) {
		add("editor.reset.default", standIn, f.Presence == schema.Optional)
	}
	return found
}

// isChanged reports whether a field differs from what was saved.
func (o *Origins) isChanged(d *schema.Document, f *schema.Field) bool {
	saved := o.saved(d.File())
	if saved == nil {
		return false // all of it is new
	}
	now, _ := d.Value(f.Name)
	before, _ := saved.Value(f.Name)
	return now != before
}
