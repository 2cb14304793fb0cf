package table

import (
	"boardduels/internal/sheet"
	"boardduels/schema"
)

// Copy returns cells as spreadsheets take them: a line for each row, led by one of the columns' titles, tabs between
// cells. Numbers are as the language writes them, since a spreadsheet in that language reads others as text.
func (f *Finder) Copy(pack *schema.Pack, rows []Row, columns []Column, titled bool) string {
	var lines [][]string
	if titled {
		line := make([]string, len(columns))
		for k := range columns {
			line[k] = f.names.Title(pack, &columns[k])
		}
		lines = append(lines, line)
	}
	for i := range rows {
		line := make([]string, len(columns))
		for k := range columns {
			line[k] = f.shown(&rows[i], &columns[k])
		}
		lines = append(lines, line)
	}
	return sheet.WriteClipboard(lines)
}

// shown returns what a cell holds as people see it.
func (f *Finder) shown(row *Row, c *Column) string {
	text, _ := row.Value(c)
	if f.names.Number == nil {
		return text
	}
	return c.Shown(text, f.names.Number)
}

// Pasted is the cells of a paste.
type Pasted [][]string

// MostPasted is how many cells a paste may have.
const MostPasted = sheet.MaxCells

// ParsePaste reads what a spreadsheet copied. The error is that it has too many cells.
func ParsePaste(text string) (Pasted, error) { return sheet.ReadClipboard(text) }
