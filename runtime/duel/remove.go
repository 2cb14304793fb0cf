package duel

import "boardduels/runtime/game"

// removeEffects takes away what harms the own fighter, or what helps the opponent (rules, section 6). Shield, armed
// card and stun stay.
func (t *turn) removeEffects(user, target game.Seat) {
	if target == user {
		t.removeHarmful(target)
		return
	}
	t.removeUseful(target)
}

func (t *turn) removeHarmful(seat game.Seat) {
	f := &t.s.Fighters[seat]
	for i := range f.DoTCount {
		t.lost(EffectRemoved, seat, DoTEffect, f.DoTs[i].Power)
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
		t.removeRegen(seat)
	}
}

func (t *turn) removeUseful(seat game.Seat) {
	f := &t.s.Fighters[seat]
	if f.DefenceTime > 0 {
		t.drop(seat, DefenceEffect, EffectRemoved)
	}
	if f.ImmortalityTime > 0 {
		f.ImmortalityTime = 0
		t.lost(EffectRemoved, seat, ImmortalityEffect, 0)
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
		t.lost(EffectRemoved, seat, HoTEffect, f.HoT.Power)
		f.HoT = Periodic{}
	}
	if f.RegenBonus > 0 {
		t.removeRegen(seat)
	}
}

// removeRegen takes the regeneration bonus away.
func (t *turn) removeRegen(seat game.Seat) {
	f := &t.s.Fighters[seat]
	t.lost(EffectRemoved, seat, RegenBonusEffect, f.RegenBonus)
	f.RegenBonus = 0
}
