// Package text lays out what the command line prints: columns, lines that fit the screen, numbers with their nouns.
package text

import (
	"strings"
	"unicode/utf8"

	"boardduels/cmd/duel/cli"
	"boardduels/internal/termsafe"
)

// Screen is how many characters a line should have at most: those of a common terminal.
const Screen = 80

// Columns lays out rows of cells, a line each: every column is as wide as its widest cell, the last one isn't padded.
// What would break a line is shown with escapes.
func Columns(rows [][]string) string {
	rows = safe(rows)
	widths := columnWidths(rows)
	var all strings.Builder
	for _, row := range rows {
		var line strings.Builder
		for i, cell := range row {
			line.WriteString(cell)
			if i < len(row)-1 {
				line.WriteString(strings.Repeat(" ", widths[i]-utf8.RuneCountInString(cell)+gap))
			}
		}
		all.WriteString(strings.TrimRight(line.String(), " "))
		all.WriteByte('\n')
	}
	return all.String()
}

// safe returns rows whose cells can stand in a line, with the punctuation that is shown.
func safe(rows [][]string) [][]string {
	lines := make([][]string, len(rows))
	for i, row := range rows {
		for _, cell := range row {
			lines[i] = append(lines[i], termsafe.Line(cli.Shown(cell)))
		}
	}
	return lines
}

// gap is how many spaces stand between columns.
const gap = 2

func columnWidths(rows [][]string) []int {
	var widths []int
	for _, row := range rows {
		for i, cell := range row {
			if i == len(widths) {
				widths = append(widths, 0)
			}
			widths[i] = max(widths[i], utf8.RuneCountInString(cell))
		}
	}
	return widths
}

// Fit lays out rows as Columns does, and breaks the texts of the last column so that lines fit the screen.
func Fit(rows [][]string) string {
	rows = safe(rows)
	const least = 30 // of the last column, however wide the others are
	widths := columnWidths(rows)
	last := len(widths) - 1
	room := Screen
	for _, width := range widths[:last] {
		room -= width + gap
	}
	var lines [][]string
	for _, row := range rows {
		for i, text := range Wrap(row[last], max(room, least)) {
			line := make([]string, len(row))
			if i == 0 {
				copy(line, row)
			}
			line[last] = text
			lines = append(lines, line)
		}
	}
	return Columns(lines)
}

// Beside lays out rows of a head and further cells, which share the rest of the screen and whose texts are broken to
// fit.
func Beside(rows [][]string) string {
	rows = safe(rows)
	width := (Screen-columnWidths(rows)[0])/(len(rows[0])-1) - gap
	var lines [][]string
	for _, row := range rows {
		first := len(lines)
		for i, cell := range row[1:] {
			for k, text := range Wrap(cell, width) {
				if first+k == len(lines) {
					lines = append(lines, make([]string, len(row)))
				}
				lines[first+k][i+1] = text + strings.Repeat(" ", max(0, width-utf8.RuneCountInString(text)))
			}
		}
		lines[first][0] = row[0]
	}
	return Columns(lines)
}

// Right pads a text on the left, so that numbers line up.
func Right(text string, width int) string {
	return strings.Repeat(" ", max(0, width-utf8.RuneCountInString(text))) + text
}

// Hang lays out a text that begins with a head, such as a number, and breaks it so that its lines fit the screen; those
// after the first stand further in.
func Hang(head, text string) string {
	head = termsafe.Line(head)
	width := utf8.RuneCountInString(head)
	lines := Wrap(text, Screen-width-gap)
	return head + strings.Join(lines, "\n"+strings.Repeat(" ", width+gap)) + "\n"
}

// Wrap breaks a text between words into lines of at most width characters, at least one.
func Wrap(text string, width int) []string {
	lines := []string{""}
	for _, word := range strings.Fields(text) {
		last := &lines[len(lines)-1]
		switch {
		case *last == "":
			*last = word
		case utf8.RuneCountInString(*last)+1+utf8.RuneCountInString(word) <= width:
			*last += " " + word
		default:
			lines = append(lines, word)
		}
	}
	return lines
}
