package random_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/board"
	"boardduels/ai/board/random"
	"boardduels/runtime/reversi"
)

func TestEachActionIsDrawnAsOften(t *testing.T) {
	g := reversi.Standard()
	s := g.Start(0)
	view, legal := g.View(&s, reversi.Black), g.Legal(&s, nil)
	drawn := map[reversi.Action]int{}
	for seed := range uint64(4000) {
		a, r, err := random.Brain(g).New(board.Setup{Seed: seed}).Decide(t.Context(), &view, legal)
		require.NoError(t, err)
		assert.Equal(t, a, r.Candidates[0].Action)
		assert.Len(t, r.Candidates, len(legal))
		again, _, err := random.Brain(g).New(board.Setup{Seed: seed}).Decide(t.Context(), &view, legal)
		require.NoError(t, err)
		assert.Equal(t, a, again)
		drawn[a]++
	}
	for _, a := range legal {
		assert.InDelta(t, 1000, drawn[a], 110, "four standard deviations")
	}
}
