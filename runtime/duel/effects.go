package duel

import "boardduels/runtime/game"

// The limits of effects (thesis, Table 2.2).
const (
	maxPeriodic   = 10
	maxRegenBonus = 3
	minMaxHPBonus = -5
)

// timed returns the value and the time of a timed effect of a fighter.
func (f *Fighter) timed(effect Effect) (value, time *int16) {
	switch effect {
	case DefenceEffect:
		return &f.Defence, &f.DefenceTime
	case DamageBonusEffect:
		return &f.DamageBonus, &f.DamageBonusTime
	case CostsModifierEffect:
		return &f.CostsModifier, &f.CostsModifierTime
	case MaxHPBonusEffect:
		return &f.MaxHPBonus, &f.MaxHPBonusTime
	case HealingBonusEffect:
		return &f.HealingBonus, &f.HealingBonusTime
	}
	panic("duel: an effect without value and time")
}

func (t *turn) gained(seat game.Seat, effect Effect, amount, time int16) {
	t.emit(Event{Kind: EffectGained, Effect: effect, Seat: seat, Card: NoCard, Amount: amount, Time: time})
}

// lost reports that an effect ended or was removed, with the amount that it had.
func (t *turn) lost(kind EventKind, seat game.Seat, effect Effect, amount int16) {
	t.emit(Event{Kind: kind, Effect: effect, Seat: seat, Card: NoCard, Amount: amount})
}

// timer returns where the time of a new effect starts so that it covers length full rounds: one higher where it falls
// for the first time before a round has passed. That is the case for what a reaction brings, and for a stun of one's
// own.
func (t *turn) timer(seat game.Seat, harmful bool, length int16) int16 {
	if harmful == (seat == t.s.Mover) {
		return length + 1
	}
	return length
}

// set gives a fighter a timed effect in place of the one of its kind that it had.
func (t *turn) set(seat game.Seat, effect Effect, amount, length int16) {
	if length == 0 {
		return
	}
	harmful := (amount < 0) != (effect == CostsModifierEffect)
	value, time := t.s.Fighters[seat].timed(effect)
	*value, *time = amount, t.timer(seat, harmful, length)
	t.gained(seat, effect, amount, length)
}

// setMaxHP sets the bonus on the maximum of hp; hp rises with it, and is cut with it.
func (t *turn) setMaxHP(seat game.Seat, amount, length int16) {
	if length == 0 {
		return
	}
	amount = max(amount, minMaxHPBonus)
	f := &t.s.Fighters[seat]
	f.MaxHPBonus, f.MaxHPBonusTime = amount, t.timer(seat, amount < 0, length)
	before := f.HP
	f.HP = min(f.HP+max(amount, 0), t.d.MaxHP(f, seat))
	t.emit(Event{Kind: EffectGained, Effect: MaxHPBonusEffect, Seat: seat, Card: NoCard, Amount: amount, Time: length, HP: f.HP - before})
}

// stun keeps a fighter from playing.
func (t *turn) stun(seat game.Seat, length int16) {
	t.s.Fighters[seat].StunTime = t.timer(seat, true, length)
	t.gained(seat, StunEffect, 0, length)
}

// immortalise keeps a fighter's hp from falling below 1.
func (t *turn) immortalise(seat game.Seat, length int16) {
	t.s.Fighters[seat].ImmortalityTime = t.timer(seat, false, length)
	t.gained(seat, ImmortalityEffect, 0, length)
}

// addRegen adds to the regeneration bonus, which has no timer.
func (t *turn) addRegen(seat game.Seat, amount int16) {
	f := &t.s.Fighters[seat]
	before := f.RegenBonus
	f.RegenBonus = min(max(before+amount, -maxRegenBonus), maxRegenBonus)
	t.gained(seat, RegenBonusEffect, f.RegenBonus-before, 0)
}

// addDoT adds a DoT; where there are as many as there can be, the oldest gives way.
func (t *turn) addDoT(seat game.Seat, dot Periodic) {
	if dot.Time == 0 {
		return
	}
	f := &t.s.Fighters[seat]
	if f.DoTCount == MaxDoTs {
		t.lost(EffectRemoved, seat, DoTEffect, f.DoTs[0].Power)
		copy(f.DoTs[:], f.DoTs[1:])
		f.DoTCount--
	}
	f.DoTs[f.DoTCount] = dot
	f.DoTCount++
	t.gained(seat, DoTEffect, dot.Power, dot.Time)
}

// drop takes a fighter's effect away and reports it as ended or removed.
func (t *turn) drop(seat game.Seat, effect Effect, kind EventKind) {
	f := &t.s.Fighters[seat]
	value, time := f.timed(effect)
	amount, hp := *value, f.HP
	*value, *time = 0, 0
	f.HP = min(hp, t.d.MaxHP(f, seat))
	t.emit(Event{Kind: kind, Effect: effect, Seat: seat, Card: NoCard, Amount: amount, HP: f.HP - hp})
}

// tick takes a round from a timed effect.
func (t *turn) tick(seat game.Seat, effect Effect) {
	_, time := t.s.Fighters[seat].timed(effect)
	if *time--; *time == 0 {
		t.drop(seat, effect, EffectEnded)
	}
}

// tickUseful takes a round from the timers of what helps a fighter; its turn begins.
func (t *turn) tickUseful(seat game.Seat) {
	f := &t.s.Fighters[seat]
	if f.DefenceTime > 0 {
		t.tick(seat, DefenceEffect)
	}
	if f.ImmortalityTime > 0 {
		t.tickPlain(seat, ImmortalityEffect, &f.ImmortalityTime)
	}
	if f.DamageBonus > 0 {
		t.tick(seat, DamageBonusEffect)
	}
	if f.CostsModifier < 0 {
		t.tick(seat, CostsModifierEffect)
	}
	if f.HealingBonusTime > 0 {
		t.tick(seat, HealingBonusEffect)
	}
	if f.MaxHPBonus > 0 {
		t.tick(seat, MaxHPBonusEffect)
	}
}

// tickHarmful takes a round from the timers of what harms a fighter; its turn ends.
func (t *turn) tickHarmful(seat game.Seat) {
	f := &t.s.Fighters[seat]
	if f.StunTime > 0 {
		t.tickPlain(seat, StunEffect, &f.StunTime)
	}
	if f.DamageBonus < 0 {
		t.tick(seat, DamageBonusEffect)
	}
	if f.CostsModifier > 0 {
		t.tick(seat, CostsModifierEffect)
	}
	if f.MaxHPBonus < 0 {
		t.tick(seat, MaxHPBonusEffect)
	}
}

// tickPlain takes a round from an effect that is nothing but a time.
func (t *turn) tickPlain(seat game.Seat, effect Effect, time *int16) {
	if *time--; *time == 0 {
		t.lost(EffectEnded, seat, effect, 0)
	}
}

// tickHoT lets the HoT heal.
func (t *turn) tickHoT(seat game.Seat) {
	f := &t.s.Fighters[seat]
	if f.HoT.Time == 0 {
		return
	}
	power := f.HoT.Power
	if healed := t.heal(seat, power+f.HealingBonus); healed > 0 {
		t.emit(Event{Kind: HoTHealed, Seat: seat, Card: NoCard, Amount: healed})
	}
	if f.HoT.pass(); f.HoT.Time == 0 {
		f.HoT = Periodic{}
		t.lost(EffectEnded, seat, HoTEffect, power)
	}
}

// tickDoTs lets each DoT hurt, the oldest first, until one kills.
func (t *turn) tickDoTs(seat game.Seat) {
	f := &t.s.Fighters[seat]
	left := int16(0)
	for i := range f.DoTCount {
		dot := f.DoTs[i]
		if f.HP > 0 {
			t.tickDoT(seat, &dot)
		}
		if dot.Time > 0 {
			f.DoTs[left] = dot
			left++
		}
	}
	clear(f.DoTs[left:])
	f.DoTCount = left
	t.checkDeath(seat)
}

// tickDoT lets a DoT hurt. Defence and shield don't help; immortality stops the kill.
func (t *turn) tickDoT(seat game.Seat, dot *Periodic) {
	power := dot.Power
	lost := t.lose(seat, power, min(t.s.Fighters[seat].ImmortalityTime, 1))
	if lost > 0 {
		t.emit(Event{Kind: DoTHurt, Seat: seat, Card: NoCard, Amount: lost})
	}
	if lost < power && t.s.Fighters[seat].HP > 0 {
		t.emit(Event{Kind: DeathPrevented, Seat: seat, Card: NoCard})
	}
	if dot.pass(); dot.Time == 0 {
		t.lost(EffectEnded, seat, DoTEffect, power)
	}
}

// pass changes a periodic effect after a round in which it worked.
func (p *Periodic) pass() {
	p.Power = min(max(p.Power+p.Increase, 0), maxPeriodic)
	p.Time--
}
