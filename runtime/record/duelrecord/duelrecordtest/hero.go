// Package duelrecordtest makes what tests record.
package duelrecordtest

import (
	"cmp"
	"strings"

	"boardduels/runtime/duel"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// Hero returns a hero of which nothing but the rules' part is known.
func Hero(hero duel.Hero) duelrecord.Hero {
	h := duelrecord.Hero{Hero: schema.Hero{ID: hero.ID, HP: hero.HP, EP: hero.EP, Regen: hero.Regen}}
	notes := schema.Fields(schema.CardKind).Field("additional").Default
	for i := range hero.Deck {
		line := &hero.Deck[i]
		h.Deck = append(h.Deck, schema.DeckLine{Card: line.Card.ID, Copies: line.Copies})
		card := schema.Card{Card: line.Card, Additional: notes}
		card.Name = cmp.Or(strings.TrimSpace(card.Name), card.ID) // as documents have it
		h.Cards = append(h.Cards, card)
	}
	return h
}
