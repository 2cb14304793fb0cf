package tree

import (
	"boardduels/ai/duel/material"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// scene is what the tree looks at: the fighters, and the own hand.
type scene struct {
	duel     *duel.Duel
	seat     game.Seat
	me, foe  *duel.Fighter
	hand     []duel.CardIndex
	playable []duel.Action  // the different plays that are possible now
	winning  duel.CardIndex // that wins by its rules, or NoCard
	modes    *material.Modes
}

func (s *scene) card(i duel.CardIndex) *duel.Card { return s.duel.Card(s.seat, i) }

// hasRules reports whether a card's fields don't tell all that it does.
func (s *scene) hasRules(i duel.CardIndex) bool { return s.duel.HasRules(s.seat, i) }

func (s *scene) cost(i duel.CardIndex) int16 { return s.duel.Cost(s.me, s.seat, i) }

func (s *scene) maxHP() int16 { return s.duel.MaxHP(s.me, s.seat) }

func (s *scene) missingHP() int16 { return s.maxHP() - s.me.HP }

// power is what a part of a card between base and top amounts to, on average where chance decides (rules, section 4).
func (s *scene) power(i duel.CardIndex, base, top int16) int16 {
	c := s.card(i)
	switch {
	case top <= base:
		return base
	case !c.IncreaseByCost && !c.IncreaseByHPLost:
		return (base + top) / 2
	}
	strength := base
	if c.IncreaseByCost {
		strength += 2 * max(s.me.EP-s.cost(i), 0)
	}
	if c.IncreaseByHPLost {
		strength += (top - base) * s.missingHP() / s.maxHP()
	}
	return min(strength, top)
}

// blow is the damage that a card does to the enemy before its shield.
func (s *scene) blow(i duel.CardIndex) int16 {
	c := s.card(i)
	if !c.Damages() || c.AttackHimself || c.ActivateByNextAttack {
		return 0
	}
	raw := max(s.power(i, c.BaseDamage, c.MaxDamage)+s.me.DamageBonus, 0)
	if !c.IgnoreDefense {
		raw -= raw * s.foe.Defence / 100
	}
	return raw
}

// total is what a periodic effect amounts to over its rounds.
func total(power, rounds, increase int16) (sum int16) {
	for range rounds {
		sum += max(power, 0)
		power += increase
	}
	return sum
}
