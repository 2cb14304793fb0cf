package table

import (
	"bytes"
	"encoding/csv"
	"errors"
	"io"
	"strings"

	"boardduels/schema"
)

// Copy returns cells as spreadsheets take them: a line for each row, led by one of the columns' titles, tabs between
// cells.
func (f *Finder) Copy(pack *schema.Pack, rows []Row, columns []Column, titled bool) string {
	var b bytes.Buffer
	w := newWriter(&b)
	if titled {
		line := make([]string, len(columns))
		for k := range columns {
			line[k] = f.names.Title(pack, &columns[k])
		}
		w.Write(line)
	}
	for i := range rows {
		line := make([]string, len(columns))
		for k := range columns {
			line[k], _ = rows[i].Value(&columns[k])
		}
		w.Write(line)
	}
	w.Flush()
	return b.String()
}

func newWriter(b *bytes.Buffer) *csv.Writer {
	w := csv.NewWriter(b)
	w.Comma = '\t'
	return w
}

// mostCells is how many cells a paste has at most.
const mostCells = 1_000_000

// ErrTooLarge says that a paste has more cells than there can be.
var ErrTooLarge = errors.New("table: too many cells")

// Pasted is the cells of a paste.
type Pasted [][]string

// ParsePaste reads what a spreadsheet copied.
func ParsePaste(text string) (Pasted, error) {
	text = strings.TrimPrefix(text, "\ufeff")
	if !strings.ContainsAny(text, "\t\"") { // one column, in which cells may be empty
		return oneColumn(text)
	}
	r := csv.NewReader(strings.NewReader(text))
	r.Comma, r.FieldsPerRecord, r.LazyQuotes = '\t', -1, true
	var lines Pasted
	cells := 0
	for {
		line, err := r.Read()
		if errors.Is(err, io.EOF) {
			return lines, nil
		}
		if err != nil {
			return nil, err
		}
		if cells += len(line); cells > mostCells {
			return nil, ErrTooLarge
		}
		lines = append(lines, line)
	}
}

func oneColumn(text string) (lines Pasted, err error) {
	text = strings.TrimSuffix(strings.ReplaceAll(text, "\r\n", "\n"), "\n")
	cells := strings.Split(text, "\n")
	if len(cells) > mostCells {
		return nil, ErrTooLarge
	}
	for _, cell := range cells {
		lines = append(lines, []string{cell})
	}
	return lines, nil
}

// Paste tells what a paste makes of a table whose rows and columns are shown, from a cell on. If the first line holds
// titles of columns, each column goes where its title is, and if there is a column of ids, each line to the row of its
// id. One line, or one cell, goes to all the chosen rows.
func (f *Finder) Paste(pack *schema.Pack, rows []Row, columns []Column, chosen []int, column int, pasted Pasted) []Planned {
	if len(pasted) == 0 || len(chosen) == 0 {
		return nil
	}
	places := make([]int, 0, len(columns))
	for k := column; k < len(columns); k++ {
		places = append(places, k)
	}
	id := -1
	if titled := f.titled(pack, columns, pasted[0]); titled != nil {
		places, pasted = titled, pasted[1:]
		id = idPlace(places, columns)
	}
	var planned []Planned
	for line, cells := range pasted {
		for _, row := range rowsFor(rows, chosen, pasted, line, id) {
			for k, text := range cells {
				planned = append(planned, planCell(rows, columns, row, at(places, k), text))
			}
		}
	}
	return planned
}

func at(places []int, k int) int {
	if k < len(places) {
		return places[k]
	}
	return -1
}

// titled returns where the columns of a line of titles are; nil if it isn't one. Titles that aren't known are at -1.
func (f *Finder) titled(pack *schema.Pack, columns []Column, line []string) []int {
	places := make([]int, len(line))
	known := 0
	for i, text := range line {
		places[i] = -1
		for k := range columns {
			if strings.EqualFold(strings.TrimSpace(text), f.names.Title(pack, &columns[k])) || strings.TrimSpace(text) == columns[k].Path {
				places[i] = k
				known++
				break
			}
		}
	}
	if known == 0 || known < len(line)/2 {
		return nil
	}
	return places
}

// rowsFor returns the rows to which a line of a paste goes, -1 for one that there isn't: those that were chosen, or the
// one of the id in one of its cells. Numbers of cases are no ids, since each hero has them.
func rowsFor(rows []Row, chosen []int, pasted Pasted, line, id int) []int {
	if id >= 0 && id < len(pasted[line]) && rows[0].Hero == "" {
		return []int{rowOf(rows, strings.TrimSpace(pasted[line][id]))}
	}
	if len(pasted) == 1 {
		return chosen
	}
	if row := chosen[0] + line; row < len(rows) {
		return []int{row}
	}
	return []int{-1}
}

// idPlace returns which cell of a line holds the id; -1 if none does.
func idPlace(places []int, columns []Column) int {
	for k, place := range places {
		if place >= 0 && columns[place].Path == IDColumn {
			return k
		}
	}
	return -1
}

func rowOf(rows []Row, id string) int {
	for i := range rows {
		if rows[i].ID == id {
			return i
		}
	}
	return -1
}

// planCell plans a cell of a paste. What can't be changed and stays as it is counts as fine.
func planCell(rows []Row, columns []Column, row, column int, text string) Planned {
	if row < 0 || column < 0 {
		return Planned{To: text, Fault: Missing}
	}
	c := &columns[column]
	from, _ := rows[row].Value(c)
	p := Planned{Row: &rows[row], Column: c, From: from, To: from}
	switch {
	case c.Field == nil && text != from:
		p.Fault, p.To = Fixed, text
	case c.Field == nil || text == from:
	default:
		p.set(text)
	}
	return p
}
