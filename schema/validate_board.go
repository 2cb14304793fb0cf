package schema

import (
	"strconv"
	"strings"

	"boardduels/schema/words"
)

// Cell returns which cell of a board a diagnostic is about, row and column from 1; false if it is about none.
func (d Diagnostic) Cell() (row, column int, ok bool) {
	row, err := strconv.Atoi(d.Args["row"])
	if err != nil {
		return 0, 0, false
	}
	column, err = strconv.Atoi(d.Args["column"])
	return row, column, err == nil
}

// cells are rows of a board that are checked.
type cells struct {
	r     *reader
	n     *node
	field string
	rows  []string
	row   *Row // what they may be
}

// check reports rows that there aren't, or that don't have so many cells, and cells that mean nothing. It reports
// whether all is well. Height is the board's, or its largest where cells needn't fill it.
func (c *cells) check(height int) bool {
	width, filled := c.row.Width, c.row.Filled
	ok := len(c.rows) <= height && (len(c.rows) == height || !filled)
	for row, text := range c.rows {
		length := len([]rune(text))
		if length > width || filled && length < width {
			code := "row-too-long"
			if filled {
				code = "row-length"
			}
			c.report(row, min(length, width), code, Args{"found": strconv.Itoa(length), "max": strconv.Itoa(width)})
			ok = false
		}
		for column, mark := range []rune(text) {
			if !strings.ContainsRune(c.row.Marks, mark) {
				c.report(row, column, "unknown-mark", Args{"found": words.Visible(string(mark)), "choices": strings.Join(strings.Split(c.row.Marks, ""), " ")})
				ok = false
			}
		}
	}
	return ok
}

// report reports what is wrong with a cell, row and column from 0. Its place is that of the cell's mark, unless the
// text is written in another way than it reads.
func (c *cells) report(row, column int, code string, args Args) {
	if args == nil {
		args = Args{}
	}
	args["field"], args["row"], args["column"] = c.field, strconv.Itoa(row+1), strconv.Itoa(column+1)
	n := c.n.Find(c.field, row)
	if n == nil { // the row is missing
		c.r.report(code, c.n.From, "", args)
		return
	}
	offset := c.r.textStart(n)
	if before := prefix(c.rows[row], column); strings.HasPrefix(c.r.doc.source[offset:], before) {
		offset += len(before)
	}
	c.r.enter(n)
	c.r.report(code, offset, "", args)
	c.r.leave()
}

// prefix returns the first characters of a text.
func prefix(text string, count int) string {
	for i := range text {
		if count == 0 {
			return text[:i]
		}
		count--
	}
	return text
}

// eachOf calls a function for each element of a field below a node, with its index.
func eachOf(n *node, field string, call func(c *node, index int)) {
	for i := range n.Children {
		if c := &n.Children[i]; c.Field != nil && c.Field.Name == field {
			call(c, c.Index)
		}
	}
}

// first reports what is wrong with all elements of a field below the node being read: at the first one, or at the node
// if there is none.
func (r *reader) first(n *node, field, code string, args Args) {
	args["field"] = field
	if c := n.Child(field); c != nil {
		r.start(c, code, args)
		return
	}
	r.report(code, n.From, "", args)
}
