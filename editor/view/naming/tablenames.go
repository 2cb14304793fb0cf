package naming

import (
	"slices"
	"strings"

	"boardduels/ai/duel/explanation"
	"boardduels/editor/query"
	"boardduels/editor/table"
	"boardduels/internal/i18n"
	"boardduels/internal/spelling"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
	"boardduels/schema"
)

// Table is what the table calls things.
func Table(t *i18n.Translator) table.Names {
	order := t.Keys()
	return table.Names{
		Text:   searchText,
		Name:   func(pack *schema.Pack, d *schema.Document) string { return Of(pack, d.File(), t) },
		Key:    func(name string) string { return order(name) },
		Title:  func(pack *schema.Pack, c *table.Column) string { return Column(t, pack, c) },
		Also:   titlesInAllLanguages,
		Number: t.Number,
		Rules:  func(pack *schema.Pack, d *schema.Document) string { return rules(t, pack, d) },
	}
}

func titlesInAllLanguages(pack *schema.Pack, c *table.Column) (titles []string) {
	for _, l := range i18n.Languages() {
		titles = append(titles, Column(i18n.For(l.Code), pack, c))
	}
	return titles
}

// searchText returns where words are looked for: names, id, and rule text in all languages.
func searchText(pack *schema.Pack, d *schema.Document) string {
	parts, numbers := []string{d.ID()}, pack.Numbers()
	for _, l := range i18n.Languages() {
		t := i18n.For(l.Code)
		parts = append(parts, Of(pack, d.File(), t))
		if card, ok := d.Card(); ok && d.Kind() == schema.CardKind {
			parts = append(parts, rulestext.RulesNaming(t, pack.Dictionary(l.Code), &card.Card, rulestext.Bonuses{}),
				rulestext.Kind(t, numbers.Kind(&card.Card)))
		}
		if _, ok := d.Hero(); ok {
			parts = append(parts, rules(t, pack, d))
		}
	}
	return spelling.Fold(strings.Join(parts, "\n"))
}

// rules returns what the rules of a card or a hero say, in sentences.
func rules(t *i18n.Translator, pack *schema.Pack, d *schema.Document) string {
	called := pack.Dictionary(t.Language())
	if card, ok := d.Card(); ok {
		said := duel.Card{Says: rule.Says{ByLot: card.Says.ByLot, Rules: card.Says.Rules}}
		return rulestext.RulesNaming(t, called, &said, rulestext.Bonuses{})
	}
	return strings.Join(rulestext.Passives(t, called, d.Said()), " ")
}

// Column returns the title of a column. Those of cases are called as in the games that the pack's cases are about.
func Column(t *i18n.Translator, pack *schema.Pack, c *table.Column) string {
	switch {
	case c.Path == table.IDColumn:
		return t.Text("editor.table.id")
	case c.Path == table.HeroColumn:
		return t.Text("editor.table.hero")
	case c.Path == table.DecksColumn:
		return t.Text("editor.table.decks")
	case c.Path == table.RulesColumn:
		return t.Text("editor.table.rules")
	case c.Path == table.TagsColumn:
		return t.Text("editor.table.tags")
	case c.Index >= 0 && c.Field.Most == schema.Inputs:
		return inGames(pack, func(game *schema.Signals) string { return explanation.InputOf(t, game, c.Index) })
	case c.Index >= 0:
		return t.Text("editor.cases.output", i18n.Args{"Kind": inGames(pack, func(game *schema.Signals) string { return explanation.KindOf(t, game, c.Index) })})
	}
	return c.Field.Title.In(t.Language())
}

// inGames returns what something is called in each game that cases of a pack are about.
func inGames(pack *schema.Pack, called func(*schema.Signals) string) string {
	var names []string
	for _, id := range pack.IDs(schema.CasesKind) {
		name := called(schema.SignalsOf(pack.Find(schema.CasesKind, id).Game()))
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		return called(nil)
	}
	return strings.Join(names, " / ")
}

// queryErrors name what can be wrong with a query.
var queryErrors = map[string]string{
	query.Unclosed: "editor.query.unclosed", query.UnknownField: "editor.query.unknown_field", query.Ambiguous: "editor.query.ambiguous",
	query.NoNumber: "editor.query.no_number", query.NoValue: "editor.query.no_value", query.UnknownValue: "editor.query.unknown_value",
	query.NoOrder: "editor.query.no_order",
}

// QueryError tells what is wrong with a query, and what could stand there instead.
func QueryError(t *i18n.Translator, e *query.Error) string {
	const most = 12
	known := e.Known
	if len(known) > most {
		known = append(append([]string(nil), known[:most]...), "…")
	}
	return t.Text(queryErrors[e.Code], i18n.Args{"Found": e.Found, "At": e.At + 1, "Known": strings.Join(known, ", ")})
}

// Count are the arguments of a sentence that counts.
func Count(n int) i18n.Args { return i18n.Args{"N": n} }
