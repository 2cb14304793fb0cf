package look

import (
	"fyne.io/fyne/v2"

	"boardduels/runtime/duel/rule"
)

// ruleSigns are the drawings of what rules do.
var ruleSigns = [rule.EffectCount]string{
	rule.Damage: "attack", rule.Heal: "healing", rule.RaiseShield: "shield", rule.Unshield: "cracked", rule.GiveEnergy: "ep",
	rule.Draw: "hand", rule.Discard: "deck", rule.UseUp: "lethal", rule.Recover: "end_turn", rule.Create: "staff", rule.Show: "foreseen",
	rule.AddCounter: "coin", rule.OverTime: "dot", rule.HealOverTime: "hot", rule.Defend: "defence",
	rule.DamageBonus: "damage_bonus_up", rule.CostBonus: "costs_modifier_up", rule.HealBonus: "healing_bonus", rule.MaxHP: "max_hp_bonus",
	rule.Immortal: "immortality", rule.Regen: "regen_bonus", rule.Stun: "stun", rule.CostNext: "costs_modifier_up", rule.Forbid: "sealed",
	rule.Remove: "removing_effects", rule.Disarm: "fallen",
}

// lessSigns are the drawings of what has another one with an amount below 0.
var lessSigns = map[rule.Effect]string{
	rule.DamageBonus: "damage_bonus_down", rule.CostBonus: "costs_modifier_down", rule.CostNext: "costs_modifier_down",
}

// RuleSymbol returns the drawing of what a rule does with an amount.
func RuleSymbol(do rule.Effect, amount int16) fyne.Resource {
	if less, is := lessSigns[do]; is && amount < 0 {
		return Symbol(less)
	}
	return Symbol(ruleSigns[do])
}

// Counters are drawn as what they do at their time, or as what they change at all times.
var (
	doingSigns = map[rule.Does]string{
		rule.DoesDamage: "dot", rule.DoesHeal: "hot", rule.DoesShield: "shield", rule.DoesEnergy: "regen_bonus", rule.DoesDraw: "hand",
		rule.DoesBack: "ignore_defense",
	}
	addingSigns = map[rule.Adds]string{
		rule.AddsNothing: "coin", rule.AddsDamage: "damage_bonus_up", rule.AddsLessDamage: "damage_bonus_down", rule.AddsTaken: "hurt",
		rule.AddsLessTaken: "defence", rule.AddsShield: "shield", rule.AddsLessShield: "cracked",
	}
)

// CounterSymbol returns the drawing of a counter.
func CounterSymbol(c *rule.Counter) fyne.Resource {
	if sign, is := doingSigns[c.Does]; is {
		return Symbol(sign)
	}
	return Symbol(addingSigns[c.Adds])
}
