package expertcsv

import (
	"encoding/csv"
	"io"
	"strconv"
	"strings"

	"boardduels/kb"
	"boardduels/schema"
)

// byteOrderMark tells spreadsheets that the file is in UTF-8: without it they take it for what their system used to
// write, such as windows-1251.
const byteOrderMark = "\ufeff"

// Write writes experts' tables with a separator, a comma or the semicolon that Excel looks for where numbers have
// decimal commas. A line sep= would tell either, but makes Excel pass over the mark of byte order. [Read] returns the
// same tables.
func Write(to io.Writer, experts []schema.Expert, separator rune) error {
	if _, err := io.WriteString(to, byteOrderMark); err != nil {
		return err
	}
	w := csv.NewWriter(to)
	w.Comma = separator
	if err := w.Write(columns()); err != nil {
		return err
	}
	for i := range experts {
		for kind := range schema.Outputs {
			if err := w.Write(line(&experts[i], kind)); err != nil {
				return err
			}
		}
	}
	w.Flush()
	return w.Error()
}

func line(e *schema.Expert, kind int) []string {
	fields := []string{
		e.ID, quote(e.Name), e.Scale, strconv.Itoa(kb.Voices(e)), strconv.FormatBool(e.Draft), quote(e.Note), kindName(kind),
	}
	for _, importance := range e.Priorities[kind] {
		fields = append(fields, strconv.Itoa(importance))
	}
	return fields
}

// formula are the characters with which a spreadsheet takes a text for a formula, and the apostrophe that keeps it from
// that.
const formula = "=+-@'"

// quote keeps a spreadsheet from calculating what a name says.
func quote(text string) string {
	if text != "" && strings.Contains(formula, text[:1]) {
		return "'" + text
	}
	return text
}

// unquote takes back what quote has done.
func unquote(text string) string {
	if len(text) > 1 && text[0] == '\'' && strings.Contains(formula, text[1:2]) {
		return text[1:]
	}
	return text
}
