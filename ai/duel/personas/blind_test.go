package personas_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/personas"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

func TestBlindPlaysWhateverItCan(t *testing.T) {
	d := classicDuel(t, "knight", "mage")
	drawn := map[duel.Action]bool{}
	for seed := range uint64(50) {
		s := d.Start(seed)
		seat := s.Mover
		player, err := personas.Blind.New(ai.Setup{Duel: d, Seat: seat, Seed: seed})
		require.NoError(t, err)
		for s.Mover == seat && s.Winner == game.Nobody {
			view, legal := d.View(&s, seat), d.Legal(&s, nil)
			action, why, err := player.Decide(t.Context(), &view, legal)
			require.NoError(t, err)
			assert.Contains(t, legal, action)
			assert.Equal(t, len(legal) == 1, action == duel.EndTurn)
			assert.Len(t, why.Chain, len(legal))
			assert.Equal(t, action, why.Chain[0].Action)
			drawn[action] = true
			require.NoError(t, d.Apply(&s, action, nil))
		}
	}
	assert.Greater(t, len(drawn), 5)
}
