package design

import (
	"fmt"
	"strconv"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/schema"
)

// costs reports cards that cost more than their hero can ever have, also with what makes cards cheaper.
func (c *checker) costs() {
	for i := range c.heroes {
		h := &c.heroes[i]
		for line, card := range h.deck {
			if card == nil || card.card.Says.Unplayable || card.normal.Cost <= h.hero.EP-h.discount() {
				continue
			}
			c.report(h.document, fmt.Sprintf("spell_card[%d]", line), "unplayable-cost", schema.Args{
				"found": card.document.ID(), "value": number(card.normal.Cost), "max": number(h.hero.EP),
			})
		}
	}
}

// discount returns the most energy, 0 or less, by which a card of the deck, or the hero itself, changes the cost of
// others: by what lasts, and by the price of the next card.
func (h *heroOf) discount() int16 {
	lasting, next := lowered(h.always, rule.CostBonus), lowered(h.always, rule.CostNext)
	for _, card := range h.deck {
		if card == nil || card.normal.Cost > h.hero.EP {
			continue
		}
		if card.normal.AttackHimself {
			lasting = min(lasting, card.normal.CostBonus)
		}
		lasting, next = min(lasting, lowered(card.rules, rule.CostBonus)), min(next, lowered(card.rules, rule.CostNext))
	}
	return lasting + next
}

// lowered returns the least amount, 0 or less, of an effect that some rules have on who has them.
func lowered(rules []ruled, does rule.Effect) (least int16) {
	for i := range rules {
		r := &rules[i]
		if r.Do != does || r.To != rule.Self {
			continue
		}
		for measured := range r.Measured() {
			least = min(least, r.Value(measured))
		}
	}
	return least
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
