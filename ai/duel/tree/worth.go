package tree

import (
	"boardduels/ai/duel/material"
	"boardduels/runtime/duel"
)

// What a card can be worth.

// wins asks for the card that wins at once.
func wins(s *scene, i duel.CardIndex) int16 {
	if i != s.winning {
		return 0
	}
	return 1
}

// gain is what a card brings at once by all that it does, its rules included.
func gain(s *scene, i duel.CardIndex) int16 { return int16(s.modes.Gain(i) / material.HP) }

// byRules is what a card with rules brings at once, if it is one of the attacking kinds or if it isn't.
func (s *scene) byRules(i duel.CardIndex, attacks bool) int16 {
	if s.duel.Kind(s.seat, i).IsAttack() != attacks {
		return 0
	}
	return gain(s, i)
}

// damage is the hp that a card takes from the enemy at once.
func damage(s *scene, i duel.CardIndex) int16 { return s.hurt(s.card(i), s.blow(i)) }

// hurt is the hp that the blow of a card takes from the enemy.
func (s *scene) hurt(c *duel.Card, hurt int16) int16 {
	if !c.IgnoreDefense {
		hurt -= min(hurt, s.foe.Shield)
	}
	most := s.foe.HP
	if c.IsNotFatal || s.foe.ImmortalityTime > 0 {
		most--
	}
	return min(hurt, most)
}

// strike is what a card costs the enemy over time: damage, half of what the shield takes, DoT, stun and curses.
func strike(s *scene, i duel.CardIndex) int16 {
	c := s.card(i)
	if s.hasRules(i) {
		return s.byRules(i, true)
	}
	if c.AttackHimself || c.ActivateByNextAttack {
		return 0
	}
	const aLostTurn, aPointOfCost, aPointOfRegen = 4, 1, 4
	blow := s.blow(i)
	hurt := (s.hurt(c, blow) + blow + 1) / 2
	return hurt + total(c.DoTPower, c.BonusLength, c.EffectIncreasing) + aLostTurn*c.StunTime +
		(c.DamageBonus-aPointOfCost*c.CostBonus)*c.BonusLength + aPointOfRegen*c.RegenBonus + c.HealthBonus + s.dispelled(c)
}

// dispelled is what the effects are worth that a card takes from the enemy.
func (s *scene) dispelled(c *duel.Card) int16 {
	if !c.RemovingEffects {
		return 0
	}
	return max(s.foe.DamageBonus*s.foe.DamageBonusTime, 0) + s.foe.Defence*s.foe.DefenceTime/20 +
		total(s.foe.HoT.Power, s.foe.HoT.Time, s.foe.HoT.Increase)
}

// guard is the hp that a card saves or gives back.
func guard(s *scene, i duel.CardIndex) int16 {
	c := s.card(i)
	if s.hasRules(i) {
		return s.byRules(i, false)
	}
	if c.ActivateByNextAttack && s.me.Armed != duel.NoCard {
		return 0
	}
	const enoughShield, damageOfARound = 10, 5
	saved := min(s.power(i, c.BaseAbsorb, c.MaxAbsorb), max(enoughShield-s.me.Shield, 0))
	saved += max(c.DefenseBonus-s.me.Defence, 0) * damageOfARound * c.BonusLength / 100
	if c.ImmortalityLength > 0 && isNearDeath(s) {
		saved += 2 * damageOfARound * c.ImmortalityLength
	}
	healed := total(c.HoTPower, c.BonusLength, c.EffectIncreasing)
	if c.MaxHealing > 0 {
		healed += s.power(i, c.BaseHealing, c.MaxHealing) + s.me.HealingBonus
	}
	saved += min(healed, s.missingHP())
	if c.AttackHimself {
		saved += c.HealthBonus + s.cleansed(c) - c.BaseDamage
	}
	return saved
}

// cleansed is what the harmful effects are worth that a card takes off the own hero.
func (s *scene) cleansed(c *duel.Card) (worth int16) {
	if !c.RemovingEffects {
		return 0
	}
	for _, dot := range s.me.DoTs[:s.me.DoTCount] {
		worth += total(dot.Power, dot.Time, dot.Increase)
	}
	return worth + max(-s.me.DamageBonus*s.me.DamageBonusTime, 0) + max(s.me.CostsModifier*s.me.CostsModifierTime, 0)
}

// boost is what the bonuses that a card gives its user are worth with the cards in hand.
func boost(s *scene, i duel.CardIndex) int16 {
	c := s.card(i)
	if s.hasRules(i) {
		return 0
	}
	worth := 2 * c.HealingBonus
	if !c.AttackHimself {
		return worth
	}
	const aPointOfRegen = 4
	attacks, minors := s.others(i)
	if s.me.DamageBonusTime == 0 {
		worth += c.DamageBonus * (attacks + c.BonusLength - 1)
	}
	if s.me.CostsModifierTime == 0 {
		worth -= c.CostBonus * (minors + c.BonusLength - 1)
	}
	return worth + aPointOfRegen*c.RegenBonus - c.BaseDamage
}

// others counts the attacks and the minor cards in hand besides a card.
func (s *scene) others(card duel.CardIndex) (attacks, minors int16) {
	for _, i := range s.hand {
		c := s.card(i)
		if i != card && c.Damages() && !c.AttackHimself {
			attacks++
		}
		if i != card && !c.IsMajor {
			minors++
		}
	}
	return attacks, minors
}

// usefulMajor is the worth of a major card that pays off now. It comes only once, so it waits for that; in a full hand
// it is in the way.
func usefulMajor(s *scene, i duel.CardIndex) int16 {
	const payingOff = 4
	if !s.card(i).IsMajor {
		return 0
	}
	worth := max(strike(s, i), guard(s, i), boost(s, i))
	if s.me.HandCount < s.duel.Numbers().Hand {
		return worth - payingOff
	}
	return worth
}

// minor keeps the major cards back.
func minor(w worth) worth {
	return func(s *scene, i duel.CardIndex) int16 {
		if s.card(i).IsMajor {
			return 0
		}
		return w(s, i)
	}
}

// thrifty asks for much worth for little energy.
func thrifty(w worth) worth {
	w = minor(w)
	return func(s *scene, i duel.CardIndex) int16 {
		return w(s, i) * 4 / (1 + s.cost(i))
	}
}
