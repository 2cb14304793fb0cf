package ai_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// listener keeps what it is told.
type listener struct {
	ai.Player
	heard []duel.Action
}

func (l *listener) Observe(_ *duel.View, a duel.Action) { l.heard = append(l.heard, a) }

// Who looks on learns of the enemy's stance that it takes one, and which once both have.
func TestAnAudienceDoesntHearHiddenStances(t *testing.T) {
	n := duel.Classic()
	n.Clash = rule.DefaultClash()
	hero := duel.Hero{ID: "plain", HP: 30, EP: 6, Regen: 1, Deck: []duel.DeckLine{{Card: duel.Card{ID: "blank", Cost: 1}, Copies: 12}}}
	d, err := n.New(hero, hero)
	require.NoError(t, err)
	s := d.Start(1)
	first := s.Mover
	var players [2]listener
	audience := ai.NewAudience([2]ai.Player{&players[0], &players[1]})
	actions := []duel.Action{duel.EndTurn, duel.Take(rule.Strike), duel.Take(rule.Focus)}
	for _, a := range actions {
		audience.Tell(d, &s, a)
		require.NoError(t, d.Apply(&s, a, nil))
	}
	assert.Equal(t, actions, players[first].heard)
	assert.Equal(t, []duel.Action{duel.EndTurn, duel.Take(rule.Covered), duel.Take(rule.Focus)}, players[1-first].heard)
	assert.NotEqual(t, game.Nobody, d.Mover(&s))
}
