package view

import (
	"slices"
	"strings"

	"boardduels/editor/document"
	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// subjects is what commands are about: in the table what is marked there, else the open document.
type subjects struct {
	items []document.Item // of one kind
	cases []casePlace     // in place of these, where the table shows cases
}

// casePlace is where a case stands among its hero's.
type casePlace struct {
	hero  string
	index int
}

// subjects returns what commands are about.
func (i *items) subjects() (s subjects) {
	if !i.editor.showsTable() {
		if item := i.open(); item.ID != "" {
			s.items = []document.Item{item}
		}
		return s
	}
	for _, row := range i.editor.desk.table.ChosenRows() {
		if index, isCase := row.Case(); isCase {
			s.cases = append(s.cases, casePlace{row.Hero, index})
		} else {
			s.items = append(s.items, i.itemOf(row.File))
		}
	}
	return s
}

func (s *subjects) count() int { return len(s.items) + len(s.cases) }

// backwards returns the cases from the last of each hero on, so that the places of those before keep their meaning.
func (s *subjects) backwards() []casePlace {
	places := slices.Clone(s.cases)
	slices.SortFunc(places, func(a, b casePlace) int { return b.index - a.index })
	return places
}

// countKeys name how many there are of something.
var countKeys = map[schema.Kind]string{
	schema.CardKind: "editor.subjects.cards", schema.HeroKind: "editor.subjects.heroes", schema.CasesKind: "editor.subjects.cases",
}

// names returns what the subjects are called.
func (i *items) names(s *subjects) (names []string) {
	pack, t := i.editor.work.Pack(), i.editor.texts
	for _, item := range s.items {
		names = append(names, naming.Of(pack, schema.FileOf(item.Type, item.ID), t))
	}
	for _, place := range s.cases {
		file := schema.FileOf(schema.CasesKind, place.hero)
		cases, _ := pack.Document(file).Cases()
		names = append(names, t.Text("editor.subjects.case", i18n.Args{"Hero": naming.Of(pack, file, t), "N": cases[place.index].ID}))
	}
	return names
}

// told names the subjects, or tells how many there are; "" for none.
func (i *items) told() string {
	s := i.subjects()
	switch {
	case s.count() == 0:
		return ""
	case s.count() == 1:
		return i.names(&s)[0]
	case len(s.cases) > 0:
		return i.editor.texts.Text(countKeys[schema.CasesKind], naming.Count(s.count()))
	}
	return i.editor.texts.Text(countKeys[s.items[0].Type], naming.Count(s.count()))
}

// listed names the first of the subjects.
func (i *items) listed(s *subjects) string {
	const most = 12
	names := i.names(s)
	if len(names) > most {
		names = append(names[:most:most], "…")
	}
	return strings.Join(names, ", ")
}

// isAny reports whether there is something that commands are about.
func (i *items) isAny() bool {
	s := i.subjects()
	return s.count() > 0
}

// isOne reports whether that is a single thing with an id of its own.
func (i *items) isOne() bool { return len(i.subjects().items) == 1 }

// canDuplicate reports whether there is room for copies.
func (i *items) canDuplicate() bool {
	s, more := i.subjects(), map[string]int{}
	for _, place := range s.cases {
		more[place.hero]++
	}
	for hero, n := range more {
		cases, _ := i.editor.work.Pack().Document(schema.FileOf(schema.CasesKind, hero)).Cases()
		if len(cases)+n > schema.MaxCases {
			return false
		}
	}
	return s.count() > 0
}

// lookedAt returns the document that people look at: in the table that of the cursor's row, or of the first that is
// marked.
func (e *Editor) lookedAt() string {
	if !e.showsTable() {
		return e.file
	}
	return e.desk.table.File()
}

// showsTable reports whether the table is looked at.
func (e *Editor) showsTable() bool { return e.desk != nil && e.desk.showsTable() }
