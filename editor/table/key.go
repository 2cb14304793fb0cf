package table

import (
	"cmp"
	"slices"
	"strings"

	"boardduels/editor/document"
	"boardduels/internal/sheet"
	"boardduels/internal/spelling"
	"boardduels/schema"
)

// key says in which cells of a line stands which row it is about; -1 for none.
type key struct {
	id, hero int
	names    []int
	named    []string // the paths of the columns of names
}

// keyOf finds the columns that say which rows a paste is about. Numbers of cases do so beside their hero alone, since
// each hero has them; a name does under a title, since it may as well be a new one; and a single column of ids that
// isn't titled would have nothing to say of its rows.
func (p *paste) keyOf() key {
	k := key{id: p.placeOf(IDColumn), hero: p.placeOf(HeroColumn)}
	switch {
	case p.kind == schema.CasesKind && k.hero < 0, !p.headed && p.columns() < 2:
		k.id = -1
	}
	if p.kind == schema.CasesKind || !p.headed {
		return k
	}
	for _, name := range schema.NameFields(p.kind) {
		if at := p.placeOf(name.Name); at >= 0 {
			k.names = append(k.names, at)
			k.named = append(k.named, name.Name)
		}
	}
	return k
}

// placeIDs gives the first column of a paste without titles to ids if each line begins with one that there is. It takes
// the place of the cursor's column where that could hold them, as where cards are listed by id instead of by name;
// otherwise the cells behind it begin there. Which it is, the cells behind tell first.
func (p *paste) placeIDs(columns []Column, cursor int) {
	if p.kind == schema.CasesKind || len(p.places) < 2 || p.placeOf(IDColumn) == 0 || !p.beginWithIDs() {
		return
	}
	ids := &Columns(p.kind)[0]
	inPlace := slices.Concat([]*Column{ids}, p.places[1:])
	before := slices.Concat([]*Column{ids}, following(columns, cursor, len(p.places)-1))
	fewer := misfits(p.lines, inPlace) - misfits(p.lines, before)
	if fewer > 0 || fewer == 0 && p.misfitAtFirst() {
		inPlace = before
	}
	p.places = inPlace
}

// misfitAtFirst reports whether the cursor's column can't hold what lines begin with.
func (p *paste) misfitAtFirst() bool {
	c := p.places[0]
	return c != nil && slices.ContainsFunc(p.lines, func(cells []string) bool { return !c.fits(textAt(cells, 0)) })
}

// beginWithIDs reports whether each line that says anything begins with an id, written as it is.
func (p *paste) beginWithIDs() bool {
	found := false
	for _, cells := range p.lines {
		id := textAt(cells, 0)
		row := p.known.ids[idOf("", id)]
		isID := row != nil && row.ID == id
		if !isID && written(cells) > 0 {
			return false
		}
		found = found || isID
	}
	return found
}

// namesake returns another row that has a name that is pasted, or has it as its id: the line may have been meant for
// that.
func (p *paste) namesake(row *Row, c *Column, text string) *Row {
	name := strings.TrimSpace(text)
	if !isName(c) || name == "" {
		return nil
	}
	for _, other := range append([]*Row{p.known.ids[idOf("", name)]}, p.known.names[spelling.Fold(name)]...) {
		if other != nil && other.File != row.File {
			return other
		}
	}
	return nil
}

// noKey is that of lines that go to rows by their place.
var noKey = key{id: -1, hero: -1}

// renames reports whether lines have new names for the rows that are marked: as many as these, and with none that there
// is, as when rows were copied, renamed in a spreadsheet, and pasted where they came from.
func (p *paste) renames() bool {
	if p.key.id >= 0 || len(p.key.names) == 0 || len(p.chosen) < 2 || len(p.chosen) != len(p.lines) {
		return false
	}
	return !slices.ContainsFunc(p.lines, func(cells []string) bool {
		return slices.ContainsFunc(p.key.names, func(at int) bool { return len(p.known.names[spelling.Fold(textAt(cells, at))]) > 0 })
	})
}

func (p *paste) placeOf(path string) int {
	return slices.IndexFunc(p.places, func(c *Column) bool { return c != nil && c.Path == path })
}

// columns counts the columns that the paste has.
func (p *paste) columns() (count int) {
	for _, c := range p.places {
		if c != nil {
			count++
		}
	}
	return count
}

func (k *key) isSet() bool { return k.id >= 0 || len(k.names) > 0 }

// isKey reports whether rows are found by what stands in a column, so that it doesn't change them.
func (k *key) isKey(c *Column) bool {
	switch {
	case !k.isSet():
		return false
	case k.id >= 0:
		return c.Path == IDColumn || c.Path == HeroColumn
	}
	return slices.Contains(k.named, c.Path)
}

// says reports whether a line says which row it is about.
func (k *key) says(cells []string) bool {
	return textAt(cells, k.id) != "" || slices.ContainsFunc(k.names, func(at int) bool { return textAt(cells, at) != "" })
}

func textAt(cells []string, at int) string {
	if at < 0 || at >= len(cells) {
		return ""
	}
	return strings.TrimSpace(cells[at])
}

// isSameKey reports whether a text in a column by which a row was found says nothing new of it: what stands there, or,
// where names of both languages may stand in one column, the other name.
func (p *paste) isSameKey(row *Row, text, from string) bool {
	if sameName(text, from) {
		return true
	}
	return p.key.id < 0 && len(p.key.names) == 1 && slices.Contains(p.known.names[spelling.Fold(strings.TrimSpace(text))], row)
}

func sameName(a, b string) bool { return spelling.Equal(strings.TrimSpace(a), strings.TrimSpace(b)) }

// register knows the rows of a pack by their ids and names.
type register struct {
	rows  []*Row
	ids   map[string]*Row
	names map[string][]*Row // folded
}

// register returns the rows of the kind: those that are shown, and those that the pack has besides.
func (p *paste) register() *register {
	r := &register{ids: map[string]*Row{}, names: map[string][]*Row{}}
	for i := range p.shown {
		r.add(&p.shown[i])
	}
	if p.pack == nil {
		return r
	}
	decks := decksOf(p.pack)
	hidden := rowsOf(p.pack, p.kind)
	for i := range hidden {
		if row := &hidden[i]; r.ids[idOf(row.Hero, row.ID)] == nil {
			row.deck = deckText(decks, row)
			r.add(row)
		}
	}
	return r
}

func (r *register) add(row *Row) {
	r.rows = append(r.rows, row)
	r.ids[idOf(row.Hero, row.ID)] = row
	if row.Hero != "" {
		return
	}
	var folded []string
	for _, field := range schema.NameFields(row.doc.Kind()) {
		text, _ := row.doc.Value(field.Name)
		if name := spelling.Fold(strings.TrimSpace(text)); name != "" && !slices.Contains(folded, name) {
			folded = append(folded, name)
			r.names[name] = append(r.names[name], row)
		}
	}
}

// idOf tells a row apart by its id, that of a case by its hero, too.
// Spreadsheets turn the first letter of a cell into a capital.
func idOf(hero, id string) string { return spelling.Fold(hero + "/" + id) }

// keyed plans a line that says which row it is about.
func (p *paste) keyed(i int, cells []string) []Planned {
	if id := textAt(cells, p.key.id); id != "" {
		if row := p.known.ids[idOf(textAt(cells, p.key.hero), id)]; row != nil {
			return p.tell(row, cells)
		}
		if p.isSum(i, id) {
			return p.refused(cells, Sum)
		}
		return p.enter(spelling.Fold(id), cells)
	}
	for _, at := range p.key.names {
		name := textAt(cells, at)
		called := p.known.names[spelling.Fold(name)]
		switch {
		case name == "" || len(called) == 0:
		case len(called) == 1:
			return p.tell(called[0], cells)
		default:
			for _, row := range p.rowsAt(i) {
				if slices.Contains(called, row) {
					return p.tell(row, cells)
				}
			}
			return p.refused(cells, Ambiguous)
		}
	}
	if name := p.nameIn(cells); p.isSum(i, name) {
		return p.refused(cells, Sum)
	}
	return p.enter("", cells)
}

// tell plans a line about a row. Of several about one only the first counts.
func (p *paste) tell(row *Row, cells []string) []Planned {
	planned := p.cells(row, nil, cells)
	for k := range planned {
		if c := &planned[k]; p.about[row] && c.Row != nil && !p.key.isKey(c.Column) {
			c.Fault = Twice
		}
	}
	p.about[row] = true
	return planned
}

// isSum reports whether a line is the last one and adds up those above.
func (p *paste) isSum(i int, called string) bool {
	return sums()[spelling.Fold(called)] && !slices.ContainsFunc(p.lines[i+1:], func(cells []string) bool { return written(cells) > 0 })
}

// nameIn returns what a line calls its row.
func (p *paste) nameIn(cells []string) string {
	for _, at := range p.key.names {
		if name := textAt(cells, at); name != "" {
			return name
		}
	}
	return ""
}

// unclear plans the lines of a paste whose first columns have titles that nobody knows, above words: these may say
// which rows the lines are about. Nothing is guessed then.
func (p *paste) unclear() (planned []Planned) {
	first := slices.IndexFunc(p.places, func(c *Column) bool { return c != nil })
	for _, cells := range p.lines {
		for k := range first {
			text := textAt(cells, k)
			_, isNumber := sheet.Number(text)
			if _, isFlag := sheet.Flag(text); text != "" && !isNumber && !isFlag {
				planned = append(planned, Planned{To: text, Fault: Unclear})
				break
			}
		}
	}
	return planned
}

// refused plans a line that goes nowhere: that is told once, by what says which row it is about.
func (p *paste) refused(cells []string, fault Fault) []Planned {
	called := strings.TrimSpace(textAt(cells, p.key.hero) + " " + textAt(cells, p.key.id))
	return []Planned{{To: cmp.Or(called, p.nameIn(cells)), Fault: fault}}
}

// mostEntrants is how many cards or heroes a paste may bring, many times as many as people make.
const mostEntrants = 2000

// enter plans a line about a card or a hero that there isn't yet.
func (p *paste) enter(id string, cells []string) []Planned {
	switch {
	case p.kind == schema.CasesKind: // what it lacks beside the few numbers of a table is drawn on a page of its own
		return p.refused(cells, NoCase)
	case p.pack == nil || len(p.added) == mostEntrants:
		return p.refused(cells, Missing)
	}
	name := cmp.Or(p.nameIn(cells), id)
	if id == "" {
		id = document.IDFrom(name)
		for n := 2; p.added[id] || document.Fresh(p.pack, p.kind, id) != id; n++ {
			id = numbered(document.IDFrom(name), n)
		}
	}
	row, err := draft(p.pack, p.kind, id, name)
	switch {
	case p.added[id]:
		return p.refused(cells, Twice)
	case err != nil:
		return p.refused(cells, NotFree)
	}
	p.added[id] = true
	entrant := &Entrant{Item: document.Item{Type: p.kind, ID: id}, Name: name}
	planned := p.cells(row, entrant, cells)
	takeAlong(planned)
	entrant.find(row, planned, cells)
	return planned
}
