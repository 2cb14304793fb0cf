package naming

import (
	"fmt"

	"boardduels/editor/document"
	"boardduels/editor/merge"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// Step tells what a step does: "Cleave: Cost 1 → 2", or how many places it changes.
func Step(t *i18n.Translator, s document.Step) string {
	const most = 40 // documents whose differences are looked for
	kind := t.Text(editKeys[s.Edit.Kind()])
	switch edit := s.Edit.(type) {
	case document.Rename:
		return renamed(t, s) + kind + ": " + edit.ID + " → " + edit.To // its files go and come, and decks follow
	case document.Redraw, document.Refill:
		return TitleOf(t, s.Changes[0].To) + ": " + kind // the rows of a board tell people little
	}
	if len(s.Changes) > most {
		return kind + " × " + fmt.Sprint(len(s.Changes))
	}
	lines := Changes(t, s.Changes)
	switch len(lines) {
	case 0:
		return kind
	case 1:
		return lines[0]
	}
	return lines[0] + " " + t.Text("editor.history.more", i18n.Args{"N": len(lines) - 1})
}

// renamed returns the name of what a step gives another id, before what else is told of it.
func renamed(t *i18n.Translator, s document.Step) string {
	for _, c := range s.Changes {
		if c.From == nil && c.To != nil {
			return TitleOf(t, c.To) + ": "
		}
	}
	return ""
}

// TitleOf returns what a document is called that has a name, whatever its pack is.
func TitleOf(t *i18n.Translator, d *schema.Document) string {
	name, _ := d.Value("name")
	nameUK, _ := d.Value("name_uk")
	return schema.DisplayName(t.Language(), d.ID(), name, nameUK)
}

// Changes tells of changes in a designer's words, in lines that menus have room for.
func Changes(t *i18n.Translator, changes []document.Change) (lines []string) {
	for _, c := range changes {
		lines = append(lines, merge.Brief(t, merge.Of(c.File, c.From, c.To))...)
	}
	return lines
}
