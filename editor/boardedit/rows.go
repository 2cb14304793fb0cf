package boardedit

import (
	"strings"

	"boardduels/runtime/game"
)

// rows are rows of marks, which may be of any length while somebody writes them.
type rows [][]rune

func newRows(texts []string) (r rows) {
	for _, text := range texts {
		r = append(r, []rune(text))
	}
	return r
}

// at returns the mark of a cell; where there is none, a point.
func (r rows) at(c game.Cell) rune {
	if c.Row < 0 || int(c.Row) >= len(r) || c.Col < 0 || int(c.Col) >= len(r[c.Row]) {
		return '.'
	}
	return r[c.Row][c.Col]
}

// set puts a mark on a cell, and points where there is none before it.
func (r *rows) set(c game.Cell, mark rune) {
	for len(*r) <= int(c.Row) {
		*r = append(*r, nil)
	}
	row := &(*r)[c.Row]
	for len(*row) <= int(c.Col) {
		*row = append(*row, '.')
	}
	(*row)[c.Col] = mark
}

// texts returns the rows as text.
func (r rows) texts() []any {
	texts := make([]any, len(r))
	for i, row := range r {
		texts[i] = string(row)
	}
	return texts
}

// fill adds points, and rows of them, up to a size.
func (r *rows) fill(cols, count int) {
	for row := range count {
		for col := range cols {
			c := game.Cell{Col: int8(col), Row: int8(row)}
			r.set(c, r.at(c))
		}
	}
}

// empty is a row of points.
func empty(row []rune) bool { return strings.Trim(string(row), ".") == "" }
