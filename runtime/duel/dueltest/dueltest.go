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

// Numbers draws what a duel is played by.
func Numbers(t *rapid.T) duel.Numbers {
	d := drawer{t, Any}
	n := duel.Numbers{
		Deck: d.number("deck", 8, duel.DeckCapacity), Majors: d.number("majors", 0, 8), Hand: d.number("hand", 3, duel.HandCapacity),
		SecondDraws: d.number("second draws", 0, 5), SecondShield: d.number("second shield", 0, 5),
		Draw: d.number("draw", 0, 5), Keep: d.number("keep", 0, duel.HandCapacity),
		FullEnergy: d.flag("full energy"), ShieldStays: d.flag("shield stays"),
		MinHP: d.number("min hp", 10, 99), Calm: d.number("calm", 5, 60), Plays: d.number("plays", 1, 20),
	}
	n.StartHand = d.number("start hand", 0, min(n.Hand, 7))
	n.MaxHP = d.number("max hp", n.MinHP, 99)
	return n
}

// Hero draws a hero of classic duels, with a deck whose cards have ids that begin with its own.
func Hero(t *rapid.T, shape Shape, id string) duel.Hero { return HeroBy(t, duel.Classic(), shape, id) }

// HeroBy draws a hero of duels that are played by some numbers.
func HeroBy(t *rapid.T, n duel.Numbers, shape Shape, id string) duel.Hero {
	hero := duel.Hero{
		ID: id, HP: rapid.Int16Range(n.MinHP, n.MaxHP).Draw(t, "hp"), EP: rapid.Int16Range(3, 10).Draw(t, "ep"),
		Regen: rapid.Int16Range(0, 3).Draw(t, "regen"),
	}
	for left := int(n.Deck); left > 0; {
		copies := left
		if len(hero.Deck) < duel.LineCapacity-1 {
			copies = rapid.IntRange(1, left).Draw(t, "copies")
		}
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
