package document

import (
	"embed"

	"boardduels/schema"
)

// Starter returns a small pack that can be played, for somebody to begin with: a hero with a blow, a guard and a major
// blow.
func Starter(name string) *schema.Pack {
	strike := blankCard("strike", "Strike")
	strike.NameUK, strike.BaseDamage, strike.MaxDamage = "Удар", 2, 2
	guard := blankCard("guard", "Guard")
	guard.NameUK, guard.BaseDamage, guard.MaxDamage, guard.BaseAbsorb, guard.MaxAbsorb = "Захист", 0, 0, 2, 2
	great := blankCard("great_strike", "Great Strike")
	great.NameUK, great.IsMajor, great.Cost, great.BaseDamage, great.MaxDamage = "Великий удар", true, 0, 5, 5

	hero := blankHero("hero", "Hero")
	hero.NameUK = "Герой"
	hero.Deck = []schema.DeckLine{{Card: strike.ID, Copies: 5}, {Card: guard.ID, Copies: 4}, {Card: great.ID, Copies: 3}}
	return schema.ReadPack(embed.FS{}).WithAll([]*schema.Document{
		schema.NewTitle(schema.PackTitle{Name: name}), schema.NewHero(hero),
		schema.NewCard(strike), schema.NewCard(guard), schema.NewCard(great),
	})
}
