package duel

import "boardduels/runtime/game"

// removeEffects takes away what harms the own fighter, or what helps the opponent (rules, section 6). Shield, armed
// card and stun stay.
func (t *turn) removeEffects(user, target game.Seat) {
	f, own := &t.s.Fighters[target], target == user
	for effect := range EffectCount {
		switch value, _ := f.At(effect); {
		case effect == DoTEffect && own:
			t.removeDoTs(target)
		case effect == HoTEffect && !own && f.HoT.Time > 0:
			t.lost(EffectRemoved, target, HoTEffect, f.HoT.Power)
			f.HoT = Periodic{}
		case f.has(effect) && !lastings[effect].Stays && effect.Harms(amountAt(value)) == own:
			t.drop(target, effect, EffectRemoved)
		}
	}
}

func (t *turn) removeDoTs(seat game.Seat) {
	f := &t.s.Fighters[seat]
	for i := range f.DoTCount {
		t.lost(EffectRemoved, seat, DoTEffect, f.DoTs[i].Power)
	}
	clear(f.DoTs[:])
	f.DoTCount = 0
}
