package playout_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/personas"
	"boardduels/ai/duel/playout"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// A program plays the turns that its player plays in a real duel.
func TestAProgramPlaysAsItsPlayerDecides(t *testing.T) {
	d, _ := classicDuel(t)
	player := func() ai.Player {
		p, err := personas.Aggressive.New(ai.Setup{Duel: d, Seat: 0, Seed: 7})
		require.NoError(t, err)
		return p
	}
	s, luck := d.Start(3), game.NewStream(3, 1)
	s.Mover = 0
	imagined := s
	turn := playout.NewProgram(d, player()).Turn(&imagined, &luck)

	var played []duel.Action
	for real := player(); s.Mover == 0 && s.Winner == game.Nobody; {
		view := d.View(&s, 0)
		action, _, err := real.Decide(t.Context(), &view, d.Legal(&s, nil))
		require.NoError(t, err)
		if action != duel.EndTurn {
			played = append(played, action)
		}
		require.NoError(t, d.Apply(&s, action, nil))
	}
	require.NotEmpty(t, played)
	assert.Equal(t, played, turn.Played())
	assert.Equal(t, s, imagined)
}
