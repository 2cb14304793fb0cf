// Package dueltest draws heroes and cards for property tests.
package dueltest

import (
	"fmt"

	"pgregory.net/rapid"

	"boardduels/runtime/duel"
)

// Shape says what is drawn.
type Shape uint8

// The shapes of cards and heroes.
const (
	// Real are as designers make them: a card does a few things, for a short time and at a low price.
	Real Shape = iota
	// Any are all that the limits allow.
	Any
)

// Card draws a card, called like its id.
func Card(t *rapid.T, shape Shape, id string) duel.Card {
	d := drawer{t, shape}
	c := duel.Card{
		ID: id, Name: id, IsMajor: d.flag("major"), Cost: d.often("cost", 4, 10),
		BaseDamage: d.number("damage", 0, 10), BaseHealing: d.number("healing", 0, 20), BaseAbsorb: d.number("absorb", 0, 10),
		IncreaseByCost: d.flag("by cost"), IncreaseByHPLost: d.flag("by hp lost"),
		IgnoreDefense: d.flag("ignore"), IsNotFatal: d.flag("not fatal"),
		DefenseBonus: d.number("defence", 0, 100), HealthBonus: d.number("health", 0, 10), DamageBonus: d.number("bonus", 0, 5),
		CostBonus: d.number("costs", -5, 0), HealingBonus: d.number("heals", 0, 5), RegenBonus: d.number("regen", 0, 3),
		DoTPower: d.number("dot", 0, 10), HoTPower: d.number("hot", 0, 10), BonusLength: d.often("length", 4, duel.MaxTime),
		EffectIncreasing: d.number("increasing", -3, 3), ImmortalityLength: d.time("immortality", 3), StunTime: d.number("stun", 0, 2),
		AttackHimself: d.flag("himself"), RemovingEffects: d.flag("removing"), ActivateByNextAttack: d.flag("reactive"),
	}
	c.MaxDamage = d.number("max damage", c.BaseDamage, 10)
	c.MaxHealing = d.number("max healing", c.BaseHealing, 20)
	c.MaxAbsorb = d.number("max absorb", c.BaseAbsorb, 10)
	return c
}

// Hero draws a hero with a deck whose cards have ids that begin with its own.
func Hero(t *rapid.T, shape Shape, id string) duel.Hero {
	hero := duel.Hero{
		ID: id, HP: rapid.Int16Range(20, 50).Draw(t, "hp"), EP: rapid.Int16Range(3, 10).Draw(t, "ep"),
		Regen: rapid.Int16Range(0, 3).Draw(t, "regen"),
	}
	for left := duel.DeckSize; left > 0; {
		copies := rapid.IntRange(1, left).Draw(t, "copies")
		card := Card(t, shape, fmt.Sprintf("%s_%d", id, len(hero.Deck)))
		hero.Deck = append(hero.Deck, duel.DeckLine{Card: card, Copies: copies})
		left -= copies
	}
	return hero
}

// drawer draws the parts of a card.
type drawer struct {
	t     *rapid.T
	shape Shape
}

func (d drawer) flag(name string) bool {
	if d.shape == Any {
		return rapid.Bool().Draw(d.t, name)
	}
	return rapid.IntRange(0, 4).Draw(d.t, name) == 0
}

// number draws a part that most real cards don't have.
func (d drawer) number(name string, low, high int16) int16 {
	if d.shape == Real && rapid.IntRange(0, 3).Draw(d.t, name+"?") > 0 {
		return max(low, min(0, high))
	}
	return rapid.Int16Range(low, high).Draw(d.t, name)
}

// often draws a part from 0 up that most real cards have, but not as large as it may be.
func (d drawer) often(name string, real, most int16) int16 {
	if d.shape == Any {
		real = most
	}
	return rapid.Int16Range(0, real).Draw(d.t, name)
}

// time draws how long something lasts that most real cards don't have.
func (d drawer) time(name string, real int16) int16 {
	if d.shape == Any {
		real = duel.MaxTime
	}
	return d.number(name, 0, real)
}
