package rulestext

import (
	"slices"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
)

// bonuses are the effects of rules that are told of in one list: "you get +1 damage and +4 max hp for 2 rounds".
var bonuses = map[rule.Effect]duel.Effect{
	rule.DamageBonus: duel.DamageBonusEffect, rule.HealBonus: duel.HealingBonusEffect, rule.MaxHP: duel.MaxHPBonusEffect, rule.Defend: duel.DefenceEffect,
}

// isBonus reports whether the rule always gives a bonus of a size that is known.
func (c *clause) isBonus() bool {
	_, is := bonuses[c.r.Do]
	return is && !c.isBound() && c.r.Times == 0 && (c.r.Per == rule.None || c.r.Per == rule.Always)
}

// givenWith returns the bonus together with which another one is given: to the same hero, on the same occasion and for
// as long, with nothing but bonuses between them; nil if there is none.
func givenWith(list []*clause, c *clause) *clause {
	if !c.isBonus() {
		return nil
	}
	for _, e := range slices.Backward(list) {
		switch {
		case e.isBonus() && sameOccasion(e.r, c.r) && e.r.To == c.r.To && e.r.For == c.r.For:
			if e.gives(c.r.Do) { // instead
				return nil
			}
			return e
		case !e.isBonus() && e.r.Do != rule.CostBonus:
			return nil
		}
	}
	return nil
}

// gives reports whether a bonus, or one that is given together with it, is of an effect.
func (c *clause) gives(e rule.Effect) bool {
	return c.r.Do == e || slices.ContainsFunc(c.with, func(with *clause) bool { return with.r.Do == e })
}

// isAsked reports whether another rule asks what a rule really did.
func isAsked(rules []rule.Rule, i int) bool {
	for k := i + 1; k < len(rules); k++ {
		if rules[k].AsksDone() && before(rules, k) == &rules[i] {
			return true
		}
	}
	return false
}

// bonuses returns what the rule gives, with all that is given together with it.
func (c *clause) bonuses() string {
	var list []string
	for _, given := range append([]*clause{c}, c.with...) {
		list = append(list, effectText(c.t, bonuses[given.r.Do], given.size().n))
	}
	return c.say("do.bonuses."+c.r.To.String(), i18n.Args{"List": join(c.t, list), "Rounds": count(c.t, "count.rounds", c.r.For)})
}
