package scenario

import "boardduels/runtime/duel"

// wish is how much a plan wants a card to be played: the more the sooner, not at all at 0 or below.
type wish func(*duel.Card) int

// What a plan may want of a card.

func strike(c *duel.Card) int {
	if c.AttackHimself || c.ActivateByNextAttack {
		return 0
	}
	return int(c.BaseDamage + c.MaxDamage)
}

func pierce(c *duel.Card) int {
	if !c.IgnoreDefense {
		return 0
	}
	return strike(c)
}

func burn(c *duel.Card) int { return int(c.DoTPower*c.BonusLength) + int(c.EffectIncreasing) }

func stun(c *duel.Card) int {
	if c.AttackHimself {
		return 0
	}
	return int(c.StunTime)
}

func curse(c *duel.Card) int {
	if c.AttackHimself {
		return 0
	}
	return int((c.DamageBonus-c.CostBonus)*c.BonusLength + c.RegenBonus + c.HealthBonus)
}

func dispel(c *duel.Card) int {
	if c.AttackHimself || !c.RemovingEffects {
		return 0
	}
	return 1
}

func boost(c *duel.Card) int {
	if !c.AttackHimself {
		return 0
	}
	return int(c.DamageBonus * c.BonusLength)
}

func cheapen(c *duel.Card) int {
	if !c.AttackHimself {
		return 0
	}
	return int(-c.CostBonus * c.BonusLength)
}

func refresh(c *duel.Card) int {
	if !c.AttackHimself {
		return 0
	}
	return int(c.RegenBonus)
}

func block(c *duel.Card) int {
	if c.ActivateByNextAttack {
		return 0
	}
	return int(c.BaseAbsorb + c.MaxAbsorb)
}

func fortify(c *duel.Card) int {
	worth := int(c.DefenseBonus*c.BonusLength) / 20
	if c.AttackHimself {
		worth += int(c.HealthBonus)
	}
	return worth
}

func vanish(c *duel.Card) int { return int(c.ImmortalityLength) }

func heal(c *duel.Card) int {
	return int(c.BaseHealing+c.MaxHealing)/2 + int(c.HoTPower*c.BonusLength) + int(c.HealingBonus)
}

func cleanse(c *duel.Card) int {
	if !c.AttackHimself || !c.RemovingEffects {
		return 0
	}
	return 1
}

// lure lays a reactive card ready: the bait that invites the enemy to strike first.
func lure(c *duel.Card) int {
	if !c.ActivateByNextAttack {
		return 0
	}
	return 1
}

func nothing(*duel.Card) int { return 0 }

func anything(*duel.Card) int { return 1 }

// The three families of wishes, of which a turn can be made in any order.

func attack(c *duel.Card) int { return 2*strike(c) + 2*burn(c) + 4*stun(c) + 2*curse(c) + dispel(c) }
func defend(c *duel.Card) int { return block(c) + fortify(c) + vanish(c) + heal(c) + lure(c) }
func ready(c *duel.Card) int  { return boost(c) + cheapen(c) + refresh(c) + cleanse(c) }

// How a wish can be limited or turned round.

func least(w wish) wish {
	const most = 1000
	return func(c *duel.Card) int {
		if worth := w(c); worth > 0 {
			return max(most-worth, 1)
		}
		return 0
	}
}

func minor(w wish) wish {
	return func(c *duel.Card) int {
		if c.IsMajor {
			return 0
		}
		return w(c)
	}
}

func major(w wish) wish {
	return func(c *duel.Card) int {
		if !c.IsMajor {
			return 0
		}
		return w(c)
	}
}

// thrifty asks for much for little energy.
func thrifty(w wish) wish {
	const scale = 12
	return func(c *duel.Card) int {
		if c.IsMajor {
			return w(c) * scale
		}
		return w(c) * scale / (1 + int(c.Cost))
	}
}
