package duel

import "boardduels/runtime/game"

// power returns the strength of one part of a card between its base and its maximum (rules, section 4).
func (t *turn) power(user game.Seat, c *Card, base, top, bonus int16) int16 {
	if top <= base {
		return base
	}
	if !c.IncreaseByCost && !c.IncreaseByHPLost {
		return base + int16(t.chance(user, int(top-base)+1))
	}
	return min(t.withHPLost(user, c, base, top)+bonus, top)
}

// chance draws a number below a limit for a fighter's card.
func (t *turn) chance(user game.Seat, limit int) int {
	if t.luck != nil {
		return t.luck.below(limit)
	}
	return t.s.streams[powerStream+int(user)].Below(limit)
}

// withHPLost returns the strength of one part of a card before energy adds to it: the base, raised by the share of hp
// that the user has lost if the card grows with it.
func (t *turn) withHPLost(user game.Seat, c *Card, base, top int16) int16 {
	if !c.IncreaseByHPLost {
		return base
	}
	f := &t.s.Fighters[user]
	full := t.d.MaxHP(f, user)
	return base + (top-base)*(full-f.HP)/full
}

// damage deals the direct damage of a card (rules, section 4). A card never kills its own user, and the user's bonus
// doesn't make it hurt itself more.
func (t *turn) damage(user, target game.Seat, c *Card, bonus int16) {
	raw := t.power(user, c, c.BaseDamage, c.MaxDamage, bonus)
	if target != user {
		raw = max(raw+t.s.Fighters[user].DamageBonus, 0)
	}
	if !c.IgnoreDefense {
		raw = t.defend(target, raw)
	}
	floor := int16(0)
	if c.IsNotFatal || target == user || t.s.Fighters[target].ImmortalityTime > 0 {
		floor = 1
	}
	lost := t.lose(target, raw, floor)
	t.emit(Event{Kind: DamageTaken, Seat: target, Card: NoCard, Amount: lost})
	if lost < raw && t.s.Fighters[target].HP > 0 {
		t.emit(Event{Kind: DeathPrevented, Seat: target, Card: NoCard})
	}
	t.checkDeath(target)
}

// defend returns what of raw damage passes a fighter's defence and shield.
func (t *turn) defend(target game.Seat, raw int16) int16 {
	f := &t.s.Fighters[target]
	if kept := raw * f.Defence / 100; kept > 0 {
		raw -= kept
		t.emit(Event{Kind: DamageDefended, Seat: target, Card: NoCard, Amount: kept})
	}
	if absorbed := min(raw, f.Shield); absorbed > 0 {
		raw -= absorbed
		f.Shield -= absorbed
		t.emit(Event{Kind: DamageAbsorbed, Seat: target, Card: NoCard, Amount: absorbed})
	}
	return raw
}

// shield adds to what a fighter's shield absorbs.
func (t *turn) shield(seat game.Seat, amount int16) {
	f := &t.s.Fighters[seat]
	gained := min(amount, MaxShield-f.Shield)
	f.Shield += gained
	t.emit(Event{Kind: ShieldGained, Seat: seat, Card: NoCard, Amount: gained})
}

// heal gives hp back, never above the maximum, and returns how much.
func (t *turn) heal(seat game.Seat, amount int16) int16 {
	f := &t.s.Fighters[seat]
	healed := min(amount, t.d.MaxHP(f, seat)-f.HP)
	f.HP += healed
	return healed
}
