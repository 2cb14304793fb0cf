package table

import (
	"fmt"
	"strconv"

	"boardduels/editor/query"
	"boardduels/internal/sheet"
	"boardduels/schema"
)

// Column is a field of the rows, or something that is told of them.
type Column struct {
	Kind  schema.Kind   // of the rows
	Path  string        // of the field, from the row's own element; of what is told a name in angle brackets
	Field *schema.Field // nil of what is told, which can't be changed
	Index int           // of an input or output of a case; -1 of all others
}

// The columns that tell what no field of the row says.
const (
	IDColumn    = "<id>"
	HeroColumn  = "<hero>"  // of a case
	DecksColumn = "<decks>" // the heroes that have a card in their decks, or the number of a hero's cards
	RulesColumn = "<rules>" // what the rules of a card or a hero say, in sentences
	TagsColumn  = "<tags>"  // of a card, by their ids
)

// Columns returns all columns of a kind, the id first, in the order of the fields. Kinds are cards, heroes and cases.
func Columns(kind schema.Kind) []Column {
	if kind == schema.CasesKind {
		return caseColumns()
	}
	columns := []Column{{Kind: kind, Path: IDColumn, Index: -1}}
	fields := schema.Fields(kind).Fields
	for i := range fields {
		if f := &fields[i]; !f.Repeats() {
			columns = append(columns, Column{Kind: kind, Path: pathOf(f), Field: f, Index: -1})
		}
	}
	told := []string{RulesColumn, DecksColumn}
	if schema.Fields(kind).Field("tag") != nil {
		told = append([]string{TagsColumn}, told...)
	}
	for _, path := range told {
		columns = append(columns, Column{Kind: kind, Path: path, Index: -1})
	}
	return columns
}

func pathOf(f *schema.Field) string {
	if f.Attribute {
		return "@" + f.Name
	}
	return f.Name
}

func caseColumns() []Column {
	columns := []Column{{Path: HeroColumn, Index: -1}, {Path: IDColumn, Index: -1}}
	group := schema.Fields(schema.CasesKind).Field("case")
	for _, name := range []string{"input", "output"} {
		f := group.Field(name)
		for i := range f.Most {
			columns = append(columns, Column{Path: fmt.Sprintf("%s[%d]", name, i), Field: f, Index: i})
		}
	}
	for _, name := range []string{"potency", "frequency"} {
		columns = append(columns, Column{Path: name, Field: group.Field(name), Index: -1})
	}
	for i := range columns {
		columns[i].Kind = schema.CasesKind
	}
	return columns
}

// Usual returns the paths of the columns that are shown at first: those that people compare, with the name in their
// language.
func Usual(kind schema.Kind, language string) []string {
	name := schema.NameFieldIn(kind, language)
	switch kind {
	case schema.CardKind:
		return []string{name, "isMajor", "cost", "base_damage", "max_damage", "base_healing", "max_healing", "base_absorb", "stun_time", "DoT_power", "HoT_power", "bonus_length", DecksColumn}
	case schema.HeroKind:
		return []string{name, "hp", "ep", "regen", DecksColumn}
	}
	var paths []string
	for _, c := range caseColumns() {
		paths = append(paths, c.Path)
	}
	return paths
}

// Find returns the columns with some paths, in their order; those that there aren't are left out.
func Find(kind schema.Kind, paths []string) (found []Column) {
	all := map[string]Column{}
	for _, c := range Columns(kind) {
		all[c.Path] = c
	}
	for _, path := range paths {
		if c, ok := all[path]; ok {
			found = append(found, c)
		}
	}
	return found
}

// Shown returns a text of a cell of the column with the numbers of a language, in which number writes one. What should
// be a number and isn't stays as it is.
func (c *Column) Shown(text string, number func(string) string) string {
	if c.Field == nil || !c.Field.Numeric() {
		return text
	}
	if _, err := strconv.ParseFloat(text, 64); err != nil {
		return text
	}
	return number(text)
}

// Read returns what a text that people type into a cell of the column stands for: numbers may have a comma, yes and no
// and the words of a list be told in either language, and cards be named.
func (c *Column) Read(pack *schema.Pack, text string) (string, Fault) {
	switch {
	case c.Field.Numeric():
		return sheet.Plain(text), NoFault
	case c.Field.Type == schema.Bool:
		value, ok := query.ParseFlag(text)
		if !ok {
			return text, NotFlag
		}
		return value, NoFault
	case c.Field.IsLeftOut(text):
		return c.Field.Default, NoFault
	case c.Field.Type == schema.Choice:
		text, _ = c.choice(text)
		return text, NoFault
	case c.Field.OfCard && pack != nil:
		return cardNamed(pack, text)
	}
	return text, NoFault
}
