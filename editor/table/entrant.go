package table

import (
	"fmt"

	"boardduels/editor/document"
	"boardduels/schema"
)

// Entrant is a card or a hero that a paste is about and that there isn't yet.
type Entrant struct {
	Item     document.Item
	Name     string
	Lacks    []*schema.Field      // that it has to have, and that the paste says nothing of
	Problems []*schema.Diagnostic // that it will have, remarks aside
}

// Add returns the edit that adds it, without what was pasted.
func (e *Entrant) Add() document.Add { return document.Add{Item: e.Item, Name: e.Name, Bare: true} }

func numbered(id string, n int) string { return fmt.Sprintf("%s_%d", id, n) }

// draft returns the row of a card or a hero of which nothing is said but what it is called.
func draft(pack *schema.Pack, kind schema.Kind, id, name string) (*Row, error) {
	changes, err := (&Entrant{Item: document.Item{Type: kind, ID: id}, Name: name}).Add().Changes(pack)
	if err != nil {
		return nil, err
	}
	d := changes[0].To
	return &Row{File: d.File(), ID: id, doc: d, isNew: true}, nil
}

// find finds out what is missing and what is wrong once the cells of a line are set.
func (e *Entrant) find(row *Row, planned []Planned, cells []string) {
	said := map[string]bool{"name": e.Name != e.Item.ID}
	d := row.doc
	for i := range planned {
		p := &planned[i]
		if p.Column == nil || p.Column.Field == nil || p.Fault != NoFault {
			continue
		}
		said[p.Column.Path] = said[p.Column.Path] || textAt(cells, i) != ""
		for _, path := range append(namesOf(p.Along), p.Column.Path) {
			if next, err := d.Set(path, p.To); err == nil {
				d = next
			}
		}
	}
	fields := schema.Fields(e.Item.Type).Fields
	for i := range fields {
		if f := &fields[i]; hasToBeSaid(f) && !said[pathOf(f)] {
			e.Lacks = append(e.Lacks, f)
		}
	}
	for _, found := range d.Diagnostics() {
		if found.Severity != schema.Info {
			e.Problems = append(e.Problems, &found)
		}
	}
}

func namesOf(fields []*schema.Field) (names []string) {
	for _, f := range fields {
		names = append(names, f.Name)
	}
	return names
}

// hasToBeSaid reports whether nobody can know what a field is to be: what a card costs and how it looks, but not that
// it does no damage.
func hasToBeSaid(f *schema.Field) bool {
	isOpen := f.Presence == schema.Required || f.Presence == schema.Always && (f.Section == schema.Identity || f.Section == schema.Use)
	return isOpen && !f.Repeats() && f.Type != schema.Bool && (f.Default == "" || f.Numeric())
}
