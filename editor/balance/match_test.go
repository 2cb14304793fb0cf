package balance_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/arena"
	"boardduels/ai/duel/duelbrains"
	"boardduels/editor/balance"
	"boardduels/schema"
)

// match is one between a Knight of the tree and a Mage that plays by lot, with an edited card.
func match(t *testing.T, edits ...string) balance.Match {
	t.Helper()
	return balance.Match{Before: classicPack(), After: edited(t, classicPack(), edits...), Brains: duelbrains.All(), Duels: 100,
		Seats: [2]arena.Seat{{Hero: "knight", Brain: "tree"}, {Hero: "mage", Brain: "random"}}}
}

func scores(t *testing.T, m balance.Match) (all []balance.Score) {
	t.Helper()
	require.NoError(t, m.Run(t.Context(), func(s balance.Score) { all = append(all, s) }))
	return all
}

func TestAMatchStopsOnceItIsClear(t *testing.T) {
	m := match(t, "cards/spike_strike.xml", "cost", "9")
	all := scores(t, m)
	last := all[len(all)-1]
	assert.True(t, last.Clear())
	assert.Less(t, last.Duels, m.Duels)
	assert.Less(t, last.Change.High, 0.0)
	assert.InDelta(t, last.Now.Share-last.Before.Share, last.Change.Value, 1e-12)
	for _, s := range all[:len(all)-1] {
		assert.False(t, s.Clear())
	}
	assert.Equal(t, all, scores(t, m), "two counts have one answer")
}

// The duels are those of `duel simulate`, which plays a series.
func TestAMatchIsASeries(t *testing.T) {
	m := match(t)
	m.Before = nil
	all := scores(t, m)
	last := all[len(all)-1]
	assert.False(t, last.Compared)
	assert.Equal(t, m.Duels, last.Duels)
	plan, err := arena.NewSeries(m.After, "", m.Seats, false, m.Duels, 1)
	require.NoError(t, err)
	r, err := arena.Run(t.Context(), plan, arena.Cast{Packs: []*schema.Pack{m.After}, Brains: m.Brains}, arena.Options{})
	require.NoError(t, err)
	assert.Equal(t, r.Series().Sides[0], last.Now)
}

func TestAMatchWithoutChange(t *testing.T) {
	for _, s := range scores(t, match(t, "cards/cleave.xml", "name", "Chop")) {
		assert.Zero(t, s.Change.Value)
		assert.False(t, s.Clear())
	}
}

func TestAMatchMayBeCancelled(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	played := 0
	m := match(t)
	err := m.Run(ctx, func(s balance.Score) { played = s.Duels; stop() })
	assert.ErrorIs(t, err, context.Canceled)
	assert.Equal(t, 10, played)
}
