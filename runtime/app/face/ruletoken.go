package face

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"

	"boardduels/runtime/app/look"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
)

// ruleTokens returns what a card does by its rules: how many modes it has, for how long it listens, and the effects.
func (c *Card) ruleTokens() (list []token) {
	says := &c.Rules.Says
	if modes := says.Modes(); modes > 0 {
		sign := "why"
		if says.ByLot {
			sign = "coin"
		}
		list = append(list, token{look.Symbol(sign), fmt.Sprint(modes)})
	}
	lasts := int16(0)
	for _, r := range says.Rules.All() {
		if r.Lasting() && r.Lasts != lasts {
			lasts = r.Lasts
			list = append(list, token{look.Symbol("exhaustion"), rulestext.RoundsInSigns(lasts)})
		}
		list = append(list, token{c.ruleSymbol(&r), c.ruleNumber(&r)})
		if r.Do == rule.Damage && r.Pierce {
			list = append(list, token{look.Symbol("ignore_defense"), ""})
		}
	}
	return list
}

// ruleSymbol is the sign of what a rule does. That of a counter is the counter's.
func (c *Card) ruleSymbol(r *rule.Rule) fyne.Resource {
	switch {
	case r.Do == rule.Damage && r.To == rule.Self:
		return look.Symbol("hurt")
	case r.Do == rule.AddCounter:
		counters := c.Numbers.Counters[:]
		if i := slices.IndexFunc(counters, func(known rule.Counter) bool { return known.ID == r.Counter }); i >= 0 {
			return look.CounterSymbol(&counters[i])
		}
	}
	return look.RuleSymbol(r.Do, r.Amount)
}

// ruleNumber writes how much a rule does: “2×3” of several hits, “×3” of what only a measure tells, “4+” of what one
// raises.
func (c *Card) ruleNumber(r *rule.Rule) string {
	n := r.Amount
	switch bonus := c.Bonuses; {
	case r.Do.Meaning().Plain:
		return ""
	case r.On != rule.Play:
	case r.Do == rule.Damage && r.To == rule.Foe:
		n += bonus.Damage
	case r.Do == rule.Heal:
		n += bonus.Healing
	}
	text := fmt.Sprint(max(n, 0))
	switch {
	case r.Per != rule.None && r.Amount == 0:
		text = fmt.Sprintf("×%d", r.Gain)
	case r.Do.Meaning().Min < 0:
		text = rulestext.Signed(n)
	}
	if r.Per != rule.None && r.Amount != 0 {
		text += "+"
	}
	if r.Hits > 1 {
		text = fmt.Sprintf("%d×%s", r.Hits, text)
	}
	return text
}
