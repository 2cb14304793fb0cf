package design

import (
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// threat is something that decks bring, and what answers it.
type threat struct {
	name    string
	brings  func(c *duel.Card) bool
	answers func(c *duel.Card) bool
}

// All of normal forms.
var threats = []threat{
	{"dot",
		func(c *duel.Card) bool { return c.DoTPower > 0 && !c.AttackHimself },
		func(c *duel.Card) bool {
			return purifies(c) || c.MaxHealing > 0 || c.HoTPower > 0 || c.ImmortalityLength > 0
		}},
	{"stun",
		func(c *duel.Card) bool { return c.StunTime > 0 && !c.AttackHimself },
		func(c *duel.Card) bool {
			return c.ActivateByNextAttack || c.DefenseBonus > 0 || c.ImmortalityLength > 0 || c.HoTPower > 0
		}},
	{"curse",
		func(c *duel.Card) bool {
			return !c.AttackHimself && (c.DamageBonus > 0 || c.CostBonus < 0 || c.HealthBonus > 0 || c.RegenBonus > 0)
		},
		purifies},
	{"defence",
		func(c *duel.Card) bool { return c.DefenseBonus > 0 },
		func(c *duel.Card) bool {
			return strips(c) || !c.AttackHimself && (c.IgnoreDefense || c.DoTPower > 0)
		}},
	{"immortality",
		func(c *duel.Card) bool { return c.ImmortalityLength > 0 },
		strips},
}

// purifies reports whether a card takes what harms from its own hero.
func purifies(c *duel.Card) bool { return c.RemovingEffects && c.AttackHimself }

// strips reports whether a card takes what helps from the opponent.
func strips(c *duel.Card) bool { return c.RemovingEffects && !c.AttackHimself }

// answers reports decks without an answer to what another hero's deck brings.
func (c *checker) answers() {
	for _, t := range threats {
		var bringers []*heroOf
		for i := range c.heroes {
			if c.heroes[i].has(t.brings) != nil {
				bringers = append(bringers, &c.heroes[i])
			}
		}
		for i := range c.heroes {
			h := &c.heroes[i]
			for _, enemy := range bringers {
				if enemy != h && h.isWhole() && h.has(t.answers) == nil {
					c.report(h.document, "spell_card[0]", "no-answer-"+t.name, schema.Args{"found": enemy.has(t.brings).document.ID()})
					break
				}
			}
		}
	}
}

// has returns the first card of the deck of which a test holds, or nil.
func (h *heroOf) has(test func(*duel.Card) bool) *cardOf {
	for _, card := range h.deck {
		if card != nil && test(&card.normal) {
			return card
		}
	}
	return nil
}

// isWhole reports whether all cards of the deck are known.
func (h *heroOf) isWhole() bool {
	for _, card := range h.deck {
		if card == nil {
			return false
		}
	}
	return true
}
