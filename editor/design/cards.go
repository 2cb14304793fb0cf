package design

import (
	"fmt"
	"strconv"

	"boardduels/runtime/duel"
	"boardduels/schema"
)

// costs reports cards that cost more than their hero can ever have, also with what makes cards cheaper.
func (c *checker) costs() {
	for i := range c.heroes {
		h := &c.heroes[i]
		for line, card := range h.deck {
			if card == nil || card.normal.Cost <= h.hero.EP-h.discount() {
				continue
			}
			c.report(h.document, fmt.Sprintf("spell_card[%d]", line), "unplayable-cost", schema.Args{
				"found": card.document.ID(), "value": number(card.normal.Cost), "max": number(h.hero.EP),
			})
		}
	}
}

// discount returns the most energy, 0 or less, by which a card of the deck changes the cost of others.
func (h *heroOf) discount() (most int16) {
	for _, card := range h.deck {
		if card == nil {
			continue
		}
		if n := &card.normal; n.AttackHimself && n.Cost <= h.hero.EP {
			most = min(most, n.CostBonus)
		}
	}
	return most
}

// lengths reports cards with a length and nothing that lasts.
func (c *checker) lengths() {
	for i := range c.cards {
		card := &c.cards[i]
		if card.card.BonusLength > 0 && !lasts(&card.card.Card) {
			c.report(card.document, "bonus_length", "length-without-effect", schema.Args{"field": "bonus_length", "found": number(card.card.BonusLength)})
		}
	}
}

// idle reports fields of cards that change nothing, whatever the duel, since what they belong to isn't on the card.
func (c *checker) idle() {
	for i := range c.cards {
		card, normal := &c.cards[i].card.Card, &c.cards[i].normal
		for _, p := range duel.Parts {
			if (p.Flag != nil || p.Name == increasing) && p.Size(card) != p.Size(normal) {
				c.report(c.cards[i].document, p.Name, "idle-field", schema.Args{"field": p.Name, "found": p.Text(card)})
			}
		}
	}
}

func number(n int16) string { return strconv.Itoa(int(n)) }
