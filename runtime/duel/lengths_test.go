package duel_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/runtime/duel"
)

// Rules, section 2: length N covers N full rounds, also where the timer would fall for the first time before a round
// has passed: the rest of the running turn comes on top.
func TestLengthsOfReactions(t *testing.T) {
	hit := duel.Card{ID: "hit", BaseDamage: 1}
	react := func(t *testing.T, reaction duel.Card) *scene {
		reaction.ID, reaction.ActivateByNextAttack = "reaction", true
		sc := newScene(t, cards{reaction}, cards{hit})
		sc.play("reaction")
		sc.pass(1)
		sc.play("hit")
		return sc
	}
	for _, test := range []struct {
		name string
		card duel.Card
		read func(*duel.Fighter) int16
	}{
		{"own damage", duel.Card{AttackHimself: true, DamageBonus: 2, BonusLength: 1}, func(f *duel.Fighter) int16 { return f.DamageBonus }},
		{"own costs", duel.Card{AttackHimself: true, CostBonus: -2, BonusLength: 1}, func(f *duel.Fighter) int16 { return -f.CostsModifier }},
		{"own max hp", duel.Card{AttackHimself: true, HealthBonus: 2, BonusLength: 1}, func(f *duel.Fighter) int16 { return f.MaxHPBonus }},
		{"own healing", duel.Card{HealingBonus: 2, BonusLength: 1}, func(f *duel.Fighter) int16 { return f.HealingBonus }},
		{"own defence", duel.Card{DefenseBonus: 2, BonusLength: 1}, func(f *duel.Fighter) int16 { return f.Defence }},
		{"immortality", duel.Card{ImmortalityLength: 1}, func(f *duel.Fighter) int16 { return 2 * min(f.ImmortalityTime, 1) }},
	} {
		t.Run(test.name+" helps for a full round after the enemy's turn", func(t *testing.T) {
			sc := react(t, test.card)
			for _, want := range []int16{2, 2, 2, 0} { // the running turn, the own, the enemy's, gone
				require.Equal(t, want, test.read(sc.me()))
				sc.pass(1)
			}
		})
	}
	for _, test := range []struct {
		name string
		card duel.Card
		read func(*duel.Fighter) int16
	}{
		{"damage", duel.Card{DamageBonus: 2, BonusLength: 1}, func(f *duel.Fighter) int16 { return -f.DamageBonus }},
		{"costs", duel.Card{CostBonus: -2, BonusLength: 1}, func(f *duel.Fighter) int16 { return f.CostsModifier }},
		{"max hp", duel.Card{HealthBonus: 2, BonusLength: 1}, func(f *duel.Fighter) int16 { return -f.MaxHPBonus }},
		{"stun", duel.Card{StunTime: 1}, func(f *duel.Fighter) int16 { return 2 * min(f.StunTime, 1) }},
	} {
		t.Run(test.name+" harms the attacker for a full turn more", func(t *testing.T) {
			sc := react(t, test.card)
			for _, want := range []int16{2, 2, 2, 0} { // the running turn, the other's, the next own, gone
				require.Equal(t, want, test.read(sc.foe()))
				sc.pass(1)
			}
		})
	}
	t.Run("the event tells the length on the card", func(t *testing.T) {
		sc := newScene(t, cards{{ID: "trap", ActivateByNextAttack: true, StunTime: 1, DefenseBonus: 5, BonusLength: 3}}, cards{hit, {ID: "more"}})
		sc.play("trap")
		sc.pass(1)
		events := sc.play("hit")
		require.Contains(t, events, duel.Event{Kind: duel.EffectGained, Effect: duel.StunEffect, Seat: foe, Card: duel.NoCard, Time: 1})
		require.Contains(t, events, duel.Event{Kind: duel.EffectGained, Effect: duel.DefenceEffect, Seat: me, Card: duel.NoCard, Amount: 5, Time: 3})
		require.Equal(t, []duel.Action{duel.EndTurn}, sc.d.Legal(&sc.s, nil), "a stun ends the playing of the running turn")
	})
	t.Run("a DoT hurts as often as its card says", func(t *testing.T) {
		sc := react(t, duel.Card{DoTPower: 2, BonusLength: 2})
		sc.pass(8)
		require.EqualValues(t, fullHP-4, sc.foe().HP)
	})
}

// Who stuns himself loses the next turn; played as the last card of a turn, the stun would cost nothing otherwise.
func TestStunningOneself(t *testing.T) {
	sc := newScene(t, cards{{ID: "trance", AttackHimself: true, StunTime: 1}, {ID: "more"}}, nil)
	sc.play("trance")
	require.Equal(t, []duel.Action{duel.EndTurn}, sc.d.Legal(&sc.s, nil))
	sc.pass(2)
	require.Equal(t, []duel.Action{duel.EndTurn}, sc.d.Legal(&sc.s, nil))
	sc.pass(2)
	require.Contains(t, sc.d.Legal(&sc.s, nil), duel.Play(sc.card(me, "more")))

	reaction := newScene(t, cards{{ID: "trance", ActivateByNextAttack: true, AttackHimself: true, StunTime: 1}}, cards{{ID: "hit", BaseDamage: 1}})
	reaction.play("trance")
	reaction.pass(1)
	reaction.play("hit")
	reaction.pass(1)
	require.Equal(t, []duel.Action{duel.EndTurn}, reaction.d.Legal(&reaction.s, nil))
	reaction.pass(2)
	require.Greater(t, len(reaction.d.Legal(&reaction.s, nil)), 1)
}

// What a reaction brings for as long as cards may last covers the turn in which it comes, too: how things stand then is
// a position like any other.
func TestTheLongestReactionIsAPosition(t *testing.T) {
	reaction := duel.Card{
		ID: "reaction", ActivateByNextAttack: true, DefenseBonus: 10, HoTPower: 1, HealingBonus: 1, BonusLength: duel.MaxTime,
		ImmortalityLength: duel.MaxTime,
	}
	sc := newScene(t, cards{{ID: "hit", BaseDamage: 2}}, cards{reaction})
	sc.foe().Armed, sc.foe().HandCount = 0, 0
	sc.play("hit")
	require.Equal(t, int16(duel.MaxTimer), sc.foe().DefenceTime)
	require.Equal(t, int16(duel.MaxTimer), sc.foe().ImmortalityTime)
	p := duel.PositionOf(&sc.s)
	require.Empty(t, sc.d.Faults(&p))
	p.Fighters[foe].DefenceTime++
	require.Len(t, sc.d.Faults(&p), 1)
}
