package schema

import (
	"strconv"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
)

// lasting are the card's fields that work only for bonus_length rounds.
var lasting = []string{"defense_bonus", "health_bonus", "damage_bonus", "cost_bonus", "my_healing_bonus", "DoT_power", "HoT_power"}

// checkCard reports what doesn't fit together inside a card.
func checkCard(r *reader, n *node, owner any) {
	card := owner.(*Card)
	checkSays(r, n, card)
	if card.IsMajor && card.Cost > 0 {
		r.at(n.Child("cost"), "major-with-cost", Args{"field": "cost", "found": strconv.Itoa(int(card.Cost))})
	}
	switch {
	case card.Says.Unplayable && !isIdle(card, rule.Says{}):
		r.at(n.Child("unplayable"), "unplayable-effect", nil)
	case !card.Says.Unplayable && card.IsIdle():
		r.report("no-effect", n.From, "", nil)
	}
	if card.BonusLength > 0 {
		return
	}
	for _, name := range lasting {
		if value := *n.Field.Field(name).boundTo(card).(*int16); value != 0 {
			r.at(n.Child(name), "effect-without-length", Args{"field": name, "found": strconv.Itoa(int(value))})
		}
	}
}

// IsIdle reports whether nothing that the card can do, by fields or by rules, is given a size.
func (c *Card) IsIdle() bool { return isIdle(c, rule.Says{Rules: c.Says.Rules}) }

// isIdle reports whether nothing that a card can do is given a size, with what counts of what it says. Lasting effects
// count even without a length, of which another diagnostic tells.
func isIdle(card *Card, says rule.Says) bool {
	does := card.Card
	does.ID, does.Name, does.IsMajor, does.Cost, does.BonusLength = "", "", false, 0, 0
	// These say how a card does something, not what.
	does.IncreaseByCost, does.IncreaseByHPLost, does.IgnoreDefense, does.IsNotFatal = false, false, false, false
	does.Says = says
	does.AttackHimself, does.ActivateByNextAttack, does.EffectIncreasing = false, false, 0
	return does == duel.Card{}
}
