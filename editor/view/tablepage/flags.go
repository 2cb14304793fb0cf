package tablepage

import (
	"strconv"

	"boardduels/editor/document"
	"boardduels/editor/table"
	"boardduels/schema"
)

// flagWords are the words for what a cell of yes or no holds.
var flagWords = map[string]string{"true": "editor.table.yes", "false": "editor.table.no"}

// said returns the text of a cell as people say and write it.
func (p *Page) said(c *table.Column, text string) string {
	if word := flagWords[text]; word != "" && isFlag(c) {
		return p.texts.Text(word)
	}
	return c.Shown(text, p.texts.Number)
}

// isFlag reports whether the cells of a column are yes or no.
func isFlag(c *table.Column) bool { return c.Field != nil && c.Field.Type == schema.Bool }

// turn makes yes of no in the cursor's cell, and no of yes.
func (p *Page) turn() { p.decide(valueOf(&p.Rows[p.Cursor.Row], p.Column()) != "true") }

// decide sets the cursor's cell to yes or no.
func (p *Page) decide(yes bool) {
	row, value := &p.Rows[p.Cursor.Row], strconv.FormatBool(yes)
	if valueOf(row, p.Column()) != value {
		p.desk.Do(document.SetCells{Cells: []document.Cell{{File: row.File, Path: row.Path(p.Column()), Value: value}}})
	}
}
