package table

import (
	"strings"

	"boardduels/internal/sheet"
	"boardduels/internal/spelling"
	"boardduels/schema"
)

// heading returns the columns whose titles the first line of a paste holds, nil for those that aren't known; nothing if
// it isn't a line of titles. A card may be called like a column: a line is one of titles if what is below fits them,
// and not, or no better, the columns from the cursor on.
func (p *paste) heading(columns []Column, pasted Pasted) []*Column {
	if len(pasted) < 2 {
		return nil
	}
	titles, known, written := p.titles(columns, pasted[0])
	if known == 0 || known < written-known {
		return nil
	}
	asTitles, asData := misfits(pasted[1:], titles), misfits(pasted, p.places)
	isTied := asTitles == asData && (p.isNoData(pasted[0], titles) || asData == 0 && isBorneOut(pasted[1:], titles))
	if asTitles < asData || isTied {
		return titles
	}
	return nil
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

// titles returns the columns that a line names, with how many these are, and how many cells say anything. All columns
// of the kind can be named, and those that are shown first.
func (p *paste) titles(columns []Column, line []string) (titles []*Column, known, written int) {
	named := p.titled(append(append([]Column(nil), columns...), Columns(p.kind)...))
	titles = make([]*Column, max(len(line), len(p.places)))
	for i, text := range line {
		text = spelling.Fold(strings.TrimSpace(text))
		if text == "" {
			continue
		}
		written++
		if titles[i] = named[text]; titles[i] != nil {
			known++
		}
	}
	return titles, known, written
}

// titled returns columns by what names them, folded: a title in the language of the screen, before what documents call
// them, before a title in another language.
func (p *paste) titled(columns []Column) map[string]*Column {
	named := map[string]*Column{}
	names := p.finder.names
	for _, called := range []func(c *Column) []string{
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
	} {
		for i := range columns {
			for _, title := range called(&columns[i]) {
				if title = spelling.Fold(title); named[title] == nil {
					named[title] = &columns[i]
				}
			}
		}
	}
	return named
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
