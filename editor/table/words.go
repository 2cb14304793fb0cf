package table

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"boardduels/editor/query"
	"boardduels/internal/i18n"
	"boardduels/internal/spelling"
	"boardduels/schema"
)

// The relations that a query can ask for.
const (
	deckRelation    = "deck"
	isRelation      = "is"
	problemRelation = "problem"
)

// relations are called by their own names and by those in each language.
var relations = sync.OnceValue(func() []query.Relation {
	return []query.Relation{
		{Name: deckRelation, Also: inEach("editor.query.deck")},
		{Name: isRelation, Also: inEach("editor.query.is"), Values: []string{"changed", "unused"},
			Called: values(map[string]string{"changed": "editor.query.changed", "unused": "editor.query.unused"})},
		{Name: problemRelation, Also: inEach("editor.query.problem"), Values: []string{"any", "error", "warning", "info"},
			Called: values(map[string]string{"any": "editor.query.any", "error": "editor.query.error",
				"warning": "editor.query.warning", "info": "editor.query.info"})},
	}
})

// inEach returns a word in each language.
func inEach(key string) (words []string) {
	for _, l := range i18n.Languages() {
		words = append(words, i18n.For(l.Code).Text(key))
	}
	return words
}

// othersIn returns the words of lists with commas, one in each language.
func othersIn(key string) (words []string) {
	if key == "" {
		return nil
	}
	for _, list := range inEach(key) {
		for word := range strings.SplitSeq(list, ",") {
			words = append(words, strings.TrimSpace(word))
		}
	}
	return words
}

// sums are the words for a line that adds up those above.
var sums = sync.OnceValue(func() map[string]bool {
	found := map[string]bool{}
	for _, word := range othersIn("editor.table.sums") {
		found[spelling.Fold(word)] = true
	}
	return found
})

// values returns what the words of each language stand for.
func values(keys map[string]string) map[string]string {
	found := map[string]string{}
	for value, key := range keys {
		for _, word := range inEach(key) {
			found[spelling.Fold(word)] = value
		}
	}
	return found
}

// words returns what a query about a kind can speak of.
func (f *Finder) words(pack *schema.Pack, kind schema.Kind) *query.Words {
	w := &query.Words{Relations: relations()}
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
		field.Names = append(field.Names, inEach(string(c.Field.Title))...)
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
