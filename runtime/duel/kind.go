package duel

import (
	"slices"

	"boardduels/runtime/duel/rule"
)

// Kind is one of the four kinds of action between which the thesis's network chooses (Table 3.3).
type Kind uint8

// The kinds, in the order of the network's outputs.
const (
	Attack Kind = iota
	Defence
	MajorAttack
	MajorDefence
	KindCount
)

// IsMajor reports whether the kind is one of the two major ones.
func (k Kind) IsMajor() bool { return k == MajorAttack || k == MajorDefence }

// IsAttack reports whether the kind is one of the two attacking ones.
func (k Kind) IsAttack() bool { return k == Attack || k == MajorAttack }

// Kind sorts a card into one of the four kinds of action (rules, section 8; docs/cardrules.md, section 4).
func (n *Numbers) Kind(c *Card) Kind {
	kind := Defence
	if n.attacks(c) {
		kind = Attack
	}
	if c.IsMajor {
		kind += MajorAttack
	}
	return kind
}

func (n *Numbers) attacks(c *Card) bool {
	if c.Says.Kind != rule.Derived {
		return c.Says.Kind == rule.SaysAttack
	}
	return n.derivesAttack(c)
}

// derivesAttack reports whether what a card does makes it one of the attacking kinds.
func (n *Numbers) derivesAttack(c *Card) bool {
	rules := c.Says.Rules.All()
	if c.ActivateByNextAttack && (c.protectsByAbsorb() || c.heals() || slices.ContainsFunc(rules, protects)) {
		return false
	}
	if slices.ContainsFunc(rules, n.aims) {
		return true
	}
	if c.AttackHimself {
		return c.DamageBonus > 0
	}
	return slices.ContainsFunc(Parts, func(p *Part) bool { return p.Aimed && p.Number != nil && p.IsIn(c) })
}

// protects reports whether a rule shields or heals who has it.
func protects(r rule.Rule) bool {
	return r.To == rule.Self && (r.Do == rule.RaiseShield || r.Do == rule.Heal || r.Do == rule.HealOverTime)
}

// aims reports whether a rule harms the enemy, or makes the own blows harder.
func (n *Numbers) aims(r rule.Rule) bool {
	top := r.Amount
	if r.Per != rule.None {
		top += r.Gain
	}
	if r.To == rule.Self {
		return r.Do == rule.DamageBonus && top > 0
	}
	switch r.Do.Meaning().Harms {
	case rule.Harmful:
		return true
	case rule.HarmfulBelow0:
		return top < 0
	case rule.HarmfulAbove0:
		return top > 0
	case rule.HarmfulByCounter:
		counter := n.Counter(r.Counter)
		return top > 0 && (counter < 0 || n.Counters[counter].Harms)
	}
	return false
}

// MoreHelps tells whether a larger amount of a rule is better for who has the rule: 1, or -1 if it is worse; 0 if that
// isn't known, as of what is created, which may be good or bad.
func (n *Numbers) MoreHelps(r *rule.Rule) int {
	good := 1 // for whom it is for
	m := r.Do.Meaning()
	switch {
	case r.Do == rule.Remove: // of oneself what harms, of the enemy what helps
		return 1
	case r.Do == rule.Create:
		return 0
	case r.Do == rule.Show, m.Harms == rule.Harmful, m.Harms == rule.HarmfulAbove0:
		good = -1
	case m.Harms == rule.HarmfulByCounter:
		i := n.Counter(r.Counter)
		if i < 0 {
			return 0
		}
		if n.Counters[i].Harms {
			good = -1
		}
	}
	if r.To == rule.Foe {
		return -good
	}
	return good
}

// SaysWhatItIs reports whether a card says of its kind what follows from what it does.
func (n *Numbers) SaysWhatItIs(c *Card) bool {
	return c.Says.Kind != rule.Derived && n.derivesAttack(c) == (c.Says.Kind == rule.SaysAttack)
}

// Damages reports whether the card has a direct damage part.
func (c *Card) Damages() bool { return c.MaxDamage > 0 }

// DrawsLots reports whether chance decides how much a part of the card does (rules, section 4).
func (c *Card) DrawsLots() bool {
	grows := c.IncreaseByCost || c.IncreaseByHPLost
	return !grows && (c.MaxDamage > c.BaseDamage || c.MaxHealing > c.BaseHealing || c.MaxAbsorb > c.BaseAbsorb)
}

// FurtherEnergy returns how much energy the card takes by itself besides its cost, at most (rules, section 3).
func (c *Card) FurtherEnergy() int16 {
	if !c.IncreaseByCost {
		return 0
	}
	return energyFor(max(c.MaxDamage-c.BaseDamage, c.MaxHealing-c.BaseHealing, c.MaxAbsorb-c.BaseAbsorb))
}

// energyFor returns how many points of further energy bring a power, or a little more.
func energyFor(power int16) int16 { return (power + PowerPerEnergy - 1) / PowerPerEnergy }

func (c *Card) heals() bool            { return c.MaxHealing > 0 || c.HoTPower > 0 }
func (c *Card) protectsByAbsorb() bool { return c.MaxAbsorb > 0 }
