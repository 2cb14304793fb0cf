package tablepage

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2/widget"

	"boardduels/editor/table"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// unseen returns the fields that can't be below that of a column, and whose own columns aren't shown: nobody could keep
// them in order with it.
func (p *Page) unseen(c *table.Column) (fields []*schema.Field) {
	all := schema.Fields(p.kind).Fields
	for i := range all {
		f := &all[i]
		isShown := slices.ContainsFunc(p.Columns, func(c table.Column) bool { return c.Path == f.Name })
		if c.Field != nil && f.AtLeast == c.Field.Name && !isShown {
			fields = append(fields, f)
		}
	}
	return fields
}

// tellUnseen tells what has gone along with a cell of a document unseen, or is below it now.
func (p *Page) tellUnseen(before *schema.Document, c *table.Column) {
	now, t := p.desk.Pack().Document(before.File()), p.texts
	least := number(now, c.Path)
	for _, f := range p.unseen(c) {
		args := i18n.Args{"Column": f.Title.In(t.Language()), "Least": p.Title(c), "From": number(before, f.Name), "To": number(now, f.Name)}
		switch {
		case number(now, f.Name) < least:
			p.desk.Notify(t.Text("editor.table.below", args), widget.WarningImportance)
		case number(before, f.Name) != number(now, f.Name):
			p.desk.Notify(t.Text("editor.table.along", args), widget.MediumImportance)
		}
	}
}

// number returns the whole number of a field, or 0.
func number(d *schema.Document, path string) int {
	text, _ := d.Value(path)
	n, _ := strconv.Atoi(text)
	return n
}
