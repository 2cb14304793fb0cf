package table

import (
	"fmt"
	"slices"

	"boardduels/editor/query"
	"boardduels/schema"
)

// The relations that a query can ask for.
const (
	deckRelation    = "deck"
	isRelation      = "is"
	problemRelation = "problem"
)

var relations = []query.Relation{
	{Name: deckRelation, Also: []string{"колода"}},
	{Name: isRelation, Also: []string{"стан"}, Values: []string{"changed", "unused"}, Called: map[string]string{"змінено": "changed", "зайве": "unused"}},
	{Name: problemRelation, Also: []string{"проблема"}, Values: []string{"any", "error", "warning", "info"},
		Called: map[string]string{"будь-яка": "any", "помилка": "error", "застереження": "warning", "зауваження": "info"}},
}

// words returns what a query about a kind can speak of.
func (f *Finder) words(pack *schema.Pack, kind schema.Kind) *query.Words {
	w := &query.Words{Relations: relations}
	for _, c := range Columns(kind) {
		if c.Field != nil {
			w.Fields = append(w.Fields, f.field(pack, &c))
		}
	}
	return w
}

func (f *Finder) field(pack *schema.Pack, c *Column) query.Field {
	field := query.Field{Path: c.Path, Names: []string{c.Field.Name}, None: c.Field.Default}
	if c.Index >= 0 {
		field.Names = []string{fmt.Sprintf("%s%d", c.Field.Name, c.Index)}
		field.Names = append(field.Names, f.names.Title(pack, c))
	} else {
		field.Names = append(field.Names, c.Field.Title.EN, c.Field.Title.UK)
	}
	switch {
	case c.Field.Numeric():
		field.Type = query.Number
		if field.None == "" {
			field.None = "0"
		}
	case c.Field.Type == schema.Bool:
		field.Type = query.Flag
	}
	return field
}

// record is a row as queries see it.
type record struct {
	finder *Finder
	source *Source
	row    *Row
}

// Text implements [query.Record].
func (r *record) Text() string { return r.finder.textOf(r.source.Pack, r.row.doc) }

// Value implements [query.Record].
func (r *record) Value(path string) string {
	path = r.row.base + path
	if text, _ := r.row.doc.Value(path); text != "" {
		return text
	}
	field, err := schema.FieldAt(r.row.doc.Kind(), path)
	if err != nil {
		return ""
	}
	text, _ := r.row.valueOf(field, path)
	return text
}

// Has implements [query.Record].
func (r *record) Has(relation, value string) bool {
	switch relation {
	case deckRelation:
		return r.inDeck(value)
	case isRelation:
		if value == "changed" {
			return r.source.Changed(r.row.File)
		}
		return r.row.doc.Kind() == schema.CardKind && len(r.finder.decks[r.row.ID]) == 0
	}
	severity, found := r.source.Problem(r.row.File)
	return found && (value == "any" || value == severity.String())
}

// inDeck reports whether a hero has the card, or a hero's deck the card; both by ids or names.
func (r *record) inDeck(value string) bool {
	if r.row.doc.Kind() == schema.CardKind {
		return slices.Contains(r.finder.decks[r.row.ID], r.finder.heroes[value])
	}
	id := r.row.ID
	if r.row.Hero != "" {
		id = r.row.Hero
	}
	return slices.Contains(r.finder.decks[r.finder.cards[value]], id)
}
