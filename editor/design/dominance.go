package design

import "boardduels/runtime/duel"

// Dominates reports whether a card does all that another one does and more, and costs no more: carried out in the same
// situation and with the same luck, it leaves its user no worse in hp, energy, shield and effects, and the opponent no
// better. That less hp can be more, for cards that grow with lost hp, isn't counted.
//
// More isn't better everywhere, so these must be alike: kinds of timed effects, as a new one takes the place of what
// was there; the length of a DoT, as a sixth displaces the oldest; damage, as it sets off armed cards; whether damage
// passes the shield, as it then leaves the shield as it is.
func Dominates(a, b duel.Card) bool {
	return dominates(normal(a), normal(b))
}

// Twins reports whether two cards do the same for the same price.
func Twins(a, b duel.Card) bool { return normal(a) == normal(b) }

// dominates is Dominates of normal forms.
func dominates(a, b duel.Card) bool {
	return a != b && shapeOf(&a) == shapeOf(&b) && isNoWorse(&a, &b)
}

// normal returns a card without what has no effect in it, so that cards that do the same are the same.
func normal(c duel.Card) duel.Card {
	c.ID, c.Name = "", ""
	if c.IsMajor {
		c.Cost = 0
	}
	if c.BonusLength == 0 {
		c.DefenseBonus, c.HealthBonus, c.DamageBonus, c.CostBonus, c.HealingBonus, c.DoTPower, c.HoTPower = 0, 0, 0, 0, 0, 0, 0
	}
	if !lasts(&c) {
		c.BonusLength = 0
	}
	if c.DoTPower == 0 && c.HoTPower == 0 || c.BonusLength < 2 {
		c.EffectIncreasing = 0
	}
	if widest(&c) == 0 {
		c.IncreaseByCost, c.IncreaseByHPLost = false, false
	}
	if !aims(&c) {
		c.AttackHimself = false
	}
	if !c.Damages() {
		c.IgnoreDefense, c.IsNotFatal = false, false
	}
	if c.AttackHimself {
		c.IsNotFatal = false // it never kills its user
	} else {
		c.HealthBonus = min(c.HealthBonus, mostHPTaken)
	}
	return c
}

// mostHPTaken is by how much the opponent's most hp can be lowered.
const mostHPTaken = 5

// lasts reports whether a card has a size of something that works for bonus_length rounds.
func lasts(c *duel.Card) bool {
	return c.DefenseBonus != 0 || c.HealthBonus != 0 || c.DamageBonus != 0 || c.CostBonus != 0 || c.HealingBonus != 0 ||
		c.DoTPower != 0 || c.HoTPower != 0
}

// aims reports whether a card has a part that goes to its target.
func aims(c *duel.Card) bool {
	return c.Damages() || c.DoTPower != 0 || c.StunTime != 0 || c.DamageBonus != 0 || c.CostBonus != 0 || c.RegenBonus != 0 ||
		c.HealthBonus != 0 || c.RemovingEffects
}

// widest returns the most power that a part of a card can gain over its base.
func widest(c *duel.Card) int16 {
	return max(c.MaxDamage-c.BaseDamage, c.MaxHealing-c.BaseHealing, c.MaxAbsorb-c.BaseAbsorb, 0)
}

// shape is what cards of which one dominates the other have in common.
type shape struct {
	major, reactive, himself, byCost, byHPLost, ignores                           bool
	damages, dot, stun, damage, costs, health, hot, defence, healing, immortality bool
	dotLength                                                                     int16
}

// shapeOf returns the shape of a normal form.
func shapeOf(c *duel.Card) shape {
	s := shape{
		major: c.IsMajor, reactive: c.ActivateByNextAttack, himself: c.AttackHimself,
		byCost: c.IncreaseByCost, byHPLost: c.IncreaseByHPLost, ignores: c.IgnoreDefense,
		damages: c.Damages(), dot: c.DoTPower != 0, stun: c.StunTime != 0, damage: c.DamageBonus != 0, costs: c.CostBonus != 0,
		health: c.HealthBonus != 0, hot: c.HoTPower != 0, defence: c.DefenseBonus != 0, healing: c.HealingBonus != 0,
		immortality: c.ImmortalityLength != 0,
	}
	if s.dot {
		s.dotLength = c.BonusLength
	}
	return s
}

// isNoWorse reports whether no part of a normal form is worse than that of another one of the same shape.
func isNoWorse(a, b *duel.Card) bool {
	return a.Cost <= b.Cost &&
		(!a.IncreaseByCost || widest(a) <= widest(b)) && // which says how much energy it takes
		(b.IsNotFatal || !a.IsNotFatal) &&
		a.BaseHealing >= b.BaseHealing && a.MaxHealing >= b.MaxHealing &&
		a.BaseAbsorb >= b.BaseAbsorb && a.MaxAbsorb >= b.MaxAbsorb &&
		a.DefenseBonus >= b.DefenseBonus && a.HealthBonus >= b.HealthBonus && a.DamageBonus >= b.DamageBonus &&
		a.CostBonus <= b.CostBonus && a.HealingBonus >= b.HealingBonus && a.RegenBonus >= b.RegenBonus &&
		a.HoTPower >= b.HoTPower && (a.HoTPower == 0 || a.EffectIncreasing >= b.EffectIncreasing) &&
		a.BonusLength >= b.BonusLength && a.ImmortalityLength >= b.ImmortalityLength &&
		(a.RemovingEffects || !b.RemovingEffects) &&
		hitsNoWorse(a, b)
}

// hitsNoWorse reports whether what is the harder on its target the larger it is doesn't serve the user worse.
func hitsNoWorse(a, b *duel.Card) bool {
	if !a.AttackHimself {
		return isHarder(a, b)
	}
	grows := a.IncreaseByCost && a.MaxDamage > a.BaseDamage // who has more energy then hurts itself more
	return !grows && isHarder(b, a)
}

// isHarder reports whether a card's damage, DoT and stun are no less than those of another one.
func isHarder(a, b *duel.Card) bool {
	return a.BaseDamage >= b.BaseDamage && a.MaxDamage >= b.MaxDamage && a.StunTime >= b.StunTime &&
		a.DoTPower >= b.DoTPower && (a.DoTPower == 0 || a.EffectIncreasing >= b.EffectIncreasing)
}
