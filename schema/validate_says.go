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

// brings returns how many cards and how much energy a card always brings in a mode.
func (c *Card) brings(mode int16) (draws, energy int16) {
	for _, r := range c.Says.Rules.All() {
		if r.On != rule.Play || r.To != rule.Self || r.If != rule.Always || r.Chance < 100 || r.Mode != 0 && r.Mode != mode {
			continue
		}
		switch r.Do {
		case rule.Draw:
			draws += r.Value(0)
		case rule.GiveEnergy:
			energy += r.Value(0)
		}
	}
	return draws, energy
}
