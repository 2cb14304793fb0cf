package table

import (
	"strconv"
	"strings"

	"boardduels/internal/sheet"
	"boardduels/schema"
)

// paste is the cells of a paste and where they go.
type paste struct {
	finder *Finder
	pack   *schema.Pack // nil if no more is known than what is shown
	kind   schema.Kind
	shown  []Row
	chosen []int
	lines  Pasted    // without titles
	places []*Column // of the cells of a line, nil of one without a column
	headed bool      // the first line holds titles
	key    key
	known  *register
	heroes map[string]string // ids by names, where decks are pasted
	cards  map[string]string
	added  map[string]bool // ids of what there isn't yet
	about  map[*Row]bool   // rows that a line was about
}

// Paste tells what a paste makes of a table whose rows and columns are shown, from a cell on. If the first line holds
// titles of columns, each column goes where its title is; what the table is called may stand above. If the columns of a
// paste say which rows it is about, by ids or else by names under a title, each line goes to its own row, shown or not,
// or becomes a new card or hero; else lines go to the rows from the first chosen one on, and one line, or one cell, to
// all chosen ones.
func (f *Finder) Paste(pack *schema.Pack, rows []Row, columns []Column, chosen []int, column int, pasted Pasted) []Planned {
	if len(pasted) == 0 || len(columns) == 0 {
		return nil
	}
	p := &paste{finder: f, pack: pack, kind: columns[0].Kind, shown: rows, chosen: chosen, added: map[string]bool{}, about: map[*Row]bool{}}
	p.lines, p.places, p.known = pasted, following(columns, column, widest(pasted)), p.register()
	if titles, at := p.heading(columns, pasted); titles != nil {
		p.places, p.lines, p.headed = titles, pasted[at+1:], true
	} else {
		p.placeIDs(columns, column)
	}
	p.key = p.keyOf()
	if p.headed && !p.key.isSet() {
		if unclear := p.unclear(); len(unclear) > 0 {
			return unclear
		}
	}
	if p.renames() {
		p.key = noKey
	}
	if !p.key.isSet() && len(chosen) == 0 {
		return nil
	}
	if p.placeOf(DecksColumn) >= 0 && pack != nil {
		p.heroes, p.cards = called(pack, schema.HeroKind), called(pack, schema.CardKind)
	}
	if p.placeOf(RulesColumn) >= 0 && pack != nil {
		for _, row := range p.known.rows {
			row.rules = f.rulesOf(pack, row.doc)
		}
	}
	var planned []Planned
	for i, cells := range p.lines {
		planned = append(planned, p.line(i, cells)...)
	}
	takeAlong(planned)
	return planned
}

func widest(pasted Pasted) (width int) {
	for _, cells := range pasted {
		width = max(width, len(cells))
	}
	return width
}

// following returns so many columns from one on, nil behind the last.
func following(columns []Column, from, count int) []*Column {
	places := make([]*Column, count)
	for k := range places {
		if from+k < len(columns) {
			places[k] = &columns[from+k]
		}
	}
	return places
}

// line plans a line of the paste.
func (p *paste) line(i int, cells []string) (planned []Planned) {
	if p.key.says(cells) {
		return p.keyed(i, cells)
	}
	if p.key.isSet() && strings.TrimSpace(strings.Join(cells, "")) == "" {
		return nil // spreadsheets have such lines between and below others
	}
	for _, row := range p.rowsAt(i) {
		planned = append(planned, p.cells(row, nil, cells)...)
	}
	return planned
}

// rowsAt returns the rows to which a line goes by its place, nil for one that there isn't.
func (p *paste) rowsAt(line int) (rows []*Row) {
	at := []int{-1}
	switch {
	case len(p.lines) == 1:
		at = p.chosen
	case len(p.chosen) == len(p.lines):
		at = p.chosen[line : line+1]
	case len(p.chosen) > 0:
		at = []int{p.chosen[0] + line}
	}
	for _, i := range at {
		if i >= 0 && i < len(p.shown) {
			rows = append(rows, &p.shown[i])
		} else {
			rows = append(rows, nil)
		}
	}
	return rows
}

// isDeck reports whether a text for [DecksColumn] is more than the number of a hero's cards.
func (p *paste) isDeck(text string) bool {
	_, isNumber := sheet.Number(text)
	return p.kind == schema.CardKind || !isNumber && strings.TrimSpace(text) != ""
}

// cells plans the cells of a line for a row.
func (p *paste) cells(row *Row, entrant *Entrant, cells []string) []Planned {
	planned := make([]Planned, len(cells))
	for k, text := range cells {
		planned[k] = p.cell(row, p.places[k], text)
		planned[k].New = entrant
	}
	return planned
}

// cell plans a cell of a paste. What can't be changed and stays as it is counts as fine.
func (p *paste) cell(row *Row, c *Column, text string) Planned {
	switch {
	case c == nil && strings.TrimSpace(text) == "":
		return Planned{} // nothing is lost
	case row == nil || c == nil:
		return Planned{To: text, Fault: Missing}
	}
	from, _ := row.Value(c)
	planned := Planned{Row: row, Column: c, From: from, To: from}
	switch {
	case text == from || text == p.finder.shown(row, c) || row.isNew && text == "" || p.key.isKey(c) && p.isSameKey(row, text, from):
	case c.Path == DecksColumn && p.pack != nil && p.isDeck(text):
		planned.setDecks(p, text)
	case c.Path == TagsColumn && p.pack != nil:
		planned.setTags(p.pack, text)
	case c.Field == nil:
		planned.Fault, planned.To = Fixed, text
	case c.Field.Type == schema.Bool && strings.TrimSpace(text) == "": // where others are ticked
		planned.To = strconv.FormatBool(false)
	default:
		planned.set(p.pack, text)
		planned.Namesake = p.namesake(row, c, text)
	}
	return planned
}
