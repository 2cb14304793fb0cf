package level_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/board"
	"boardduels/ai/board/level"
	"boardduels/ai/reversi/formula"
	"boardduels/runtime/game"
	"boardduels/runtime/reversi"
)

func TestNames(t *testing.T) {
	novice := level.Of(reversi.Standard(), formula.Novice, 0)
	assert.Equal(t, []string{"level_0", "level_10", "level_20"}, level.List(novice, novice, novice).IDs())
}

// Of 4000 decisions with a quarter of them by lot 1000 are slips, give or take 110: four deviations. The seeds are
// fixed.
func TestSlips(t *testing.T) {
	g := reversi.Standard()
	s := g.Start(0)
	view, legal := g.View(&s, reversi.Black), g.Legal(&s, nil)
	slipping := level.Of(g, formula.Novice, 25)("level")
	slips, drawn := 0, map[reversi.Action]int{}
	for seed := range uint64(4000) {
		a, r, err := slipping.New(board.Setup{Seed: seed}).Decide(t.Context(), &view, legal)
		require.NoError(t, err)
		require.Equal(t, "level", r.Brain)
		require.Equal(t, a, r.Candidates[0].Action)
		require.Len(t, r.Candidates, len(legal))
		if r.Slip {
			slips++
			drawn[a]++
		} else {
			require.Equal(t, legal[0], a, "the formula sees four equal squares")
		}
		quiet, none, err := slipping.New(board.Setup{Seed: seed, Tacit: true}).Decide(t.Context(), &view, legal)
		require.NoError(t, err)
		require.Nil(t, none)
		require.Equal(t, a, quiet, "it decides alike when nobody asks why")
	}
	assert.InDelta(t, 1000, slips, 110)
	for _, a := range legal {
		assert.InDelta(t, 250, drawn[a], 60, "each as often")
	}
}

func TestWhoNeverSlipsAndWhoAlwaysDoes(t *testing.T) {
	for seed := range uint64(50) {
		_, slips := level.Slips(0).Draw(game.NewStream(seed, 0), 3)
		assert.False(t, slips)
		drawn, slips := level.Slips(100).Draw(game.NewStream(seed, 0), 3)
		assert.True(t, slips)
		assert.Less(t, drawn, 3)
	}
}
