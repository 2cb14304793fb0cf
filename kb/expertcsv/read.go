package expertcsv

import (
	"encoding/csv"
	"errors"
	"io"
	"slices"
	"strings"

	"boardduels/internal/i18n"
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

// Read reads experts' tables. Cells stand between commas, semicolons or tabs, and columns in any order; of what is said
// of an expert all but its id may be missing, then the table is a ranking with the weight 1. It returns either experts
// or faults.
func Read(text string) ([]schema.Expert, []Fault) {
	r := &reader{text: strings.TrimPrefix(text, "\ufeff"), experts: map[string]*entry{}}
	if len(text) > MaxBytes {
		r.report(1, 0, "expertcsv.long", i18n.Args{"Most": MaxBytes >> 10})
		return nil, r.faults
	}
	r.read()
	if len(r.faults) > 0 {
		slices.SortStableFunc(r.faults, func(a, b Fault) int { return a.Line - b.Line })
		return nil, r.faults[:min(len(r.faults), mostFaults)]
	}
	return r.tables(), nil
}

// reader is a text while it is read.
type reader struct {
	text    string
	place   map[string]int // of a column in a line
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

func (r *reader) read() {
	in := csv.NewReader(strings.NewReader(r.text))
	in.Comma = separator(r.text)
	in.FieldsPerRecord = -1
	for first := true; !r.enough(); first = false {
		cells, err := in.Read()
		if err == io.EOF {
			break
		}
		var bad *csv.ParseError
		if errors.As(err, &bad) {
			r.report(bad.Line, 0, "expertcsv.quotes", nil)
			return
		}
		line, _ := in.FieldPos(0)
		if first {
			if r.readHead(line, cells); len(r.faults) > 0 {
				return
			}
			continue
		}
		r.readLine(line, cells)
	}
	if r.place == nil {
		r.report(1, 0, "expertcsv.empty", nil)
	} else if len(r.order) == 0 && len(r.faults) == 0 {
		r.report(2, 0, "expertcsv.nobody", nil)
	}
	if len(r.faults) == 0 { // of which a row that is missing may follow
		r.checkRows()
	}
}

// separator returns what stands between cells: of the usual ones that which is most frequent in the first line.
func separator(text string) rune {
	head, _, _ := strings.Cut(text, "\n")
	best, most := ',', 0
	for _, c := range []rune{',', ';', '\t'} {
		if n := strings.Count(head, string(c)); n > most {
			best, most = c, n
		}
	}
	return best
}

// readHead finds the columns.
func (r *reader) readHead(line int, cells []string) {
	r.place = map[string]int{}
	for i, cell := range cells {
		name := strings.ToLower(strings.TrimSpace(cell))
		_, twice := r.place[name]
		switch {
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
}

// shorten returns the beginning of what was found, so that a message stays readable.
func shorten(text string) string {
	const most = 40
	if runes := []rune(text); len(runes) > most {
		return string(runes[:most]) + "…"
	}
	return text
}
