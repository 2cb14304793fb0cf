package expertcsv

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"boardduels/internal/i18n"
	"boardduels/internal/sheet"
	"boardduels/internal/spelling"
	"boardduels/schema"
)

// readLine reads an expert's row for a kind of action.
func (r *reader) readLine(line int, cells []string) {
	cells = r.fit(cells)
	if len(cells) != len(r.heads) {
		r.report(line, 0, "expertcsv.cells", i18n.Args{"Found": len(cells), "Wanted": len(r.heads)})
		return
	}
	r.checkUnnamed(line, cells)
	e := r.entry(line, cells)
	if e == nil {
		return
	}
	name := spelling.Fold(strings.TrimSpace(cells[r.place[columnKind]]))
	kind, known := kindNamed(name)
	switch {
	case !known:
		r.report(line, r.place[columnKind]+1, "expertcsv.kind", i18n.Args{"Found": shorten(name)})
	case e.rows[kind] > 0:
		r.report(line, r.place[columnKind]+1, "expertcsv.kind_twice", i18n.Args{"Kind": name, "Expert": e.ID, "First": e.rows[kind]})
	default:
		e.rows[kind] = line
		r.readRow(line, cells, &e.Priorities[kind], e.Scale)
	}
}

// fit returns a row without empty cells behind the headings, and with those at its end that may be empty: some
// spreadsheets write the first, and some leave the others out.
func (r *reader) fit(cells []string) []string {
	for len(cells) > len(r.heads) && strings.TrimSpace(cells[len(cells)-1]) == "" {
		cells = cells[:len(cells)-1]
	}
	for len(cells) < len(r.heads) && slices.Contains(about, r.heads[len(cells)]) {
		cells = append(cells, "")
	}
	return cells
}

// checkUnnamed reports what stands in a column that has no heading.
func (r *reader) checkUnnamed(line int, cells []string) {
	for i, cell := range cells {
		if text := strings.TrimSpace(cell); r.heads[i] == "" && text != "" {
			r.report(line, i+1, "expertcsv.unnamed", i18n.Args{"Found": shorten(text)})
		}
	}
}

// entry returns the expert of a line, nil if the line doesn't name one.
func (r *reader) entry(line int, cells []string) *entry {
	text := strings.TrimSpace(cells[r.place[columnID]])
	id := spelling.Fold(text) // ids have small letters, and spreadsheets turn the first of a cell into a capital
	if !schema.IsID(id) {
		r.report(line, r.place[columnID]+1, "expertcsv.id", i18n.Args{"Found": shorten(text)})
		return nil
	}
	e := r.experts[id]
	if e == nil {
		if len(r.order) == schema.MaxExperts {
			r.report(line, r.place[columnID]+1, "expertcsv.many", i18n.Args{"Most": schema.MaxExperts})
			return nil
		}
		e = &entry{Expert: schema.Expert{ID: id, Scale: schema.Rank, Weight: 1}, line: line, said: map[string]string{}}
		r.experts[id] = e
		r.order = append(r.order, e)
	}
	for _, column := range about[1:] {
		i, there := r.place[column]
		if !there {
			continue
		}
		if line == e.line {
			e.said[column] = cells[i]
			r.describe(e, column, line, i+1)
		} else if cells[i] != e.said[column] && cells[i] != "" { // of merged cells only the first has the text
			r.report(line, i+1, "expertcsv.contradicts", i18n.Args{"Expert": id, "First": e.line})
		}
	}
	return e
}

// describe takes in what the first line of an expert says of it.
func (r *reader) describe(e *entry, column string, line, place int) {
	text := strings.TrimSpace(e.said[column])
	switch column {
	case columnName, columnNote:
		text = unquote(text)
		length, most := utf8.RuneCountInString(text), longest(column)
		switch {
		case !isText(text):
			r.report(line, place, "expertcsv.text", nil)
		case length > most:
			r.report(line, place, tooLong[column], i18n.Args{"Found": length, "Most": most})
		}
		if column == columnName {
			e.Name = text
		} else {
			e.Note = text
		}
	case columnScale:
		if e.Scale = cmp.Or(spelling.Fold(text), schema.Rank); e.Scale != schema.Rank && e.Scale != schema.Score {
			r.report(line, place, "expertcsv.scale", i18n.Args{"Found": shorten(text)})
		}
	case columnWeight:
		weight, ok := sheet.Whole(cmp.Or(text, "1"))
		if !ok || weight < 1 || weight > schema.MaxVoices {
			r.report(line, place, "expertcsv.weight", i18n.Args{"Found": shorten(text), "Most": schema.MaxVoices})
		}
		e.Weight = weight
	case columnDraft:
		draft, ok := sheet.Flag(cmp.Or(text, "false"))
		if !ok {
			r.report(line, place, "expertcsv.draft", i18n.Args{"Found": shorten(text)})
		}
		e.Draft = draft
	}
}

// tooLong are the keys of what texts about an expert are told that are too long.
var tooLong = map[string]string{columnName: "expertcsv.name_long", columnNote: "expertcsv.note_long"}

// longest is how many characters a text about an expert may have.
func longest(column string) int {
	expert := schema.Fields(schema.PrioritiesKind).Field("expert")
	return cmp.Or(expert.Field(column), expert.Field("@"+column)).Longest
}

// isText reports whether XML can hold a text.
func isText(text string) bool {
	return utf8.ValidString(text) && !strings.ContainsFunc(text, func(c rune) bool {
		return unicode.IsControl(c) && c != '\n' && c != '\t' || c == utf8.RuneError || c == '\ufffe' || c == '\uffff'
	})
}

// readRow reads the importance of the inputs.
func (r *reader) readRow(line int, cells []string, row *[schema.Inputs]int, scale string) {
	var seen [schema.Inputs]int // the column of each rank, from 1
	sound := true
	for input, name := range schema.InputNames {
		column := r.place[name] + 1
		text := strings.TrimSpace(cells[column-1])
		value, ok := sheet.Whole(text)
		most := schema.MaxScore
		least := -most
		if scale == schema.Rank {
			least, most = 0, schema.Inputs-1
		}
		switch {
		case !ok || value < least || value > most:
			sound = false
			r.report(line, column, "expertcsv.number", i18n.Args{"Input": name, "Found": shorten(text), "Least": least, "Most": most})
		case scale == schema.Rank && seen[value] > 0:
			sound = false
			r.report(line, column, "expertcsv.rank_twice", i18n.Args{"Input": name, "Found": value, "First": seen[value]})
		case scale == schema.Rank:
			seen[value] = column
		}
		row[input] = value
	}
	if sound && *row == [schema.Inputs]int{} {
		r.report(line, 0, "expertcsv.nothing", nil)
	}
}

// checkRows reports the rows that didn't come.
func (r *reader) checkRows() {
	for _, e := range r.order {
		for kind, line := range e.rows {
			if line == 0 {
				r.report(e.line, 0, "expertcsv.kind_missing", i18n.Args{"Expert": e.ID, "Kind": kindName(kind)})
			}
		}
	}
}

func (r *reader) tables() []schema.Expert {
	experts := make([]schema.Expert, len(r.order))
	for i, e := range r.order {
		experts[i] = e.Expert
	}
	return experts
}
