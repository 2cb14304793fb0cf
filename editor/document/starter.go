package document

import (
	"embed"

	"boardduels/internal/i18n"
	"boardduels/schema"
)

// Starter returns a small pack that can be played, for somebody to begin with: a hero with a blow, a guard and a major
// blow.
func Starter(name string) *schema.Pack {
	en, uk := i18n.For("en"), i18n.For("uk")
	strike := blankCard("strike", en.Text("editor.starter.strike"))
	strike.NameUK, strike.BaseDamage, strike.MaxDamage = uk.Text("editor.starter.strike"), 2, 2
	guard := blankCard("guard", en.Text("editor.starter.guard"))
	guard.NameUK, guard.BaseDamage, guard.MaxDamage, guard.BaseAbsorb, guard.MaxAbsorb = uk.Text("editor.starter.guard"), 0, 0, 2, 2
	great := blankCard("great_strike", en.Text("editor.starter.great_strike"))
	great.NameUK, great.IsMajor, great.Cost, great.BaseDamage, great.MaxDamage = uk.Text("editor.starter.great_strike"), true, 0, 5, 5

	hero := blankHero("hero", en.Text("editor.starter.hero"))
	hero.NameUK = uk.Text("editor.starter.hero")
	hero.Deck = []schema.DeckLine{{Card: strike.ID, Copies: 5}, {Card: guard.ID, Copies: 4}, {Card: great.ID, Copies: 3}}
	return schema.ReadPack(embed.FS{}).WithAll([]*schema.Document{
		schema.NewTitle(schema.PackTitle{Name: name}), schema.NewHero(hero),
		schema.NewCard(strike), schema.NewCard(guard), schema.NewCard(great),
	})
}
