package design_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/editor/design"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/dueltest"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// unset are the numbers of a pack that sets none.
var unset = duel.Classic()

func strike(change func(*duel.Card)) duel.Card {
	c := duel.Card{ID: "strike", Cost: 2, BaseDamage: 3, MaxDamage: 3}
	change(&c)
	return c
}

func TestDominates(t *testing.T) {
	plain := strike(func(*duel.Card) {})
	for name, c := range map[string]struct {
		a, b duel.Card
		want bool
	}{
		"cheaper":                   {strike(func(c *duel.Card) { c.Cost = 1 }), plain, true},
		"the same":                  {plain, plain, false},
		"dearer":                    {plain, strike(func(c *duel.Card) { c.Cost = 1 }), false},
		"more damage":               {strike(func(c *duel.Card) { c.BaseDamage, c.MaxDamage = 4, 4 }), plain, true},
		"by luck as much or more":   {strike(func(c *duel.Card) { c.MaxDamage = 5 }), plain, true},
		"by luck less or more":      {strike(func(c *duel.Card) { c.BaseDamage, c.MaxDamage = 2, 5 }), plain, false},
		"more, and dearer":          {strike(func(c *duel.Card) { c.MaxDamage, c.Cost = 5, 3 }), plain, false},
		"heals besides":             {strike(func(c *duel.Card) { c.BaseHealing, c.MaxHealing = 1, 1 }), plain, true},
		"removes besides":           {strike(func(c *duel.Card) { c.RemovingEffects = true }), plain, true},
		"may kill":                  {plain, strike(func(c *duel.Card) { c.IsNotFatal = true }), true},
		"a major card's cost":       {strike(func(c *duel.Card) { c.IsMajor, c.Cost = true, 0 }), strike(func(c *duel.Card) { c.IsMajor, c.Cost = true, 3 }), false},
		"major is another kind":     {strike(func(c *duel.Card) { c.IsMajor = true }), plain, false},
		"an effect takes a place":   {strike(func(c *duel.Card) { c.HoTPower, c.BonusLength = 1, 2 }), plain, false},
		"a DoT displaces another":   {strike(func(c *duel.Card) { c.DoTPower, c.BonusLength = 1, 2 }), plain, false},
		"damage sets off reactions": {plain, duel.Card{Cost: 2, BaseHealing: 1, MaxHealing: 1}, false},
		"leaves the shield":         {strike(func(c *duel.Card) { c.IgnoreDefense = true }), plain, false},
		"hurts itself less":         {duel.Card{AttackHimself: true, BaseDamage: 1, MaxDamage: 1, DamageBonus: 2, BonusLength: 2}, duel.Card{AttackHimself: true, BaseDamage: 2, MaxDamage: 2, DamageBonus: 2, BonusLength: 2}, true},
		"hurts itself more":         {duel.Card{AttackHimself: true, BaseDamage: 3, MaxDamage: 3, DamageBonus: 2, BonusLength: 2}, duel.Card{AttackHimself: true, BaseDamage: 2, MaxDamage: 2, DamageBonus: 2, BonusLength: 2}, false},
		"takes less energy":         {duel.Card{IncreaseByCost: true, BaseAbsorb: 2, MaxAbsorb: 4}, duel.Card{IncreaseByCost: true, BaseAbsorb: 0, MaxAbsorb: 4}, true},
		"takes more energy":         {duel.Card{IncreaseByCost: true, BaseAbsorb: 2, MaxAbsorb: 9}, duel.Card{IncreaseByCost: true, BaseAbsorb: 2, MaxAbsorb: 4}, false},
	} {
		assert.Equal(t, c.want, design.Dominates(&unset, c.a, c.b), name)
	}
}

func TestTwinsDoTheSame(t *testing.T) {
	assert.True(t, design.Twins(strike(func(*duel.Card) {}), strike(func(c *duel.Card) { c.ID, c.BonusLength, c.IncreaseByCost = "other", 3, true })),
		"what has no effect doesn't count")
	assert.False(t, design.Twins(strike(func(*duel.Card) {}), strike(func(c *duel.Card) { c.IgnoreDefense = true })))
}

// Whoever has the dominating card in place of the dominated one, and plays the same otherwise, is at no moment worse
// off. No card in these duels grows with lost hp, and the enemy's cards are such that playing fewer of them is never
// better.
func TestADominatingCardNeverLoses(t *testing.T) {
	dominating := 0
	rapid.Check(t, func(t *rapid.T) {
		worse := dueltest.Card(t, dueltest.Real, "card")
		worse.IncreaseByHPLost = false
		for range 20 {
			better := improved(t, worse)
			if design.Dominates(&unset, better, worse) && sharesLuck(better, worse) && !hindersReaction(better, worse) {
				dominating++
				compare(t, better, worse, rapid.Uint64().Draw(t, "seed"))
			}
		}
	})
	require.Greater(t, dominating, 20, "the property is about something")
}

// hindersReaction reports whether two reactive cards differ in how much they keep the enemy from attacking: a card that
// isn't set off yet has done less so far.
func hindersReaction(a, b duel.Card) bool {
	hinders := func(c duel.Card) [4]int16 {
		return [4]int16{c.StunTime, c.RegenBonus, c.CostBonus, c.CostBonus * c.BonusLength}
	}
	return a.ActivateByNextAttack && hinders(a) != hinders(b)
}

// sharesLuck reports whether no part of one card meets the luck that another part of the other card meets: either the
// same parts draw lots, or no more than one part ever does.
func sharesLuck(a, b duel.Card) bool {
	draws := func(c *duel.Card) [3]bool {
		if !c.DrawsLots() {
			return [3]bool{}
		}
		return [3]bool{c.MaxDamage > c.BaseDamage, c.MaxHealing > c.BaseHealing, c.MaxAbsorb > c.BaseAbsorb}
	}
	both, parts := [2][3]bool{draws(&a), draws(&b)}, 0
	for i := range 3 {
		if both[0][i] || both[1][i] {
			parts++
		}
	}
	return both[0] == both[1] || parts <= 1
}

// improved returns a card with a few parts changed, most of them for the better.
func improved(t *rapid.T, c duel.Card) duel.Card {
	changes := []func(*duel.Card){
		func(c *duel.Card) { c.Cost = max(c.Cost-1, 0) },
		func(c *duel.Card) { c.Cost = min(c.Cost+1, 10) },
		func(c *duel.Card) { c.BaseDamage, c.MaxDamage = min(c.BaseDamage+1, 10), min(c.MaxDamage+1, 10) },
		func(c *duel.Card) { c.BaseDamage, c.MaxDamage = max(c.BaseDamage-1, 0), max(c.MaxDamage-1, 0) },
		func(c *duel.Card) { c.MaxDamage = min(c.MaxDamage+2, 10) },
		func(c *duel.Card) { c.BaseDamage = c.MaxDamage },
		func(c *duel.Card) { c.MaxHealing = min(c.MaxHealing+2, 20) },
		func(c *duel.Card) { c.MaxAbsorb = min(c.MaxAbsorb+1, 10) },
		func(c *duel.Card) { c.BaseAbsorb = c.MaxAbsorb },
		func(c *duel.Card) { c.IsNotFatal = false },
		func(c *duel.Card) { c.RemovingEffects = true },
		func(c *duel.Card) { c.IgnoreDefense = true },
		func(c *duel.Card) { c.DefenseBonus = min(c.DefenseBonus+20, 100) },
		func(c *duel.Card) { c.HealthBonus = min(c.HealthBonus+2, 10) },
		func(c *duel.Card) { c.DamageBonus = min(c.DamageBonus+1, 5) },
		func(c *duel.Card) { c.CostBonus = max(c.CostBonus-1, -5) },
		func(c *duel.Card) { c.HealingBonus = min(c.HealingBonus+1, 5) },
		func(c *duel.Card) { c.RegenBonus = min(c.RegenBonus+1, 3) },
		func(c *duel.Card) { c.DoTPower = min(c.DoTPower+1, 10) },
		func(c *duel.Card) { c.DoTPower = max(c.DoTPower-1, 0) },
		func(c *duel.Card) { c.HoTPower = min(c.HoTPower+1, 10) },
		func(c *duel.Card) { c.EffectIncreasing = min(c.EffectIncreasing+1, 3) },
		func(c *duel.Card) { c.BonusLength = min(c.BonusLength+1, duel.MaxTime) },
		func(c *duel.Card) { c.ImmortalityLength = min(c.ImmortalityLength+1, duel.MaxTime) },
		func(c *duel.Card) { c.StunTime = min(c.StunTime+1, 2) },
		func(c *duel.Card) { c.StunTime = max(c.StunTime-1, 0) },
	}
	for range rapid.IntRange(1, 3).Draw(t, "changes") {
		rapid.SampledFrom(changes).Draw(t, "change")(&c)
	}
	return c
}

// fixed returns a card of the decks in which a card is tried.
func fixed(id string, change func(*duel.Card)) duel.DeckLine {
	c := duel.Card{ID: id, Name: id}
	change(&c)
	return duel.DeckLine{Card: c, Copies: 2}
}

// tried is where [user] has the card to try.
const tried duel.CardIndex = 0

// asks reports whether a rule of a card depends on the situation: a better one may be worse for what the rule does.
func asks(c duel.Card) bool {
	return slices.ContainsFunc(c.Says.Rules.All(), func(r rule.Rule) bool { return r.If != rule.Always || r.Per != rule.None })
}

// user is a hero with a card to try among plain ones.
func user(card duel.Card) duel.Hero {
	return duel.Hero{ID: "user", HP: 30, EP: 6, Regen: 2, Deck: []duel.DeckLine{
		{Card: card, Copies: 2},
		fixed("mend", func(c *duel.Card) { c.HoTPower, c.BonusLength = 3, 2 }),
		fixed("stab", func(c *duel.Card) { c.Cost, c.BaseDamage, c.MaxDamage = 1, 3, 3 }),
		fixed("bandage", func(c *duel.Card) { c.Cost, c.BaseHealing, c.MaxHealing = 2, 4, 4 }),
		fixed("flow", func(c *duel.Card) { c.Cost, c.IncreaseByCost, c.BaseAbsorb, c.MaxAbsorb = 1, true, 1, 5 }),
		fixed("fury", func(c *duel.Card) { c.Cost, c.AttackHimself, c.DamageBonus, c.BonusLength = 1, true, 1, 2 }),
	}}
}

// enemy is a hero whose cards are free and do it good one by one.
func enemy() duel.Hero {
	return duel.Hero{ID: "enemy", HP: 30, EP: 6, Regen: 2, Deck: []duel.DeckLine{
		fixed("hit", func(c *duel.Card) { c.BaseDamage, c.MaxDamage = 4, 4 }),
		fixed("poison", func(c *duel.Card) { c.DoTPower, c.BonusLength = 1, 3 }),
		fixed("weaken", func(c *duel.Card) { c.DamageBonus, c.BonusLength = 1, 2 }),
		fixed("guard", func(c *duel.Card) { c.BaseAbsorb, c.MaxAbsorb = 3, 3 }),
		fixed("strip", func(c *duel.Card) { c.RemovingEffects = true }),
		fixed("rest", func(c *duel.Card) { c.BaseHealing, c.MaxHealing = 2, 2 }),
	}}
}

// compare plays a duel with the worse card by lot, and the same with the better one, and holds them side by side, up to
// the first time that the cards are played in situations that differ, where it matters to them.
func compare(t *rapid.T, better, worse duel.Card, seed uint64) {
	lesser, err := duel.New(user(worse), enemy())
	require.NoError(t, err)
	greater, err := duel.New(user(better), enemy())
	require.NoError(t, err)
	a, b := greater.Start(seed), lesser.Start(seed)
	lot := game.NewStream(seed, duel.Purposes)
	for b.Winner == game.Nobody && a.Winner == game.Nobody {
		legal := lesser.Legal(&b, nil)
		action := legal[lot.Below(len(legal))]
		if b.Mover == 0 && action.Card == tried && a != b && (asks(better) || asks(worse)) {
			return
		}
		require.NoError(t, lesser.Apply(&b, action, nil))
		if greater.Apply(&a, action, nil) != nil { // the enemy is stunned, or pays more
			require.Equal(t, game.Seat(1), a.Mover, "the user can do what it could")
		}
		us, them := [2]duel.Fighter{a.Fighters[0], a.Fighters[1]}, [2]duel.Fighter{b.Fighters[0], b.Fighters[1]}
		if a.Winner == 0 {
			return
		}
		if b.Winner == 1 {
			return // who loses with the worse card may lose with the better one
		}
		require.Equal(t, game.Nobody, b.Winner, "won with the worse card, and not with the better one")
		require.Equal(t, game.Nobody, a.Winner, "lost with the better card, and not with the worse one")
		require.GreaterOrEqual(t, us[0].HP, them[0].HP, "own hp")
		require.GreaterOrEqual(t, us[0].EP, them[0].EP, "own energy")
		require.GreaterOrEqual(t, us[0].Shield, them[0].Shield, "own shield")
		require.LessOrEqual(t, us[1].HP, them[1].HP, "enemy's hp")
		require.LessOrEqual(t, us[1].Shield, them[1].Shield, "enemy's shield")
	}
}
