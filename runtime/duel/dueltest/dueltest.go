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
	c := duel.Card{ID: id, Name: id}
	var tops []*duel.Part // drawn once what they can't be below is known
	for _, p := range duel.Parts {
		switch {
		case p.Flag != nil:
			*p.Flag(&c) = d.flag(p.Name)
		case p.AtLeast != "":
			tops = append(tops, p)
		default:
			*p.Number(&c) = d.part(p)
		}
	}
	for _, p := range tops {
		*p.Number(&c) = d.number(p.Name, duel.PartNamed(p.AtLeast).Size(&c), p.Max)
	}
	return c
}

// Numbers draws what a duel is played by.
func Numbers(t *rapid.T) duel.Numbers {
	d := drawer{t, Any}
	n := duel.Numbers{
		Deck: d.number("deck", 8, duel.MostInDeck), Majors: d.number("majors", 0, 8), Hand: d.number("hand", 3, duel.HandCapacity),
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
	return heroOf(t, n, shape, id, duel.LineCapacity)
}

// heroOf draws a hero with so many different cards at most.
func heroOf(t *rapid.T, n duel.Numbers, shape Shape, id string, lines int) duel.Hero {
	hero := duel.Hero{
		ID: id, HP: rapid.Int16Range(n.MinHP, n.MaxHP).Draw(t, "hp"), EP: rapid.Int16Range(3, 10).Draw(t, "ep"),
		Regen: rapid.Int16Range(0, 3).Draw(t, "regen"),
	}
	for left := int(n.Deck); left > 0; {
		copies := left
		if len(hero.Deck) < lines-1 {
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

// part draws a number. Real cards seldom have the most of it that they may.
func (d drawer) part(p *duel.Part) int16 {
	most := p.Max
	if d.shape == Real {
		switch p.Name {
		case "cost", "bonus_length":
			most = 4
		case "immortality_length":
			most = 3
		}
	}
	if p.Name == "cost" || p.Name == "bonus_length" {
		return rapid.Int16Range(0, most).Draw(d.t, p.Name)
	}
	return d.number(p.Name, p.Min, most)
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
