package journal_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/journal"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

func TestJournal(t *testing.T) {
	r := golden(t, "knight-precedent-mage-tree")
	players := func(seat game.Seat, d *duel.Duel) (ai.Player, error) {
		return journal.Player(r, seat, d, duelbrains.All())
	}
	j, err := journal.New(context.Background(), r, players)
	require.NoError(t, err)
	require.Len(t, j.Rows, r.Plies())
	for i, row := range j.Rows {
		require.Len(t, row.Actions, 1)
		assert.Equal(t, row.Actions[0].Card, row.Actions[0].Decided, "row %d", i)
		assert.Equal(t, row.Seat == 0, row.Rationale.HasNetwork())
	}

	only := func(seat game.Seat, d *duel.Duel) (ai.Player, error) {
		if seat == 0 {
			return nil, nil
		}
		return players(seat, d)
	}
	j, err = journal.New(context.Background(), r, only)
	require.NoError(t, err)
	for _, row := range j.Rows {
		assert.Equal(t, game.Seat(1), row.Seat)
	}
}

func TestJournalByTurn(t *testing.T) {
	r := golden(t, "knight-precedent-mage-tree")
	j, err := journal.New(context.Background(), r, func(seat game.Seat, d *duel.Duel) (ai.Player, error) {
		return journal.Player(r, seat, d, duelbrains.All())
	})
	require.NoError(t, err)
	turns := j.ByTurn()
	require.Len(t, turns.Rows, len(r.Turns))
	decision := 0
	for i, row := range turns.Rows {
		first := j.Rows[decision]
		assert.Equal(t, first.Rationale, row.Rationale, "the situation is that of the first decision")
		assert.Equal(t, first.Available, row.Available)
		assert.Equal(t, i+1, row.Turn)
		require.Len(t, row.Actions, len(r.Turns[i].Actions))
		for _, played := range row.Actions {
			assert.Equal(t, j.Rows[decision].Actions, []journal.Played{played})
			decision++
		}
	}
	assert.Len(t, j.Rows, decision)
}
