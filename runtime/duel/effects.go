package duel

import "boardduels/runtime/game"

func (t *turn) gained(seat game.Seat, effect Effect, amount, time int16) {
	t.emitEvent(Event{Kind: EffectGained, Effect: effect, Seat: seat, Card: NoCard, Amount: amount, Time: time})
}

// lost reports that an effect ended or was removed, with the amount that it had.
func (t *turn) lost(kind EventKind, seat game.Seat, effect Effect, amount int16) {
	t.emitEvent(Event{Kind: kind, Effect: effect, Seat: seat, Card: NoCard, Amount: amount})
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

// set gives a fighter an effect in place of the one of its kind that it had. One that is nothing but a time has no
// amount.
func (t *turn) set(seat game.Seat, effect Effect, amount, length int16) {
	if length == 0 {
		return
	}
	value, time := t.s.Fighters[seat].At(effect)
	if value != nil {
		*value = amount
	}
	*time = t.timer(seat, effect.Harms(amount), length)
	t.gained(seat, effect, amount, length)
}

// setMaxHP sets the bonus on the maximum of hp; hp rises with it, and is cut with it.
func (t *turn) setMaxHP(seat game.Seat, amount, length int16) {
	if length == 0 {
		return
	}
	amount = max(amount, lastings[MaxHPBonusEffect].Min)
	f := &t.s.Fighters[seat]
	f.MaxHPBonus, f.MaxHPBonusTime = amount, t.timer(seat, amount < 0, length)
	before := f.HP
	f.HP = min(f.HP+max(amount, 0), t.d.MaxHP(f, seat))
	t.emitEvent(Event{Kind: EffectGained, Effect: MaxHPBonusEffect, Seat: seat, Card: NoCard, Amount: amount, Time: length, HP: f.HP - before})
}

// addRegen adds to the regeneration bonus, which has no timer, and returns by how much it changed.
func (t *turn) addRegen(seat game.Seat, amount int16) int16 {
	f := &t.s.Fighters[seat]
	before := f.RegenBonus
	f.RegenBonus = min(max(before+amount, lastings[RegenBonusEffect].Min), lastings[RegenBonusEffect].Max)
	t.gained(seat, RegenBonusEffect, f.RegenBonus-before, 0)
	return f.RegenBonus - before
}

// setHoT gives a fighter a HoT in place of the one that it had.
func (t *turn) setHoT(seat game.Seat, hot Periodic) {
	t.s.Fighters[seat].HoT = hot
	t.gained(seat, HoTEffect, hot.Power, hot.Time)
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
	value, time := f.At(effect)
	var amount int16
	if value != nil {
		amount, *value = *value, 0
	}
	if time != nil {
		*time = 0
	}
	hp := f.HP
	f.HP = min(hp, t.d.MaxHP(f, seat))
	t.emitEvent(Event{Kind: kind, Effect: effect, Seat: seat, Card: NoCard, Amount: amount, HP: f.HP - hp})
}

// tick takes a round from the timer of an effect.
func (t *turn) tick(seat game.Seat, effect Effect) {
	_, time := t.s.Fighters[seat].At(effect)
	if *time--; *time == 0 {
		t.drop(seat, effect, EffectEnded)
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
		t.emit(HoTHealed, seat, NoCard, healed)
	}
	if f.HoT.pass(); f.HoT.Time == 0 {
		f.HoT = Periodic{}
		t.lost(EffectEnded, seat, HoTEffect, power)
	}
}

// tickDoTs lets each DoT hurt, the oldest first, until one kills. They go on to hurt in a turn in which somebody is
// saved by having them removed.
func (t *turn) tickDoTs(seat game.Seat) {
	f := &t.s.Fighters[seat]
	if f.DoTCount == 0 {
		return
	}
	dots, at := f.DoTs, int16(0)
	for i := range f.DoTCount {
		dot := dots[i]
		power := dot.Power
		dot.pass()
		if f.DoTCount > 0 {
			at += f.replaceDoT(at, dot)
		}
		t.lose(seat, power, 0, DoTHurt)
		if dot.Time == 0 {
			t.lost(EffectEnded, seat, DoTEffect, power)
		}
		if f.HP == 0 {
			break
		}
	}
	t.checkDeath(seat)
}

// replaceDoT changes a DoT to what is left of it, and returns 1, or 0 if it is gone.
func (f *Fighter) replaceDoT(at int16, dot Periodic) int16 {
	if dot.Time > 0 {
		f.DoTs[at] = dot
		return 1
	}
	copy(f.DoTs[at:], f.DoTs[at+1:f.DoTCount])
	f.DoTCount--
	f.DoTs[f.DoTCount] = Periodic{}
	return 0
}

// pass changes a periodic effect after a round in which it worked.
func (p *Periodic) pass() {
	p.Power = min(max(p.Power+p.Increase, 0), lastings[DoTEffect].Max)
	p.Time--
}
