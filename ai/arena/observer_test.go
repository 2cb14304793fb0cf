package arena_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/arena"
	"boardduels/ai/duel/duelrandom"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// mindful plays at random, and counts what it is told.
type mindful struct {
	ai.Player
	t    *testing.T
	told int16
}

func (p *mindful) Observe(before *duel.View, _ duel.Action) {
	assert.Equal(p.t, p.told, before.Ply)
	p.told++
}

func (p *mindful) Decide(ctx context.Context, v *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	assert.Equal(p.t, p.told, v.Ply, "all that came before was told")
	return p.Player.Decide(ctx, v, legal)
}

func TestPlayersAreToldWhatHappens(t *testing.T) {
	brain := ai.Brain{ID: "mindful", New: func(s ai.Setup) (ai.Player, error) {
		player, err := duelrandom.Brain.New(s)
		return &mindful{Player: player, t: t}, err
	}}
	seats := [2]arena.Seat{{Hero: "knight", Brain: "mindful"}, {Hero: "mage", Brain: "mindful"}}
	who := arena.Cast{Packs: []*schema.Pack{testPack()}, Brains: ai.Brains{brain}}
	r, err := arena.Run(t.Context(), series(t, seats, false, 2, 1), who, arena.Options{Workers: 1})
	require.NoError(t, err)
	assert.NotEmpty(t, content(t, r))
}
