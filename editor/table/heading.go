package table

import (
	"slices"
	"strings"

	"boardduels/internal/sheet"
	"boardduels/internal/spelling"
	"boardduels/schema"
)

// mostAbove is how many lines may stand above one of titles: what a table is called, and blank ones.
const mostAbove = 5

// heading returns the columns whose titles a line of a paste holds, nil for those that aren't known, and which line
// that is; nothing if none is one of titles. It is the first line, or the first below what a table is called. A card
// may be called like a column: a line is one of titles if it says under which of them stands what rows are called, or
// if what is below fits them, and not, or no better, the columns from the cursor on.
func (p *paste) heading(columns []Column, pasted Pasted) (titles []*Column, at int) {
	named := p.titled(append(append([]Column(nil), columns...), Columns(p.kind)...))
	for at = range min(mostAbove, len(pasted)-1) {
		line, below := pasted[at], pasted[at+1:]
		titles := p.titles(named, line)
		isName := written(line) < 2 // of the table
		if p.isKeyed(titles, below) || (at == 0 || !isName) && p.areTitles(titles, pasted[at:]) {
			p.findIDs(titles, below)
			return titles, at
		}
		if !isName || len(p.places) < 2 {
			break
		}
	}
	return nil, 0
}

// isKeyed reports whether there is a title of ids or names above one that there is.
func (p *paste) isKeyed(titles []*Column, below Pasted) bool {
	for k, c := range titles {
		if c != nil && (c.Path == IDColumn || isName(c)) && p.countKnown(c.Path, titles, k, below) > 0 {
			return true
		}
	}
	return false
}

func isName(c *Column) bool {
	return slices.ContainsFunc(schema.NameFields(c.Kind), func(name schema.NameField) bool { return name.Name == c.Path })
}

// countKnown counts the cells of a column that are ids or names of rows.
func (p *paste) countKnown(path string, titles []*Column, k int, below Pasted) (count int) {
	hero := slices.IndexFunc(titles, func(c *Column) bool { return c != nil && c.Path == HeroColumn })
	for _, cells := range below {
		text := textAt(cells, k)
		switch {
		case text == "":
		case path == IDColumn && p.known.ids[idOf(textAt(cells, hero), text)] != nil, path != IDColumn && len(p.known.names[spelling.Fold(text)]) > 0:
			count++
		}
	}
	return count
}

// findIDs takes a column of names for one of ids if more of its cells are those, as below “Card”.
func (p *paste) findIDs(titles []*Column, below Pasted) {
	if slices.ContainsFunc(titles, func(c *Column) bool { return c != nil && c.Path == IDColumn }) {
		return
	}
	for k, c := range titles {
		if c != nil && isName(c) && p.countKnown(IDColumn, titles, k, below) > p.countKnown(c.Path, titles, k, below) {
			titles[k] = &Columns(p.kind)[0]
			return
		}
	}
}

// areTitles reports whether what is below a line of titles fits these.
func (p *paste) areTitles(titles []*Column, pasted Pasted) bool {
	known := 0
	for _, c := range titles {
		if c != nil {
			known++
		}
	}
	if known == 0 || known < written(pasted[0])-known {
		return false
	}
	asTitles, asData := misfits(pasted[1:], titles), misfits(pasted, p.places)
	isTied := asTitles == asData && (p.isNoData(pasted[0], titles) || asData == 0 && isBorneOut(pasted[1:], titles))
	return asTitles < asData || isTied
}

// written counts the cells of a line that say anything.
func written(line []string) (count int) {
	for _, text := range line {
		if strings.TrimSpace(text) != "" {
			count++
		}
	}
	return count
}

// isNoData reports whether a title in a line couldn't be data where it would go.
func (p *paste) isNoData(line []string, titles []*Column) bool {
	for k, text := range line {
		if c := p.places[k]; titles[k] != nil && c != nil && !c.fits(strings.TrimSpace(text)) {
			return true
		}
	}
	return false
}

// titles returns the columns that a line names, nil for those that it doesn't.
func (p *paste) titles(named map[string]*Column, line []string) []*Column {
	titles := make([]*Column, max(len(line), len(p.places)))
	for i, text := range line {
		titles[i] = named[spelling.Fold(strings.TrimSpace(text))]
	}
	return titles
}

// titled returns columns by what names them, folded: a title in the language of the screen, before what documents call
// them, before a title in another language. All columns of the kind can be named, and those that are shown first.
func (p *paste) titled(columns []Column) map[string]*Column {
	named := map[string]*Column{}
	names := p.finder.names
	for _, titlesOf := range []func(c *Column) []string{
		func(c *Column) []string { return []string{names.Title(p.pack, c)} },
		func(c *Column) []string { return []string{strings.Trim(c.Path, "<>@")} },
		func(c *Column) []string {
			if c.Field == nil || c.Index >= 0 {
				return nil
			}
			return inEach(string(c.Field.Title))
		},
		func(c *Column) []string {
			if names.Also == nil {
				return nil
			}
			return names.Also(p.pack, c)
		},
		func(c *Column) []string { return othersIn(alsoCalled[titled{c.Kind, c.Path}]) },
	} {
		for i := range columns {
			for _, title := range titlesOf(&columns[i]) {
				if title = spelling.Fold(title); title != "" && named[title] == nil {
					named[title] = &columns[i]
				}
			}
		}
	}
	return named
}

// titled is a column of a kind.
type titled struct {
	kind schema.Kind
	path string
}

// alsoCalled are the keys of what people call a column in tables of their own.
var alsoCalled = map[titled]string{
	{schema.CardKind, IDColumn}: "editor.table.also_id", {schema.HeroKind, IDColumn}: "editor.table.also_id", {schema.CasesKind, IDColumn}: "editor.table.also_id",
	{schema.CardKind, "name"}: "editor.table.also_card", {schema.HeroKind, "name"}: "editor.table.also_hero",
}

// misfits counts the cells that their columns can't read, and those of data without a column.
func misfits(lines Pasted, places []*Column) (count int) {
	for _, cells := range lines {
		for k, text := range cells {
			if c := places[k]; c != nil && !c.fits(strings.TrimSpace(text)) {
				count++
			}
		}
	}
	return count
}

// fits reports whether a text can stand in the column, whatever else is wrong with it.
func (c *Column) fits(text string) bool {
	switch {
	case text == "":
		return true
	case c.Path == IDColumn:
		return schema.IsID(spelling.Fold(text))
	case c.Field != nil && c.Field.Numeric():
		_, ok := sheet.Number(text)
		return ok
	case c.Field != nil && c.Field.Type == schema.Bool:
		_, ok := sheet.Flag(text)
		return ok
	case c.Field != nil && c.Field.Type == schema.Choice:
		_, ok := c.choice(text)
		return ok
	}
	return true
}

// isBorneOut reports whether numbers, and words for yes and no, stand below the titles of such columns.
func isBorneOut(lines Pasted, titles []*Column) bool {
	for k, c := range titles {
		if c == nil || c.Field == nil || !c.Field.Numeric() && c.Field.Type != schema.Bool {
			continue
		}
		found := false
		for _, cells := range lines {
			found = found || k < len(cells) && strings.TrimSpace(cells[k]) != ""
		}
		if !found {
			return false
		}
	}
	return true
}
