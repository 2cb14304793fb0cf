package duel_test

import (
	"fmt"

	"pgregory.net/rapid"

	"boardduels/runtime/duel"
)

// arbitraryCard draws a card that may use every field; most parts are absent, as on real cards.
func arbitraryCard(t *rapid.T, id string) duel.Card {
	number := func(name string, low, high int16) int16 {
		if rapid.IntRange(0, 3).Draw(t, name+"?") > 0 {
			return max(low, min(0, high))
		}
		return rapid.Int16Range(low, high).Draw(t, name)
	}
	flag := func(name string) bool { return rapid.IntRange(0, 4).Draw(t, name) == 0 }
	c := duel.Card{
		ID: id, Name: id, IsMajor: flag("major"), Cost: rapid.Int16Range(0, 4).Draw(t, "cost"),
		BaseDamage: number("damage", 0, 10), BaseHealing: number("healing", 0, 20), BaseAbsorb: number("absorb", 0, 10),
		IncreaseByCost: flag("by cost"), IncreaseByHPLost: flag("by hp lost"),
		IgnoreDefense: flag("ignore"), IsNotFatal: flag("not fatal"),
		DefenseBonus: number("defence", 0, 100), HealthBonus: number("health", 0, 10), DamageBonus: number("bonus", 0, 5),
		CostBonus: number("costs", -5, 0), HealingBonus: number("heals", 0, 5), RegenBonus: number("regen", 0, 3),
		DoTPower: number("dot", 0, 10), HoTPower: number("hot", 0, 10), BonusLength: rapid.Int16Range(0, 4).Draw(t, "length"),
		EffectIncreasing: number("increasing", -3, 3), ImmortalityLength: number("immortality", 0, 3), StunTime: number("stun", 0, 2),
		AttackHimself: flag("himself"), RemovingEffects: flag("removing"), ActivateByNextAttack: flag("reactive"),
	}
	c.MaxDamage = number("max damage", c.BaseDamage, 10)
	c.MaxHealing = number("max healing", c.BaseHealing, 20)
	c.MaxAbsorb = number("max absorb", c.BaseAbsorb, 10)
	return c
}

func arbitraryHero(t *rapid.T, id string) duel.Hero {
	hero := duel.Hero{
		ID: id, HP: rapid.Int16Range(20, 50).Draw(t, "hp"), EP: rapid.Int16Range(3, 10).Draw(t, "ep"),
		Regen: rapid.Int16Range(0, 3).Draw(t, "regen"),
	}
	for left := duel.DeckSize; left > 0; {
		copies := rapid.IntRange(1, left).Draw(t, "copies")
		card := arbitraryCard(t, fmt.Sprintf("%s_%d", id, len(hero.Deck)))
		hero.Deck = append(hero.Deck, duel.DeckLine{Card: card, Copies: copies})
		left -= copies
	}
	return hero
}

func arbitraryDuel(t *rapid.T) *duel.Duel {
	d, err := duel.New(arbitraryHero(t, "first"), arbitraryHero(t, "second"))
	if err != nil {
		t.Fatalf("a hero within the ranges is refused: %v", err)
	}
	return d
}

// exampleDuel returns the n-th of a fixed sequence of arbitrary duels.
func exampleDuel(n int) *duel.Duel { return rapid.Custom(arbitraryDuel).Example(n) }
