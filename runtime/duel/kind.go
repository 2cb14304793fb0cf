package duel

import "slices"

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

// Kind sorts the card into one of the four kinds of action (rules, section 8).
func (c *Card) Kind() Kind {
	kind := Defence
	if c.attacks() {
		kind = Attack
	}
	if c.IsMajor {
		kind += MajorAttack
	}
	return kind
}

func (c *Card) attacks() bool {
	if c.ActivateByNextAttack && (c.protectsByAbsorb() || c.heals()) {
		return false
	}
	if c.AttackHimself {
		return c.DamageBonus > 0
	}
	return slices.ContainsFunc(Parts, func(p *Part) bool { return p.Aimed && p.Number != nil && p.IsIn(c) })
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
