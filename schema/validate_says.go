package schema

import (
	"slices"

	"boardduels/runtime/duel/rule"
)

// checkSays reports what a card says in the language of rules, and can't be.
func checkSays(r *reader, n *node, card *Card) {
	rules := card.Says.Rules.All()
	checkSaid(r, n, rules, card)
	contradicts := func(field, reason string, args Args) {
		r.inside(n, field, "rule-contradicts", because(field, reason, args))
	}
	says := &card.Says
	switch {
	case !says.TakesAll:
	case card.ActivateByNextAttack:
		contradicts("takes_all", "reactive-takes-all", nil)
	case card.IncreaseByCost:
		contradicts("takes_all", "takes-all-increases", nil)
	}
	if card.IsMajor && (says.Goes == rule.IntoDeck || says.Goes == rule.IntoHand) {
		contradicts("goes", "major-goes", Args{"goes": rule.Goals[says.Goes]})
	}
	nodes := ruleNodes(n, len(rules))
	s := said{r, rules, nodes, card}
	for i := range nodes {
		if says.Unplayable && rules[i].On == rule.Play {
			s.tell(i, "on", "rule-contradicts", "unplayable-play", nil)
		}
		if says.TakesAll && rules[i].On == rule.Play && rules[i].If == rule.Energy && rules[i].Least > 0 {
			s.tell(i, "if", "rule-contradicts", "energy-all-taken", nil)
		}
	}
	s.modes(n)
	if isUnbounded(card) {
		r.report("rule-unbounded", n.From, "", because("rule", "unbounded", nil))
	}
}

// modes reports modes between which there is no choice.
func (s *said) modes(n *node) {
	most := s.card.Says.Modes()
	if most == 0 {
		if s.card.Says.ByLot {
			s.r.inside(n, "modes", "rule-contradicts", because("modes", "no-modes", nil))
		}
		return
	}
	first := slices.IndexFunc(s.rules, func(r rule.Rule) bool { return r.Mode > 0 })
	if s.card.ActivateByNextAttack {
		s.tell(first, "mode", "rule-contradicts", "reactive-modes", nil)
	}
	if most == 1 {
		s.tell(first, "mode", "rule-contradicts", "one-mode", nil)
	}
	for mode := range most {
		if !slices.ContainsFunc(s.rules, func(r rule.Rule) bool { return r.Mode == mode+1 }) {
			s.tell(first, "mode", "rule-contradicts", "mode-gap", Args{"mode": decimal(mode + 1)})
			return
		}
	}
}

// isUnbounded reports whether playing a card can go on for ever: it comes back, draws, and pays for itself.
func isUnbounded(card *Card) bool {
	return card.comesBack(func(draws, energy int16) bool { return draws >= 1 && energy >= max(card.Cost, 1) })
}

// DrawsForFree reports whether a card costs nothing, comes back and always draws in a mode, and brings no energy
// besides, of which diagnostics tell.
func (c *Card) DrawsForFree() bool {
	return c.Cost == 0 && !isUnbounded(c) && c.comesBack(func(draws, _ int16) bool { return draws >= 1 })
}

// comesBack reports whether a card that is played can be drawn again, and in a mode always brings as many cards and as
// much energy as is asked for.
func (c *Card) comesBack(brings func(draws, energy int16) bool) bool {
	says := &c.Says
	if c.IsMajor || c.ActivateByNextAttack || says.Unplayable || says.TakesAll || says.Goes == rule.ToUsedUp {
		return false
	}
	for mode := range max(says.Modes(), 1) {
		if brings(c.brings(mode + 1)) {
			return true
		}
	}
	return false
}

// RepeatsForFree reports whether a card can be played again and again for nothing in a way of which neither diagnostics
// nor [Card.DrawsForFree] tell: in a mode it always does something, comes back into the hand, and costs no more than it
// brings, once it has made itself cheaper.
func (c *Card) RepeatsForFree() bool {
	if c.ActivateByNextAttack || c.Says.Unplayable || c.Says.TakesAll || isUnbounded(c) || c.DrawsForFree() {
		return false
	}
	for mode := range max(c.Says.Modes(), 1) {
		if c.does(mode+1) && c.returns(mode+1) && c.price(mode+1) <= 0 {
			return true
		}
	}
	return false
}

// does reports whether a card always does something in a mode.
func (c *Card) does(mode int16) bool { return !isIdle(c, rule.Says{}) || len(c.always(mode)) > 0 }

// returns reports whether a card always comes back into the hand in a mode: itself, drawn again, or as a copy that it
// makes.
func (c *Card) returns(mode int16) bool {
	draws, _ := c.brings(mode)
	isBack := c.Says.Goes == rule.IntoHand || draws >= 1 && c.Says.Goes != rule.ToUsedUp && !c.IsMajor
	return isBack && c.Says.Becomes == "" || slices.ContainsFunc(c.always(mode), func(r rule.Rule) bool {
		return r.Makes() == c.ID && r.To == rule.Self && r.Into == rule.Hand && r.Value(0) >= 1
	})
}

// price returns what a card costs more than it brings in a mode, once it was played.
func (c *Card) price(mode int16) int16 {
	cost, cheaper := c.Cost, int16(0)
	if c.IsMajor {
		cost = 0
	}
	if c.AttackHimself && c.BonusLength > 0 {
		cheaper = min(c.CostBonus, 0)
	}
	for _, r := range c.always(mode) {
		if (r.Do == rule.CostNext || r.Do == rule.CostBonus) && r.To == rule.Self {
			cheaper = min(cheaper, r.Value(0))
		}
	}
	_, energy := c.brings(mode)
	return max(cost+cheaper, 0) - energy
}

// always returns the rules of a card that are always done as it is played in a mode.
func (c *Card) always(mode int16) []rule.Rule {
	return slices.DeleteFunc(slices.Clone(c.Says.Rules.All()), func(r rule.Rule) bool {
		return r.On != rule.Play || r.If != rule.Always || r.Chance < 100 || r.Mode != 0 && r.Mode != mode
	})
}

// brings returns how many cards and how much energy a card always brings in a mode.
func (c *Card) brings(mode int16) (draws, energy int16) {
	for _, r := range c.always(mode) {
		switch {
		case r.To != rule.Self:
		case r.Do == rule.Draw:
			draws += r.Value(0)
		case r.Do == rule.GiveEnergy:
			energy += r.Value(0)
		}
	}
	return draws, energy
}
