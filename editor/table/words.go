package table

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"

	"boardduels/editor/query"
	"boardduels/internal/i18n"
	"boardduels/internal/spelling"
	"boardduels/runtime/duel/rule"
	"boardduels/schema"
)

// The relations that a query can ask for.
const (
	deckRelation    = "deck"
	isRelation      = "is"
	problemRelation = "problem"
)

// The relations that a query can ask for where rows may have rules, and where they may have tags.
const (
	ruleRelation    = "rule"    // what a rule does
	onRelation      = "on"      // what a rule waits for
	counterRelation = "counter" // that a rule means
	tagRelation     = "tag"     // of a card
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
	w := &query.Words{Relations: slices.Concat(relations(), saidRelations(pack, kind))}
	for _, c := range Columns(kind) {
		switch {
		case c.Field != nil:
			w.Fields = append(w.Fields, f.field(pack, &c))
		case c.Path == RulesColumn:
			w.Fields = append(w.Fields, query.Field{Path: RulesColumn, Names: append([]string{"rules"}, inEach("editor.table.rules")...), Type: query.Number, None: "0"})
		}
	}
	return w
}

// saidRelations are those of what documents of a kind say in the language of rules. Its words are asked for as they are
// written or as forms call them, what the pack names by id or name.
func saidRelations(pack *schema.Pack, kind schema.Kind) (all []query.Relation) {
	fields := schema.Fields(kind)
	if written := fields.Field("rule"); written != nil {
		all = append(all, chosen(ruleRelation, "editor.query.rule", written.Field("@do")),
			chosen(onRelation, "editor.query.on", written.Field("@on")), named(counterRelation, "editor.query.counter", countersByName(pack)))
	}
	if fields.Field("tag") != nil {
		all = append(all, named(tagRelation, "editor.query.tag", tagsByName(pack)))
	}
	return all
}

// chosen is a relation with the words from which a field chooses.
func chosen(name, key string, field *schema.Field) query.Relation {
	called := map[string]string{}
	for i, word := range field.Called {
		for _, title := range inEach(string(word)) {
			called[spelling.Fold(title)] = field.Choices[i]
		}
	}
	return query.Relation{Name: name, Also: inEach(key), Values: field.Choices, Called: called}
}

// named is a relation with what a pack has ids and names for. If it has none, any can be asked for, and nothing is
// found.
func named(name, key string, called map[string]string) query.Relation {
	ids := slices.Compact(slices.Sorted(maps.Values(called)))
	return query.Relation{Name: name, Also: inEach(key), Values: ids, Called: called}
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
	if path == RulesColumn {
		return strconv.Itoa(len(r.row.doc.Said()))
	}
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
	case ruleRelation, onRelation, counterRelation:
		return r.says(relation, value)
	case tagRelation:
		return slices.Contains(tagsOf(r.row.doc), value)
	case isRelation:
		if value == "changed" {
			return r.source.Changed(r.row.File)
		}
		return r.row.doc.Kind() == schema.CardKind && len(r.finder.decks[r.row.ID]) == 0
	}
	severity, found := r.source.Problem(r.row.File)
	return found && (value == "any" || value == severity.String())
}

// says reports whether a rule does something, waits for it, or means a counter.
func (r *record) says(relation, value string) bool {
	return slices.ContainsFunc(r.row.doc.Said(), func(said rule.Rule) bool {
		switch relation {
		case ruleRelation:
			return said.Do.String() == value
		case onRelation:
			return said.On.String() == value
		}
		return said.Counter == value
	})
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
