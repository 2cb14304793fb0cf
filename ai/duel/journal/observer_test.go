package journal_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/duelrandom"
	"boardduels/ai/duel/journal"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
)

// mindful decides by all that has happened.
type mindful struct{ past int }

func (p *mindful) Observe(_ *duel.View, a duel.Action) { p.past = (p.past*31 + int(a.Card) + 1) % 1009 }

func (p *mindful) Decide(_ context.Context, _ *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	return legal[p.past%len(legal)], &ai.Rationale{Brain: "mindful"}, nil
}

// Players who remember what has happened are told of it again, and decide the same.
func TestDecisionsThatRestOnThePastAreVerified(t *testing.T) {
	known := ai.Brains{duelrandom.Brain, {ID: "mindful", New: func(ai.Setup) (ai.Player, error) { return &mindful{}, nil }}}
	pack := classictest.Pack()
	hero, err := duelrecord.PackHero(pack, "knight")
	require.NoError(t, err)
	r, err := duelrecord.New(duelrecord.Pack{}, 3, [2]duelrecord.Seat{{Hero: hero, Brain: "random"}, {Hero: hero, Brain: "mindful"}})
	require.NoError(t, err)
	d, err := r.Duel()
	require.NoError(t, err)
	var players [2]ai.Player
	for seat, brain := range known {
		players[seat], err = brain.New(ai.Setup{Duel: d})
		require.NoError(t, err)
	}
	m, err := duelmatch.New(r, players, duelmatch.Options{})
	require.NoError(t, err)
	_, err = m.Run(t.Context())
	require.NoError(t, err)
	_, err = journal.Verify(t.Context(), m.Record(), known)
	require.NoError(t, err)

	all, err := journal.Decisions(t.Context(), m.Record(), 1, func(*duel.Duel) (ai.Player, error) { return &mindful{}, nil })
	require.NoError(t, err)
	for _, decision := range all {
		require.Equal(t, decision.Action, decision.Decided)
	}
}
