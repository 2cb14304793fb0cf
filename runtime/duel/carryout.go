package duel

import (
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// carryOut does what a rule of a seat's hero says, and notes how much it really did. Played is the card whose own play
// this is, or nil of a rule that was triggered.
func (t *turn) carryOut(seat game.Seat, r *ruling, event tally, played *Card) {
	t.emitEvent(Event{Kind: RuleFired, Seat: seat, Card: r.line, Rule: r.number})
	n, to := t.value(seat, r, event), whom(seat, r.To)
	t.done = 0
	switch r.Do {
	case rule.Damage:
		t.hit(seat, to, r, n, played)
	case rule.Heal:
		if played != nil && n > 0 {
			n += t.s.Fighters[seat].HealingBonus
		}
		if t.done = t.heal(to, n); t.done > 0 || played != nil {
			t.emit(Healed, to, NoCard, t.done)
		}
	case rule.RaiseShield:
		t.done = t.shield(to, n, played != nil)
	case rule.Unshield:
		t.done = t.unshield(to, n)
	case rule.GiveEnergy:
		t.done = abs(t.giveEnergy(to, n))
	case rule.Draw:
		t.done = t.drawBy(to, n, r)
	case rule.Discard, rule.UseUp:
		t.done = t.fromHand(to, n, r)
	case rule.Recover:
		t.done = t.recover(to, n, r)
	case rule.Create:
		t.done = t.create(to, n, r)
	case rule.Show:
		t.done = t.show(to, n)
	case rule.AddCounter:
		t.done = abs(t.setCounter(to, r.counter, t.s.Ruled[to].Counters[r.counter]+n))
	case rule.Remove:
		t.done = t.removeEffects(seat, to)
	case rule.Disarm:
		t.done = t.disarm(to)
	case rule.CostNext:
		t.s.Fighters[to].CostNext, t.done = int8(n), abs(n)
		t.emit(NextCostSet, to, NoCard, n)
	case rule.Forbid:
		t.s.Ruled[to].Forbidden[r.Card], t.done = uint8(t.timer(to, true, r.For)), 1
		t.emitEvent(Event{Kind: CardsForbidden, Seat: to, Card: NoCard, Filter: r.Card, Time: r.For})
	default:
		t.done = abs(t.affect(to, r, n))
	}
}

// affect gives a fighter an effect of those that cards give without rules, and returns its amount.
func (t *turn) affect(to game.Seat, r *ruling, n int16) int16 {
	if r.Do == rule.Immortal {
		t.set(to, ImmortalityEffect, 0, r.For)
		return 1
	}
	if n == 0 {
		return 0
	}
	switch r.Do {
	case rule.OverTime:
		t.addDoT(to, Periodic{Power: n, Time: r.For})
	case rule.HealOverTime:
		t.setHoT(to, Periodic{Power: n, Time: r.For})
	case rule.Stun:
		t.set(to, StunEffect, 0, n)
	case rule.Regen:
		return t.addRegen(to, n)
	case rule.MaxHP:
		t.setMaxHP(to, n, r.For)
	default:
		t.set(to, given[r.Do], n, r.For)
	}
	return n
}

// given are the effects with an amount and a time that rules give.
var given = [rule.EffectCount]Effect{
	rule.Defend: DefenceEffect, rule.DamageBonus: DamageBonusEffect, rule.CostBonus: CostsModifierEffect, rule.HealBonus: HealingBonusEffect,
}

// hit deals the damage of a rule, as often as it strikes.
func (t *turn) hit(seat, to game.Seat, r *ruling, n int16, played *Card) {
	if n == 0 && played == nil {
		return
	}
	done := int16(0)
	for range r.Hits {
		done += t.strike(seat, to, n, blow{
			pierces: r.Pierce || played != nil && played.IgnoreDefense, gentle: r.gentle, ofCard: played != nil,
		})
		if t.s.Winner != game.Nobody {
			return
		}
	}
	t.done = done
}

// unshield takes shield from a fighter, and returns how much.
func (t *turn) unshield(seat game.Seat, amount int16) int16 {
	f := &t.s.Fighters[seat]
	taken := min(amount, f.Shield)
	if taken == 0 {
		return 0
	}
	f.Shield -= taken
	t.emit(ShieldTaken, seat, NoCard, taken)
	if f.Shield == 0 {
		t.tell(rule.ShieldBroken, seat, taken, 1)
	}
	return taken
}

// giveEnergy gives a fighter energy, or takes it, and returns how much.
func (t *turn) giveEnergy(seat game.Seat, amount int16) int16 {
	f := &t.s.Fighters[seat]
	ep := min(max(f.EP+amount, 0), t.d.heroes[seat].EP)
	given := ep - f.EP
	if f.EP = ep; given != 0 {
		t.emit(EnergyGained, seat, NoCard, given)
	}
	return given
}

// disarm puts a fighter's armed card back into its deck, and returns 1 if there was one.
func (t *turn) disarm(seat game.Seat) int16 {
	f := &t.s.Fighters[seat]
	if f.Armed == NoCard {
		return 0
	}
	card := f.Armed
	f.Armed, f.ArmedPower = NoCard, 0
	t.emit(CardReturned, seat, card, 0)
	t.layInto(seat, card)
	return 1
}

func abs(n int16) int16 { return max(n, -n) }
