package journal_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/journal"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

func TestVerify(t *testing.T) {
	ctx := context.Background()
	r := golden(t, "rogue-random-rogue-random")
	same, err := journal.Verify(ctx, r, duelbrains.All())
	require.NoError(t, err)
	assert.Equal(t, r.Plies(), same)

	r.Seats[0].Seed++ // the brain now decides otherwise; the duel as such is sound
	require.NoError(t, duelrecord.Verify(r))
	var d *duelrecord.Divergence
	_, err = journal.Verify(ctx, r, duelbrains.All())
	require.ErrorAs(t, err, &d)
	assert.Equal(t, "next decision", d.What)
	assert.Equal(t, game.Seat(0), d.Seat)
	assert.NotEqual(t, d.Expected, d.Actual)

	r.Seats[0].Brain = "genius"
	_, err = journal.Verify(ctx, r, duelbrains.All()[:2])
	assert.ErrorContains(t, err, `seat 1: no brain "genius"; there are: `)

	r.Seats[0].Brain = "" // a person is not asked again
	_, err = journal.Verify(ctx, r, duelbrains.All())
	assert.NoError(t, err)
	_, err = journal.Player(r, 0, nil, duelbrains.All())
	assert.ErrorContains(t, err, "seat 1: a person decides")
}
