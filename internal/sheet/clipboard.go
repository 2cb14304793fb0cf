package sheet

import (
	"errors"
	"strings"
)

// MaxCells is how many cells a table has at most.
const MaxCells = 1_000_000

// ErrTooLarge says that a table has more cells than there can be.
var ErrTooLarge = errors.New("sheet: too many cells")

// byteOrderMark may stand before a text, and isn't part of it.
const byteOrderMark = "\ufeff"

// WriteClipboard returns a table as spreadsheets take it: tabs between cells, a line end behind each row. Only cells
// that would be taken for something else stand between quotation marks: those that hold a tab or a line end, and those
// that begin with a quotation mark. [ReadClipboard] returns the same table.
func WriteClipboard(rows [][]string) string {
	var b strings.Builder
	for _, row := range rows {
		for k, cell := range row {
			if k > 0 {
				b.WriteByte('\t')
			}
			if strings.ContainsAny(cell, "\t\n\r") || strings.HasPrefix(cell, `"`) {
				cell = `"` + strings.ReplaceAll(cell, `"`, `""`) + `"`
			}
			b.WriteString(cell)
		}
		b.WriteByte('\n')
	}
	if text := b.String(); strings.HasPrefix(text, byteOrderMark) {
		return byteOrderMark + text // of which one is taken off again
	}
	return b.String()
}

// ReadClipboard reads cells that were copied in a spreadsheet: rows end with a line end, the last one mostly, too; tabs
// stand between cells. Of quotation marks only those count that hold together a cell with a tab, a line end or a
// doubled quotation mark in it. All others are part of a cell: spreadsheets don't quote a cell because it has them.
func ReadClipboard(text string) ([][]string, error) {
	s := clipboard{text: strings.TrimPrefix(text, byteOrderMark)}
	var rows [][]string
	for cells := 0; ; {
		row, err := s.row(MaxCells - cells)
		if err != nil {
			return nil, err
		}
		rows = append(rows, row)
		if cells += len(row); s.text == "" {
			return rows, nil
		}
	}
}

// clipboard is what is left of a text while it is read.
type clipboard struct{ text string }

// row reads a row with its line end.
func (s *clipboard) row(most int) (cells []string, err error) {
	for {
		if len(cells) == most {
			return nil, ErrTooLarge
		}
		cells = append(cells, s.cell())
		if end := lineEnd(s.text); end > 0 || s.text == "" {
			s.text = s.text[end:]
			return cells, nil
		}
		s.text = s.text[len("\t"):]
	}
}

// cell reads up to a tab, a line end or the end of the text.
func (s *clipboard) cell() string {
	if cell, length := quoted(s.text); length > 0 {
		s.text = s.text[length:]
		return cell
	}
	end := strings.IndexAny(s.text, "\t\n\r")
	if end < 0 {
		end = len(s.text)
	}
	cell := s.text[:end]
	s.text = s.text[end:]
	return cell
}

// quoted returns the cell between quotation marks at the beginning of a text, and how long it is there; 0 if there is
// none.
func quoted(text string) (cell string, length int) {
	if !strings.HasPrefix(text, `"`) {
		return "", 0
	}
	for at := 1; ; at += 2 {
		mark := strings.IndexByte(text[at:], '"')
		if mark < 0 {
			return "", 0
		}
		if at += mark; strings.HasPrefix(text[at+1:], `"`) {
			continue // doubled, it stands for one
		}
		inside, behind := text[1:at], text[at+1:]
		if behind != "" && behind[0] != '\t' && lineEnd(behind) == 0 || !strings.ContainsAny(inside, "\t\n\r\"") {
			return "", 0
		}
		return strings.ReplaceAll(inside, `""`, `"`), at + 1
	}
}

// lineEnd returns how long the line end at the beginning of a text is; 0 if there is none.
func lineEnd(text string) int {
	switch {
	case strings.HasPrefix(text, "\r\n"):
		return len("\r\n")
	case strings.HasPrefix(text, "\n"), strings.HasPrefix(text, "\r"):
		return 1
	}
	return 0
}
