package duel

import (
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

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

// damage deals the direct damage of a card (rules, section 4), and returns the hp that it took.
func (t *turn) damage(user, target game.Seat, c *Card, bonus int16) int16 {
	raw := t.power(user, c, c.BaseDamage, c.MaxDamage, bonus)
	return t.strike(user, target, raw, blow{pierces: c.IgnoreDefense, gentle: c.IsNotFatal, ofCard: true})
}

// blow is what there is to know of a hit besides its damage.
type blow struct {
	pierces bool // defence and shield
	gentle  bool // leaves its target at least 1 hp
	ofCard  bool // is that of a card that is played, which bonuses add to
}

// strike deals the damage of a hit, and returns the hp that it took. A hit never kills who deals it, and bonuses don't
// make it hurt itself more.
func (t *turn) strike(source, target game.Seat, raw int16, b blow) int16 {
	if b.ofCard && target != source {
		raw += t.s.Fighters[source].DamageBonus
		if t.ledger != nil {
			raw += t.addedToBlow(source, target)
		}
		raw = max(raw, 0)
	}
	if !b.pierces {
		raw = t.defend(target, raw)
	}
	floor := int16(0)
	if b.gentle || target == source {
		floor = 1
	}
	lost := t.lose(target, raw, floor, DamageTaken)
	if t.ledger != nil && b.ofCard && target != source {
		t.tell(rule.Struck, target, lost, 1)
		t.tell(rule.Strikes, source, lost, 1)
	}
	t.checkDeath(target)
	return lost
}

// defend returns what of raw damage passes a fighter's defence and shield.
func (t *turn) defend(target game.Seat, raw int16) int16 {
	f := &t.s.Fighters[target]
	if kept := int16(int(raw) * int(f.Defence) / 100); kept > 0 {
		raw -= kept
		t.emit(DamageDefended, target, NoCard, kept)
	}
	if absorbed := min(raw, f.Shield); absorbed > 0 {
		raw -= absorbed
		f.Shield -= absorbed
		t.emit(DamageAbsorbed, target, NoCard, absorbed)
		if f.Shield == 0 {
			t.tell(rule.ShieldBroken, target, absorbed, 1)
		}
	}
	return raw
}

// shield adds to what a fighter's shield absorbs, and returns how much. Counters add to that of cards.
func (t *turn) shield(seat game.Seat, amount int16, ofCard bool) int16 {
	f := &t.s.Fighters[seat]
	if t.ledger != nil && ofCard {
		amount += t.addedToShield(seat)
	}
	gained := min(max(amount, 0), MaxShield-f.Shield)
	f.Shield += gained
	t.emit(ShieldGained, seat, NoCard, gained)
	return gained
}

// heal gives hp back, never above the maximum, and returns how much.
func (t *turn) heal(seat game.Seat, amount int16) int16 {
	f := &t.s.Fighters[seat]
	healed := min(amount, t.d.MaxHP(f, seat)-f.HP)
	f.HP += healed
	t.tell(rule.Healed, seat, healed, min(healed, 1))
	return healed
}
