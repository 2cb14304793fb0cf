package duel_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/duel"
)

var guard5 = duel.Card{ID: "guard", Cost: 1, BaseAbsorb: 5}

// Rules, section 4: a shield is there for the opponent's turn.
func TestAShieldLastsUntilItsFightersNextTurn(t *testing.T) {
	sc := newScene(t, cards{guard5, {ID: "stab", BaseDamage: 2}}, cards{{ID: "stab", BaseDamage: 2}})
	sc.play("guard")
	sc.pass(1)
	require.EqualValues(t, 5, sc.me().Shield, "it is there in the opponent's turn")
	sc.play("stab")
	require.EqualValues(t, 3, sc.me().Shield)
	events := sc.pass(1)
	assert.Zero(t, sc.me().Shield)
	assert.Contains(t, events, duel.Event{Kind: duel.ShieldFaded, Seat: me, Card: duel.NoCard, Amount: 3})
	assert.NotContains(t, kindsOf(sc.pass(2)), duel.ShieldFaded, "nothing is left to fade")
}

// What a reaction raises in the opponent's turn goes as well, once the own turn comes.
func TestAShieldOfAReactionFadesToo(t *testing.T) {
	parry := duel.Card{ID: "parry", Cost: 1, BaseAbsorb: 4, ActivateByNextAttack: true}
	sc := newScene(t, cards{parry}, cards{{ID: "stab", BaseDamage: 2}})
	sc.play("parry")
	sc.pass(1)
	sc.play("stab")
	require.EqualValues(t, 4, sc.me().Shield)
	sc.pass(1)
	assert.Zero(t, sc.me().Shield)
}

// The shield of the player who comes second covers the starter's first turn.
func TestTheSecondPlayersShieldCoversTheFirstTurn(t *testing.T) {
	d := newDuel(t, sceneHero("a", nil), sceneHero("b", nil))
	s := d.Start(3)
	second := 1 - s.Starter
	require.EqualValues(t, 1, s.Fighters[second].Shield)
	require.NoError(t, d.Apply(&s, duel.EndTurn, nil))
	assert.Zero(t, s.Fighters[second].Shield)
}
