package sheet

import (
	"cmp"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"
)

// Row is a row of a file, with at least one cell that isn't empty.
type Row struct {
	Line  int // where it begins, from 1
	Cells []string
}

// Misquoted says that a quotation mark stands where none may be, or isn't closed.
type Misquoted struct{ Line int }

// Error implements error.
func (e *Misquoted) Error() string { return fmt.Sprintf("sheet: a quotation mark in line %d", e.Line) }

// ReadCSV reads a file of cells between commas, semicolons or tabs, whichever a line sep= above them names, or else the
// most frequent of them in the first row that has any. Rows without anything in them are passed over. An error is a
// [*NotText], a [*Misquoted], with the rows before it, or [ErrTooLarge].
func ReadCSV(file string) (rows []Row, err error) {
	text, err := textOf(file)
	if err != nil {
		return nil, err
	}
	if !strings.Contains(text, "\n") {
		text = strings.ReplaceAll(text, "\r", "\n") // as old Macs write
	}
	text = strings.TrimRight(text, "\x00\x1a\r\n") // of which DOS and fields of fixed size leave some
	text, comma, above := separator(text)
	in := csv.NewReader(strings.NewReader(text))
	in.Comma, in.FieldsPerRecord = comma, -1
	for count := 0; ; {
		cells, err := in.Read()
		if errors.Is(err, io.EOF) {
			return rows, nil
		}
		if bad, ok := errors.AsType[*csv.ParseError](err); ok {
			return rows, &Misquoted{above + bad.Line}
		}
		if count += len(cells); count > MaxCells {
			return nil, ErrTooLarge
		}
		line, _ := in.FieldPos(0)
		cells[0] = strings.TrimPrefix(cells[0], byteOrderMark) // of files that were put together
		if !isEmpty(cells) {
			rows = append(rows, Row{above + line, cells})
		}
	}
}

// told is the line above a table in which spreadsheets tell what separates its cells. What wrote the line as a row of
// the table has put its own separators behind it.
var told = regexp.MustCompile(`(?i)^"?sep= ?([,;\t|])"?([,;\t|]?)[,;\t|]*\r?(\n|$)(\x{feff})?`)

// separator returns what stands between cells, the text of these, and how many lines are above it.
func separator(text string) (table string, comma rune, above int) {
	if found := told.FindStringSubmatch(text); found != nil {
		return text[len(found[0]):], rune(cmp.Or(found[2], found[1])[0]), 1
	}
	comma = ','
	for line := range strings.Lines(text) {
		if strings.Trim(line, ",;\t\r\n \"") == "" {
			continue
		}
		most := 0
		for _, c := range ",;\t" {
			if n := strings.Count(line, string(c)); n > most {
				comma, most = c, n
			}
		}
		if most > 0 {
			break
		}
	}
	return text, comma, 0
}

// isEmpty reports whether nothing stands in a row.
func isEmpty(cells []string) bool {
	return !slices.ContainsFunc(cells, func(cell string) bool { return strings.TrimSpace(cell) != "" })
}
