package duel

import "boardduels/runtime/game"

// removeEffects takes away what harms the own fighter, or what helps the opponent (rules, section 6). Shield, armed card
// and stun stay.
func (t *turn) removeEffects(user, target game.Seat) {
	if target == user {
		t.removeHarmful(target)
		return
	}
	t.removeUseful(target)
}

func (t *turn) removeHarmful(seat game.Seat) {
	f := &t.s.Fighters[seat]
	for range f.DoTCount {
		t.emit(Event{Kind: EffectRemoved, Effect: DoTEffect, Seat: seat, Card: NoCard})
	}
	clear(f.DoTs[:])
	f.DoTCount = 0
	if f.DamageBonus < 0 {
		t.drop(seat, DamageBonusEffect, EffectRemoved)
	}
	if f.CostsModifier > 0 {
		t.drop(seat, CostsModifierEffect, EffectRemoved)
	}
	if f.MaxHPBonus < 0 {
		t.drop(seat, MaxHPBonusEffect, EffectRemoved)
	}
	if f.RegenBonus < 0 {
		t.removePlain(seat, RegenBonusEffect, &f.RegenBonus)
	}
}

func (t *turn) removeUseful(seat game.Seat) {
	f := &t.s.Fighters[seat]
	if f.DefenceTime > 0 {
		t.drop(seat, DefenceEffect, EffectRemoved)
	}
	if f.ImmortalityTime > 0 {
		t.removePlain(seat, ImmortalityEffect, &f.ImmortalityTime)
	}
	if f.DamageBonus > 0 {
		t.drop(seat, DamageBonusEffect, EffectRemoved)
	}
	if f.CostsModifier < 0 {
		t.drop(seat, CostsModifierEffect, EffectRemoved)
	}
	if f.HealingBonusTime > 0 {
		t.drop(seat, HealingBonusEffect, EffectRemoved)
	}
	if f.MaxHPBonus > 0 {
		t.drop(seat, MaxHPBonusEffect, EffectRemoved)
	}
	if f.HoT.Time > 0 {
		f.HoT = Periodic{}
		t.emit(Event{Kind: EffectRemoved, Effect: HoTEffect, Seat: seat, Card: NoCard})
	}
	if f.RegenBonus > 0 {
		t.removePlain(seat, RegenBonusEffect, &f.RegenBonus)
	}
}

// removePlain takes away an effect that is nothing but one number.
func (t *turn) removePlain(seat game.Seat, effect Effect, number *int16) {
	*number = 0
	t.emit(Event{Kind: EffectRemoved, Effect: effect, Seat: seat, Card: NoCard})
}
