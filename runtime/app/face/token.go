package face

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/look"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
)

// token is a thing that a card does, as a symbol and a number; "" if it has none.
type token struct {
	symbol fyne.Resource
	number string
}

// mostTokens is how many things a small card tells; the others stand on it when it is shown large.
const mostTokens = 4

// tokens returns what a card does, what counts most first.
func (c *Card) tokens(t *i18n.Translator) (list []token) {
	add := func(is bool, symbol fyne.Resource, number string) {
		if is && len(list) < mostTokens {
			list = append(list, token{symbol, number})
		}
	}
	r, bonus := &c.Rules, c.Bonuses
	strikes := "attack"
	if r.AttackHimself {
		strikes, bonus.Damage = "hurt", 0
	}
	add(r.Damages(), look.Symbol(strikes), rulestext.Span(max(r.BaseDamage+bonus.Damage, 0), max(r.MaxDamage+bonus.Damage, 0)))
	add(r.Damages() && r.IgnoreDefense, look.Symbol("ignore_defense"), "")
	add(r.MaxAbsorb > 0, look.Symbol("shield"), rulestext.Span(r.BaseAbsorb, r.MaxAbsorb))
	add(r.MaxHealing > 0, look.Symbol("healing"), rulestext.Span(r.BaseHealing+bonus.Healing, r.MaxHealing+bonus.Healing))
	add(r.DoTPower > 0 && r.BonusLength > 0, look.Symbol("dot"), rulestext.InSigns(t, duel.Periodic{Power: r.DoTPower, Time: r.BonusLength, Increase: r.EffectIncreasing}, 0))
	add(r.HoTPower > 0 && r.BonusLength > 0, look.Symbol("hot"), rulestext.InSigns(t, duel.Periodic{Power: r.HoTPower, Time: r.BonusLength, Increase: r.EffectIncreasing}, bonus.Healing))
	add(r.StunTime > 0, look.Symbol("stun"), fmt.Sprint(r.StunTime))
	add(r.RemovingEffects, look.Symbol("removing_effects"), "")
	for _, p := range duel.Parts {
		if p.Words.Sign != "" {
			add(p.IsIn(r), look.Symbol(p.Words.Sign), "")
		}
	}
	for _, e := range c.effects() {
		add(true, look.EffectSymbol(e.effect, e.amount), rulestext.Badge(e.effect, e.amount))
	}
	for _, r := range c.ruleTokens() {
		add(true, r.symbol, r.number)
	}
	return list
}

type lasting struct {
	effect duel.Effect
	amount int16
}

// first are the effects whose signs go before those of others.
var first = []duel.Effect{
	duel.DamageBonusEffect, duel.MaxHPBonusEffect, duel.RegenBonusEffect, duel.CostsModifierEffect, duel.DefenceEffect, duel.HealingBonusEffect,
}

// effects returns the bonuses that a card brings to whom it is aimed at, and to the own hero.
func (c *Card) effects() (list []lasting) {
	r := &c.Rules
	for _, p := range duel.Parts {
		isBonus := p.Gives != duel.NoEffect && !p.Gives.Lasting().Periodic && !p.Gives.IsTime()
		if isBonus && p.IsIn(r) && (r.BonusLength > 0 || !p.Timed) {
			list = append(list, lasting{p.Gives, p.Amount(r)})
		}
	}
	slices.SortStableFunc(list, func(a, b lasting) int { return rank(a.effect) - rank(b.effect) })
	return list
}

func rank(e duel.Effect) int {
	if i := slices.Index(first, e); i >= 0 {
		return i
	}
	return len(first)
}
