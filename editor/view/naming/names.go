package naming

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"boardduels/internal/i18n"
	"boardduels/internal/termsafe"
	"boardduels/schema"
)

// KindKeys name the kinds of documents.
var KindKeys = map[schema.Kind]string{
	schema.HeroKind:       "editor.kind.hero",
	schema.CardKind:       "editor.kind.card",
	schema.CasesKind:      "editor.kind.cases",
	schema.PrioritiesKind: "editor.kind.priorities",
	schema.RunKind:        "editor.kind.run",
	schema.LevelKind:      "editor.kind.level",
	schema.MapKind:        "editor.kind.map",
	schema.PositionKind:   "editor.kind.position",
	schema.RelicKind:      "editor.kind.relic",
	schema.PackKind:       "editor.kind.pack",
	schema.RulesKind:      "editor.kind.rules",
}

// Of returns what people call a document: a card's or hero's name, for knowledge that of its hero.
func Of(pack *schema.Pack, file string, t *i18n.Translator) string {
	if d := pack.Document(file); d != nil {
		return In(pack, d, t)
	}
	return file
}

// In returns what people call a document of a pack, like [Of].
func In(pack *schema.Pack, d *schema.Document, t *i18n.Translator) string {
	id := d.ID()
	switch d.Kind() {
	case schema.CardKind:
		card, _ := d.Card()
		return schema.DisplayName(t.Language(), id, card.Name, card.NameUK)
	case schema.PackKind:
		title, _ := d.Title()
		return schema.DisplayName(t.Language(), id, title.Name, title.NameUK)
	case schema.RulesKind:
		return t.Text("editor.pack_rules")
	case schema.RunKind, schema.RelicKind, schema.LevelKind, schema.MapKind, schema.PositionKind:
		name, _ := d.Value("name")
		nameUK, _ := d.Value("name_uk")
		return schema.DisplayName(t.Language(), id, name, nameUK)
	}
	hero, isHero := pack.Hero(id)
	if !isHero && (d.Kind() == schema.CasesKind || d.Kind() == schema.PrioritiesKind) {
		return nameOfKnowledge(d, t)
	}
	return schema.DisplayName(t.Language(), id, hero.Name, hero.NameUK)
}

// nameOfKnowledge returns what people call cases or experts that are no hero's: by their game, or by their only expert.
func nameOfKnowledge(d *schema.Document, t *i18n.Translator) string {
	if d.Game() != "" && d.Game() == d.ID() {
		return t.Text("boards." + d.Game())
	}
	if experts, _ := d.Experts(); len(experts) == 1 && experts[0].Name != "" {
		return termsafe.Directions(experts[0].Name)
	}
	return d.ID()
}

// ByName returns the ids of a kind in the order of what people call them.
func ByName(pack *schema.Pack, kind schema.Kind, t *i18n.Translator) []string {
	order, ids := t.Keys(), pack.IDs(kind)
	keys := make(map[string]string, len(ids))
	for _, id := range ids {
		keys[id] = order(Of(pack, schema.FileOf(kind, id), t))
	}
	slices.SortStableFunc(ids, func(a, b string) int { return strings.Compare(keys[a], keys[b]) })
	return ids
}

// KindIcon is the sign of a kind of documents.
func KindIcon(kind schema.Kind) fyne.Resource {
	switch kind {
	case schema.HeroKind:
		return theme.AccountIcon()
	case schema.CardKind:
		return theme.DocumentIcon()
	case schema.CasesKind:
		return theme.GridIcon()
	case schema.PrioritiesKind:
		return theme.ListIcon()
	case schema.RunKind:
		return theme.NavigateNextIcon()
	case schema.LevelKind, schema.MapKind, schema.PositionKind:
		return theme.ViewFullScreenIcon()
	}
	return theme.FolderIcon()
}
