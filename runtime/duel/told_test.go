package duel_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/duel"
)

// TestRefusalsTellSeatAndReason holds what is told of illegal actions, for both seats.
func TestRefusalsTellSeatAndReason(t *testing.T) {
	refused := func(sc *scene, a duel.Action, want string) {
		t.Helper()
		assert.EqualError(t, sc.d.Apply(&sc.s, a, nil), want)
	}
	hand := cards{{ID: "dear", Cost: 9}, {ID: "cheap"}}
	sc := newScene(t, hand, hand)
	refused(sc, duel.Play(0), "seat 1: card dear costs 9, there is 8 energy")
	refused(sc, duel.Play(2), "seat 1: card blank is not in the hand")
	refused(sc, duel.Play(3), "seat 1: no card 3 in the deck of mine")
	sc.me().StunTime = 1
	refused(sc, duel.Play(1), "seat 1: stunned, it can only end the turn")

	sc = newScene(t, hand, hand)
	sc.s.Mover = foe
	sc.foe().StunTime = 1
	refused(sc, duel.Play(3), "seat 2: no card 3 in the deck of theirs")
	refused(sc, duel.Play(2), "seat 2: card blank is not in the hand")
	refused(sc, duel.Play(1), "seat 2: stunned, it can only end the turn")
	sc.foe().StunTime = 0
	refused(sc, duel.Play(0), "seat 2: card dear costs 9, there is 8 energy")
	sc.s.Winner = foe
	refused(sc, duel.EndTurn, "the duel is over: seat 2 has won")
}

// Whoever dies wasn't kept alive, however much more the blow would have taken.
func TestDeathIsPreventedOnlyForTheLiving(t *testing.T) {
	for _, test := range []struct {
		name                 string
		hp, damage, immortal int16
		prevented, dies      bool
	}{
		{"a blow that leaves hp", 5, 4, 0, false, false},
		{"just enough to kill", 4, 4, 0, false, true},
		{"more than enough", 3, 4, 0, false, true},
		{"an immortal that isn't brought to 1", 6, 4, 1, false, false},
		{"an immortal brought to 1", 5, 4, 1, false, false},
		{"an immortal that would die", 4, 4, 1, true, false},
		{"an immortal with 1 hp", 1, 4, 1, true, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			sc := newScene(t, cards{{ID: "hit", BaseDamage: test.damage}}, nil)
			sc.foe().HP, sc.foe().ImmortalityTime = test.hp, test.immortal
			kinds := kindsOf(sc.play("hit"))
			check := func(kinds []duel.EventKind) {
				t.Helper()
				if test.prevented {
					assert.Contains(t, kinds, duel.DeathPrevented)
				} else {
					assert.NotContains(t, kinds, duel.DeathPrevented)
				}
				if test.dies {
					assert.Contains(t, kinds, duel.DuelWon)
				} else {
					assert.NotContains(t, kinds, duel.DuelWon)
				}
			}
			check(kinds)

			sc = newScene(t, nil, nil)
			f := sc.foe()
			f.HP, f.ImmortalityTime = test.hp, 2*test.immortal
			f.DoTs[0], f.DoTCount = duel.Periodic{Power: test.damage, Time: 1}, 1
			check(kindsOf(sc.pass(1)))
		})
	}
}

// What kept nothing off and what cost nothing is not told.
func TestNothingIsToldOfNothing(t *testing.T) {
	hit := cards{{ID: "hit", BaseDamage: 4}}
	sc := newScene(t, hit, nil)
	kinds := kindsOf(sc.play("hit"))
	assert.NotContains(t, kinds, duel.DamageDefended, "without a defence")
	assert.NotContains(t, kinds, duel.DamageAbsorbed, "without a shield")

	sc = newScene(t, hit, nil)
	sc.foe().Defence, sc.foe().DefenceTime, sc.foe().Shield = 24, 2, 1
	events := sc.play("hit")
	assert.NotContains(t, kindsOf(events), duel.DamageDefended, "less than one point")
	require.Contains(t, events, duel.Event{Kind: duel.DamageAbsorbed, Seat: foe, Card: duel.NoCard, Amount: 1})

	sc = newScene(t, hit, nil)
	sc.foe().Defence, sc.foe().DefenceTime, sc.foe().Shield = 100, 2, 1
	events = sc.play("hit")
	require.Contains(t, events, duel.Event{Kind: duel.DamageDefended, Seat: foe, Card: duel.NoCard, Amount: 4})
	assert.NotContains(t, kindsOf(events), duel.DamageAbsorbed, "the defence left nothing to absorb")

	sc = newScene(t, cards{{ID: "blast", Cost: 8, BaseDamage: 3, MaxDamage: 6, IncreaseByCost: true}}, nil)
	assert.NotContains(t, kindsOf(sc.play("blast")), duel.EnergySpent, "no energy was left")
}

func TestKindsOfAction(t *testing.T) {
	for kind, want := range map[duel.Kind]struct{ major, attack bool }{
		duel.Attack: {false, true}, duel.Defence: {false, false}, duel.MajorAttack: {true, true}, duel.MajorDefence: {true, false},
	} {
		assert.Equal(t, want.major, kind.IsMajor(), kind)
		assert.Equal(t, want.attack, kind.IsAttack(), kind)
	}
}
