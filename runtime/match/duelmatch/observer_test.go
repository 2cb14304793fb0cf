package duelmatch_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/runtime/duel"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
)

// mindful decides by all that has happened.
type mindful struct {
	t    *testing.T
	past uint64 // a digest
	ply  int16  // that comes next
}

func (p *mindful) Observe(before *duel.View, a duel.Action) {
	require.Equal(p.t, p.ply, before.Ply)
	p.ply++
	p.past = p.past*31 + uint64(a.Card) + 1
}

func (p *mindful) Decide(_ context.Context, v *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	require.Equal(p.t, p.ply, v.Ply, "all that came before was told")
	return legal[p.past%uint64(len(legal))], nil, nil
}

// Who resumes a match is told of its past, so that players who remember it go on as they would have.
func TestPlayersAreToldOfThePast(t *testing.T) {
	players := func() [2]ai.Player { return [2]ai.Player{&mindful{t: t}, dice{2}} }
	k := &keeper{}
	whole := text(t, run(t, newRecord(t, 2), players(), duelmatch.Options{Saver: k}))
	for _, saved := range k.texts {
		r, err := duelrecord.Parse([]byte(saved))
		require.NoError(t, err)
		require.Equal(t, whole, text(t, run(t, r, players(), duelmatch.Options{})))
	}
}
