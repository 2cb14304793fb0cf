package view

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/editor/table"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// unseen returns the fields that can't be below that of a column, and whose own columns aren't shown: nobody could keep
// them in order with it.
func (p *tablePage) unseen(c *table.Column) (fields []*schema.Field) {
	all := schema.Fields(p.kind).Fields
	for i := range all {
		f := &all[i]
		isShown := slices.ContainsFunc(p.columns, func(c table.Column) bool { return c.Path == f.Name })
		if c.Field != nil && f.AtLeast == c.Field.Name && !isShown {
			fields = append(fields, f)
		}
	}
	return fields
}

// edit returns the edit that carries out what is planned. What can't be seen goes along.
func (p *tablePage) edit(planned []table.Planned) document.SetCells {
	e := table.Edit(planned)
	for i := range e.Cells {
		c := &e.Cells[i]
		if columns := table.Find(p.kind, []string{c.Path}); len(columns) == 1 {
			c.Along = len(p.unseen(&columns[0])) > 0
		}
	}
	return e
}

// tellUnseen tells what has gone along with a cell of a document unseen.
func (p *tablePage) tellUnseen(before *schema.Document, c *table.Column) {
	now, t := p.editor.work.Pack().Document(before.File()), p.editor.texts
	var told []string
	for _, f := range p.unseen(c) {
		from, _ := before.Value(f.Name)
		if to, _ := now.Value(f.Name); from != to {
			told = append(told, t.Text("editor.table.along", i18n.Args{"Column": f.Title.In(t.Language()), "From": from, "To": to}))
		}
	}
	if len(told) > 0 {
		p.editor.desk.problems.notify(strings.Join(told, " "), widget.MediumImportance)
	}
}
