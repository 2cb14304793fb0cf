package document

import (
	"embed"

	"boardduels/internal/i18n"
	"boardduels/schema"
)

// Starter returns a small pack that can be played, for somebody to begin with: a hero with a blow, a guard and a major
// blow.
func Starter(name string) *schema.Pack {
	strike := blankCard("strike", "")
	strike.BaseDamage, strike.MaxDamage = 2, 2
	guard := blankCard("guard", "")
	guard.BaseDamage, guard.MaxDamage, guard.BaseAbsorb, guard.MaxAbsorb = 0, 0, 2, 2
	great := blankCard("great_strike", "")
	great.IsMajor, great.Cost, great.BaseDamage, great.MaxDamage = true, 0, 5, 5

	hero := blankHero("hero", "")
	hero.Deck = []schema.DeckLine{{Card: strike.ID, Copies: 5}, {Card: guard.ID, Copies: 4}, {Card: great.ID, Copies: 3}}
	return schema.ReadPack(embed.FS{}).WithAll([]*schema.Document{
		schema.NewTitle(schema.PackTitle{Name: name}), named(schema.NewHero(hero), "editor.starter.hero"),
		named(schema.NewCard(strike), "editor.starter.strike"), named(schema.NewCard(guard), "editor.starter.guard"),
		named(schema.NewCard(great), "editor.starter.great_strike"),
	})
}

// named gives a document a name in each language that documents have names in.
func named(d *schema.Document, key string) *schema.Document {
	for _, field := range schema.NameFields(d.Kind()) {
		if next, err := d.Set(field.Name, i18n.For(field.Language).Text(key)); err == nil {
			d = next
		}
	}
	return d
}
