package duel

import (
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// removeEffects takes away what harms the own fighter, or what helps the opponent (rules, section 6), and returns how
// much that was. Shield, armed card and stun stay.
func (t *turn) removeEffects(user, target game.Seat) (removed int16) {
	own := target == user
	if t.s.Fighters[target].isAffected() {
		removed = t.removeLasting(target, own)
	}
	if !t.d.IsClassic() {
		removed += t.removeCounters(target, own)
		if own {
			removed += t.removeBars(target)
		}
	}
	return removed
}

// removeLasting takes away the effects that harm a fighter, or those that help it, and returns how many there were.
func (t *turn) removeLasting(seat game.Seat, harmful bool) (removed int16) {
	f := &t.s.Fighters[seat]
	for effect := range EffectCount {
		switch value, time := f.At(effect); {
		case effect == DoTEffect && harmful:
			removed += f.DoTCount
			t.removeDoTs(seat)
		case effect == HoTEffect && !harmful && f.HoT.Time > 0:
			removed++
			t.lost(EffectRemoved, seat, HoTEffect, f.HoT.Power)
			f.HoT = Periodic{}
		case isThere(value, time) && !lastings[effect].Stays && effect.Harms(amountAt(value)) == harmful:
			removed++
			t.drop(seat, effect, EffectRemoved)
		}
	}
	return removed
}

// removeCounters takes away the counters that harm, or those that help, and returns how many there were.
func (t *turn) removeCounters(seat game.Seat, harmful bool) (removed int16) {
	for i, value := range t.s.Ruled[seat].Counters {
		if value > 0 && t.d.numbers.Counters[i].Harms == harmful {
			removed++
			t.setCounter(seat, int8(i), 0)
		}
	}
	return removed
}

// removeBars takes away what keeps a fighter from its cards, and returns how much that was.
func (t *turn) removeBars(seat game.Seat) (removed int16) {
	f := &t.s.Fighters[seat]
	for filter, turns := range t.s.Ruled[seat].Forbidden {
		if turns > 0 {
			removed++
			t.allow(seat, rule.Filter(filter))
		}
	}
	if f.CostNext > 0 {
		removed++
		f.CostNext = 0
		t.emit(NextCostSet, seat, NoCard, 0)
	}
	return removed
}

// allow ends that a fighter can't play some cards.
func (t *turn) allow(seat game.Seat, filter rule.Filter) {
	t.s.Ruled[seat].Forbidden[filter] = 0
	t.emitEvent(Event{Kind: CardsAllowed, Seat: seat, Card: NoCard, Filter: filter})
}

func (t *turn) removeDoTs(seat game.Seat) {
	f := &t.s.Fighters[seat]
	for i := range f.DoTCount {
		t.lost(EffectRemoved, seat, DoTEffect, f.DoTs[i].Power)
	}
	clear(f.DoTs[:])
	f.DoTCount = 0
}
