package design

import (
	"slices"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/schema"
)

// threat is something that decks bring, and what answers it: by the fields of cards, or by rules.
type threat struct {
	name                  string
	brings, answers       func(c *duel.Card) bool
	broughtBy, answeredBy func(r *ruled) bool
}

// All of normal forms.
var threats = []threat{
	{"dot",
		func(c *duel.Card) bool { return c.DoTPower > 0 && !c.AttackHimself },
		func(c *duel.Card) bool {
			return purifies(c) || c.MaxHealing > 0 || c.HoTPower > 0 || c.ImmortalityLength > 0
		},
		func(r *ruled) bool { return r.harms() && r.Do == rule.OverTime },
		func(r *ruled) bool { return r.helps(rule.Remove, rule.Heal, rule.HealOverTime, rule.Immortal) }},
	{"stun",
		func(c *duel.Card) bool { return c.StunTime > 0 && !c.AttackHimself },
		func(c *duel.Card) bool {
			return c.ActivateByNextAttack || c.DefenseBonus > 0 || c.ImmortalityLength > 0 || c.HoTPower > 0
		},
		func(r *ruled) bool { return r.harms() && r.Do == rule.Stun },
		func(r *ruled) bool { return r.helps(rule.Defend, rule.Immortal, rule.HealOverTime) }},
	{"curse",
		func(c *duel.Card) bool {
			return !c.AttackHimself && (c.DamageBonus > 0 || c.CostBonus < 0 || c.HealthBonus > 0 || c.RegenBonus > 0)
		},
		purifies,
		func(r *ruled) bool { return r.harms() && r.Do != rule.OverTime && r.isRemovable() },
		func(r *ruled) bool { return r.helps(rule.Remove) }},
	{"defence",
		func(c *duel.Card) bool { return c.DefenseBonus > 0 },
		func(c *duel.Card) bool {
			return strips(c) || !c.AttackHimself && (c.IgnoreDefense || c.DoTPower > 0)
		},
		func(r *ruled) bool { return r.helps(rule.Defend) },
		func(r *ruled) bool { return r.strips() || r.harms() && (r.Pierce || r.Do == rule.OverTime) }},
	{"immortality",
		func(c *duel.Card) bool { return c.ImmortalityLength > 0 },
		strips,
		func(r *ruled) bool { return r.helps(rule.Immortal) },
		(*ruled).strips},
}

// isIn reports whether a card does something, by its fields or by a rule.
func isIn(f *form, byCard func(*duel.Card) bool, byRule func(*ruled) bool) bool {
	return byCard(&f.normal) || isSaid(f.rules, byRule)
}

// isSaid reports whether one of some rules does something.
func isSaid(rules []ruled, does func(*ruled) bool) bool {
	for i := range rules {
		if does(&rules[i]) {
			return true
		}
	}
	return false
}

// harms reports whether a rule always harms the enemy; what it takes from it isn't meant.
func (r *ruled) harms() bool { return r.To == rule.Foe && r.does > 0 && r.Do != rule.Remove }

// helps reports whether a rule does one of some effects to who has it, and for the better.
func (r *ruled) helps(effects ...rule.Effect) bool {
	return r.To == rule.Self && r.does > 0 && slices.Contains(effects, r.Do)
}

// strips is [strips] of a rule.
func (r *ruled) strips() bool { return r.To == rule.Foe && r.Do == rule.Remove }

// isRemovable reports whether what a rule leaves behind can be removed; the hp that are lost can't.
func (r *ruled) isRemovable() bool {
	return r.Do.Meaning().Access.Writes&rule.Remove.Meaning().Access.Writes&^rule.OfHP != 0
}

// purifies reports whether a card takes what harms from its own hero.
func purifies(c *duel.Card) bool { return c.RemovingEffects && c.AttackHimself }

// strips reports whether a card takes what helps from the opponent.
func strips(c *duel.Card) bool { return c.RemovingEffects && !c.AttackHimself }

// answers reports decks without an answer to what another hero's deck, or what that hero always does, brings. What a
// hero always does may be the answer, too.
func (c *checker) answers() {
	for i := range threats {
		t := &threats[i]
		bringers := map[*heroOf]string{}
		for i := range c.heroes {
			if found := c.heroes[i].brings(t); found != "" {
				bringers[&c.heroes[i]] = found
			}
		}
		for i := range c.heroes {
			h := &c.heroes[i]
			if !h.isWhole() || h.answersTo(t) {
				continue
			}
			for k := range c.heroes {
				if found := bringers[&c.heroes[k]]; found != "" && k != i {
					c.report(h.document, "spell_card[0]", "no-answer-"+t.name, schema.Args{"found": found})
					break
				}
			}
		}
	}
}

// brings returns the id of the first card of the deck that brings a threat, or of the hero that always does so; "" if
// none does.
func (h *heroOf) brings(t *threat) string {
	for _, card := range h.deck {
		if card != nil && isIn(&card.form, t.brings, t.broughtBy) {
			return card.document.ID()
		}
	}
	if isSaid(h.always, t.broughtBy) {
		return h.document.ID()
	}
	return ""
}

// answersTo reports whether a card of the deck, or what the hero always does, answers a threat.
func (h *heroOf) answersTo(t *threat) bool {
	return isSaid(h.always, t.answeredBy) || slices.ContainsFunc(h.deck, func(card *cardOf) bool {
		return card != nil && isIn(&card.form, t.answers, t.answeredBy)
	})
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
