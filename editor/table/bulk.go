package table

import (
	"math"
	"strconv"
	"strings"

	"boardduels/editor/document"
	"boardduels/internal/sheet"
	"boardduels/schema"
)

// Change is what a text such as "=3", "+1" or "*1.2" does to cells.
type Change struct {
	op     byte // '=', '+', '-', '*' or '/'
	text   string
	number float64 // of what isn't '='
}

// Fault says why a change can't be made, or why a cell can't have it.
type Fault string

// The faults.
const (
	NoFault     Fault = ""
	NotNumber   Fault = "not-number" // an operator without a number behind it, or a cell that holds none
	ByZero      Fault = "by-zero"
	Fixed       Fault = "fixed" // the column tells something, and can't be changed
	NotText     Fault = "not-text"
	NotFlag     Fault = "not-flag"  // no word for yes or no
	Missing     Fault = "missing"   // there is no such row or column
	NoCase      Fault = "no-case"   // there is no such case, and pasting makes none
	Ambiguous   Fault = "ambiguous" // several rows are called so
	NotHero     Fault = "not-hero"  // names a hero that there isn't, of a deck
	NotCard     Fault = "not-card"  // names a card that there isn't, of a deck
	NotTag      Fault = "not-tag"   // names a tag that the pack hasn't
	TooManyTags Fault = "too-many-tags"
	NotFree     Fault = "not-free" // no id for a new row: it isn't one, or something else has it
	Twice       Fault = "twice"    // a line above is about the same row
	Unclear     Fault = "unclear"  // may say which row the line is about, but its title doesn't tell
	Sum         Fault = "sum"      // adds up the lines above
)

// Error implements error.
func (f Fault) Error() string { return "table: " + string(f) }

// ParseChange reads a change: an operator and a number, or "=" and a text; a text without an operator is as with "=".
func ParseChange(text string) (Change, error) {
	text = strings.TrimSpace(text)
	if text == "" {
		return Change{op: '='}, nil
	}
	op := text[0]
	switch op {
	case '=':
		return Change{op: '=', text: strings.TrimSpace(text[1:])}, nil
	case '+', '-', '*', '/':
	default:
		return Change{op: '=', text: text}, nil
	}
	number, ok := sheet.Number(text[1:])
	switch {
	case !ok:
		return Change{}, NotNumber
	case op == '/' && number == 0:
		return Change{}, ByZero
	}
	return Change{op: op, number: number}, nil
}

// Planned is what a change is going to make of a cell.
type Planned struct {
	Row      *Row
	Column   *Column
	From, To string
	Clamped  bool               // the range allows no more, or no less
	Fault    Fault              // why it stays as it is
	Problem  *schema.Diagnostic // what is wrong with the text, which can be set all the same; nil if nothing is
	New      *Entrant           // to which the row belongs, if it isn't there yet
	Along    []*schema.Field    // that can't be below the cell's, say the same, and go along with it
	Namesake *Row               // another one that has the pasted name, or has it as its id; nil if there is none

	told document.Edit // of a cell of a column that tells something: how that is changed
}

// Changes reports whether the cell is going to be another one.
func (p *Planned) Changes() bool { return p.Fault == NoFault && p.From != p.To }

// Plan tells what a change makes of the cells of some rows of a pack in a column.
func Plan(pack *schema.Pack, rows []Row, c *Column, change Change) []Planned {
	planned := make([]Planned, len(rows))
	for i := range rows {
		from, _ := rows[i].Value(c)
		planned[i] = Planned{Row: &rows[i], Column: c, From: from, To: from}
		change.apply(pack, &planned[i])
	}
	takeAlong(planned)
	return planned
}

func (c Change) apply(pack *schema.Pack, p *Planned) {
	field := p.Column.Field
	switch {
	case field == nil:
		p.Fault = Fixed
	case c.op == '=':
		p.set(pack, c.text)
	case !field.Numeric():
		p.Fault = NotNumber
	default:
		c.calculate(p)
	}
}

// calculate changes a number. One that lies outside the range stays at its end.
func (c Change) calculate(p *Planned) {
	number, ok := sheet.Number(p.From)
	if !ok {
		p.Fault = NotNumber
		return
	}
	switch c.op {
	case '+':
		number += c.number
	case '-':
		number -= c.number
	case '*':
		number *= c.number
	case '/':
		number /= c.number
	}
	p.To, p.Clamped = clamp(p.Column.Field, number)
}

// clamp returns the text of a number inside a field's range; whole numbers are rounded, halves away from zero.
func clamp(f *schema.Field, number float64) (text string, clamped bool) {
	inside := min(max(number, float64(f.Min)), float64(f.Max))
	if f.Type == schema.Int {
		rounded := math.Round(inside)
		return strconv.FormatFloat(rounded, 'f', -1, 64), inside != number
	}
	const decimals = 4
	scale := math.Pow(10, decimals)
	return strconv.FormatFloat(math.Round(inside*scale)/scale, 'f', -1, 64), inside != number
}

// set gives the cell a text. Numbers outside the range stay at its end; other texts that aren't allowed are told of.
func (p *Planned) set(pack *schema.Pack, text string) {
	field := p.Column.Field
	if number, ok := sheet.Number(text); ok && field.Numeric() {
		p.To, p.Clamped = clamp(field, number)
		return
	}
	p.To = text
	if !field.Numeric() {
		p.To, p.Fault = p.Column.Read(pack, text)
	}
	if p.Fault == NoFault {
		p.judge()
	}
}

// judge finds out what is wrong with the text.
func (p *Planned) judge() {
	if p.From == p.To || p.Column.Field.IsLeftOut(p.To) {
		return
	}
	path := p.Row.Path(p.Column)
	next, err := p.Row.doc.Set(path, p.To)
	if err != nil {
		p.Fault = NotText
		p.To = p.From
		return
	}
	for _, d := range next.Diagnostics() {
		if d.Severity == schema.Error && (d.Path == path || d.Path == "") {
			p.Problem = &d
			return
		}
	}
}

// takeAlong finds out which fields go along with the cells that change: those that aren't planned themselves.
func takeAlong(planned []Planned) {
	type place struct{ file, path string }
	own := map[place]bool{}
	for i := range planned {
		if p := &planned[i]; p.Row != nil && p.Fault == NoFault {
			own[place{p.Row.File, p.Row.Path(p.Column)}] = true
		}
	}
	for i := range planned {
		p := &planned[i]
		if p.Along = nil; !p.Changes() || p.Column.Field == nil || p.Row.base != "" {
			continue
		}
		fields := schema.Fields(p.Row.doc.Kind()).Fields
		for k := range fields {
			f := &fields[k]
			if f.AtLeast != p.Column.Path || own[place{p.Row.File, f.Name}] {
				continue
			}
			if text, written := p.Row.doc.Value(f.Name); written && text == p.From {
				p.Along = append(p.Along, f)
			}
		}
	}
}

// Edit returns the edit that carries out what is planned for the cells of rows that are there.
func Edit(planned []Planned) document.SetCells {
	return cellsOf(planned, func(p *Planned) bool { return p.New == nil })
}

func cellsOf(planned []Planned, counts func(*Planned) bool) (e document.SetCells) {
	for i := range planned {
		if p := &planned[i]; p.Changes() && p.Column.Field != nil && counts(p) {
			e.Cells = append(e.Cells, document.Cell{File: p.Row.File, Path: p.Row.Path(p.Column), Value: p.To, Along: len(p.Along) > 0})
		}
	}
	return e
}

// EditPasted returns the edit that carries out what a paste plans, with decks and tags, and with what there isn't yet
// if that is wanted.
func EditPasted(planned []Planned, withNew bool) document.Paste {
	var e document.Paste
	if withNew {
		for _, entrant := range Entrants(planned) {
			e.Edits = append(e.Edits, entrant.Add())
		}
	}
	counts := func(p *Planned) bool { return withNew || p.New == nil }
	if cells := cellsOf(planned, counts); len(cells.Cells) > 0 {
		e.Edits = append(e.Edits, cells)
	}
	for i := range planned {
		if p := &planned[i]; p.Changes() && p.told != nil && counts(p) {
			e.Edits = append(e.Edits, p.told)
		}
	}
	return e
}

// Entrants returns the cards and heroes that a paste would bring.
func Entrants(planned []Planned) (entrants []*Entrant) {
	for i := range planned {
		if e := planned[i].New; e != nil && (len(entrants) == 0 || entrants[len(entrants)-1] != e) {
			entrants = append(entrants, e)
		}
	}
	return entrants
}
