package odds_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/dicewars/odds"
	"boardduels/runtime/dicewars"
	"boardduels/runtime/game"
)

// The figures are known from the dice wars of others.
func TestWin(t *testing.T) {
	for _, c := range []struct {
		mine, theirs int8
		chance       float64
	}{
		{2, 1, 0.83796296}, {2, 2, 0.44367284}, {3, 3, 0.45357510}, {8, 7, 0.67345564}, {8, 8, 0.47109073},
		{1, 1, 15. / 36}, {1, 6, 0}, {1, 8, 0},
	} {
		assert.InDelta(t, c.chance, odds.Win(c.mine, c.theirs), 5e-9, "%d against %d", c.mine, c.theirs)
	}
}

// Who throws more wins, and neither does where sums are equal: so the chances of both add up to 1 at most.
func TestWinRisesWithTheDice(t *testing.T) {
	for mine := int8(1); mine <= dicewars.MaxDice; mine++ {
		for theirs := int8(1); theirs <= dicewars.MaxDice; theirs++ {
			p := odds.Win(mine, theirs)
			assert.LessOrEqual(t, p+odds.Win(theirs, mine), 1.0)
			if mine > 1 {
				assert.GreaterOrEqual(t, p, odds.Win(mine-1, theirs))
			}
			if theirs > 1 {
				assert.LessOrEqual(t, p, odds.Win(mine, theirs-1))
			}
		}
	}
}

// Area 2 of a strip has a neighbour of three dice and one of a single die, which can't attack; area 4 has its own
// seat's and one of five.
func TestHold(t *testing.T) {
	m, err := dicewars.ReadRows([]string{"abcde"})
	require.NoError(t, err)
	m.Owners, m.Dice = []game.Seat{1, 0, 1, 1, 2}, []int8{3, 2, 1, 4, 5}
	g, err := dicewars.New(dicewars.Setup{Seats: 3, Map: m})
	require.NoError(t, err)
	s := g.Start(1)
	assert.Equal(t, 1-odds.Win(3, 2), odds.Hold(&s.Board, 0, 1))
	assert.Equal(t, 1-odds.Win(5, 4), odds.Hold(&s.Board, 1, 3))
	assert.Equal(t, 1-odds.Win(2, 1), odds.Hold(&s.Board, 1, 2))
}
