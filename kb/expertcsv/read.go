package expertcsv

import (
	"errors"
	"slices"
	"strings"

	"boardduels/internal/i18n"
	"boardduels/internal/sheet"
	"boardduels/internal/spelling"
	"boardduels/schema"
)

// MaxBytes is the longest text that is read: many times what experts can fill.
const MaxBytes = 1 << 20

// mostFaults is how many faults are told.
const mostFaults = 20

// Fault is what is wrong with a place of a text.
type Fault struct {
	Line, Column int // from 1; columns are cells, 0 is the whole line
	Reason       i18n.Message
}

// In returns a sentence in a language.
func (f Fault) In(t *i18n.Translator) string {
	key := "expertcsv.place"
	if f.Column == 0 {
		key = "expertcsv.line"
	}
	return t.Text(key, i18n.Args{"Line": f.Line, "Column": f.Column, "Reason": f.Reason.In(t)})
}

// Error returns the sentence in English.
func (f Fault) Error() string { return f.In(i18n.For(i18n.Default)) }

// Read reads experts' tables from a file as spreadsheets write it ([sheet.ReadCSV]), in columns of any order, some of
// them empty; of what is said of an expert all but its id may be missing, then the table is a ranking with the weight
// 1. It returns either experts or faults.
func Read(file string) ([]schema.Expert, []Fault) {
	r := &reader{experts: map[string]*entry{}}
	if len(file) > MaxBytes {
		r.report(1, 0, "expertcsv.long", i18n.Args{"Most": MaxBytes >> 10})
		return nil, r.faults
	}
	r.read(file)
	if len(r.faults) > 0 {
		slices.SortStableFunc(r.faults, func(a, b Fault) int { return a.Line - b.Line })
		return nil, r.faults[:min(len(r.faults), mostFaults)]
	}
	return r.tables(), nil
}

// reader is a file while it is read.
type reader struct {
	place   map[string]int // of a column in a line
	heads   []string       // of all columns, "" of one that is passed over
	experts map[string]*entry
	order   []*entry
	faults  []Fault
}

// entry is an expert while its lines are read.
type entry struct {
	schema.Expert
	line int                 // of its first line
	rows [schema.Outputs]int // the line of each row, 0 if it hasn't come
	said map[string]string   // what its first line says, by column
}

func (r *reader) report(line, column int, key string, args i18n.Args) {
	r.faults = append(r.faults, Fault{line, column, i18n.Message{Key: key, Args: args}})
}

// enough reports whether so much is wrong that the rest needn't be looked at.
func (r *reader) enough() bool { return len(r.faults) >= mostFaults }

func (r *reader) read(file string) {
	rows, err := sheet.ReadCSV(file)
	r.reportFile(err)
	if len(rows) == 0 && err == nil {
		r.report(1, 0, "expertcsv.empty", nil)
	}
	rows = withoutTitle(rows)
	if len(rows) == 0 || !r.readHead(rows[0].Line, rows[0].Cells) {
		return
	}
	for _, row := range rows[1:] {
		if r.enough() {
			return
		}
		r.readLine(row.Line, row.Cells)
	}
	if len(r.order) == 0 && len(r.faults) == 0 {
		r.report(rows[0].Line+1, 0, "expertcsv.nobody", nil)
	}
	if len(r.faults) == 0 { // of which a row that is missing may follow
		r.checkRows()
	}
}

// withoutTitle returns the rows from the line of headings on, if nothing but what the table is called stands above it.
func withoutTitle(rows []sheet.Row) []sheet.Row {
	for i, row := range rows {
		if slices.ContainsFunc(row.Cells, func(cell string) bool { return spelling.Fold(strings.TrimSpace(cell)) == columnID }) {
			return rows[i:]
		}
		if strings.TrimSpace(strings.Join(row.Cells[1:], "")) != "" {
			break
		}
	}
	return rows
}

// reportFile reports why a file isn't a table.
func (r *reader) reportFile(err error) {
	if unread, ok := errors.AsType[*sheet.NotText](err); ok {
		r.report(unread.Line, 0, "expertcsv.encoding", nil)
	}
	if misquoted, ok := errors.AsType[*sheet.Misquoted](err); ok {
		r.report(misquoted.Line, 0, "expertcsv.quotes", nil)
	}
	if errors.Is(err, sheet.ErrTooLarge) {
		r.report(1, 0, "expertcsv.long", i18n.Args{"Most": MaxBytes >> 10})
	}
}

// readHead finds the columns, and reports whether all that have to be there are. One without a heading is passed over.
func (r *reader) readHead(line int, cells []string) bool {
	r.place = map[string]int{}
	for strings.TrimSpace(cells[len(cells)-1]) == "" {
		cells = cells[:len(cells)-1]
	}
	before := len(r.faults)
	for i, cell := range cells {
		name := spelling.Fold(strings.TrimSpace(cell))
		r.heads = append(r.heads, name)
		_, twice := r.place[name]
		switch {
		case name == "":
		case !slices.Contains(columns(), name):
			r.report(line, i+1, "expertcsv.column", i18n.Args{"Found": shorten(cell), "Allowed": strings.Join(columns(), ", ")})
		case twice:
			r.report(line, i+1, "expertcsv.column_twice", i18n.Args{"Found": name})
		default:
			r.place[name] = i
		}
	}
	for _, name := range columns() {
		_, found := r.place[name]
		if !found && (name == columnID || !slices.Contains(about, name)) {
			r.report(line, 0, "expertcsv.column_missing", i18n.Args{"Name": name})
		}
	}
	return len(r.faults) == before
}

// shorten returns the beginning of what was found, so that a message stays readable.
func shorten(text string) string {
	const most = 40
	if runes := []rune(text); len(runes) > most {
		return string(runes[:most]) + "…"
	}
	return text
}
