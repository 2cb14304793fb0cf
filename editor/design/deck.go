package design

import (
	"slices"

	"boardduels/runtime/duel"
	"boardduels/schema"
)

// Deck is what a hero's deck is made of. Cards that are missing or have errors are left out.
type Deck struct {
	Costs [schema.MaxCost + 1]int // copies of minor cards by cost
	Kinds [duel.KindCount]int     // copies by kind of action
	// Brings, Answers and Lacks name, by [Threats], what the deck threatens the enemy with, what it has an answer to,
	// and what it has none to.
	Brings, Answers, Lacks []string
}

// Threats returns the names of what decks bring and answer: "dot", "stun", "curse", "defence", "immortality".
func Threats() (names []string) {
	for i := range threats {
		names = append(names, threats[i].name)
	}
	return names
}

// DeckOf returns what the deck of a hero is made of; an empty one if there is no such hero.
func DeckOf(pack *schema.Pack, hero string) (deck Deck) {
	document, _ := pack.Hero(hero)
	numbers := pack.Numbers()
	var cards []form
	for _, line := range document.Deck {
		d := pack.Find(schema.CardKind, line.Card)
		if d == nil || schema.HasErrors(d.Diagnostics()) {
			continue
		}
		card, ok := d.Card()
		if !ok {
			continue
		}
		deck.Kinds[numbers.Kind(&card.Card)] += line.Copies
		if !card.IsMajor {
			deck.Costs[card.Cost] += line.Copies
		}
		cards = append(cards, formOf(&numbers, card.Card))
	}
	always := ruledBy(&numbers, document.Passives)
	any := func(byCard func(*duel.Card) bool, byRule func(*ruled) bool) bool {
		return isSaid(always, byRule) || slices.ContainsFunc(cards, func(f form) bool { return isIn(&f, byCard, byRule) })
	}
	for _, t := range threats {
		if any(t.brings, t.broughtBy) {
			deck.Brings = append(deck.Brings, t.name)
		}
		if any(t.answers, t.answeredBy) {
			deck.Answers = append(deck.Answers, t.name)
		} else {
			deck.Lacks = append(deck.Lacks, t.name)
		}
	}
	return deck
}
