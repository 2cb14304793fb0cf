package table

import (
	"boardduels/internal/sheet"
	"boardduels/schema"
)

// Copy returns cells as spreadsheets take them: a line for each row, led by one of the columns' titles, tabs between
// cells.
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
			line[k], _ = rows[i].Value(&columns[k])
		}
		lines = append(lines, line)
	}
	return sheet.WriteClipboard(lines)
}

// Pasted is the cells of a paste.
type Pasted [][]string

// ErrTooLarge says that a paste has more cells than there can be.
var ErrTooLarge = sheet.ErrTooLarge

// ParsePaste reads what a spreadsheet copied.
func ParsePaste(text string) (Pasted, error) { return sheet.ReadClipboard(text) }
