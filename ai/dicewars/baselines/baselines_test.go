package baselines_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/board"
	"boardduels/ai/dicewars/attackchoice"
	"boardduels/ai/dicewars/baselines"
	"boardduels/ai/dicewars/odds"
	"boardduels/runtime/dicewars"
	"boardduels/runtime/game"
)

// strip is a game on areas in a row, by who has each and how many dice.
func strip(t *testing.T, seats int, owners []game.Seat, dice []int8) *dicewars.Game {
	t.Helper()
	row := ""
	for i := range owners {
		row += string(rune('a' + i))
	}
	m, err := dicewars.ReadRows([]string{row})
	require.NoError(t, err)
	m.Owners, m.Dice = owners, dice
	g, err := dicewars.New(dicewars.Setup{Seats: seats, Map: m})
	require.NoError(t, err)
	return g
}

func attack(from, to int8) dicewars.Action { return dicewars.Action{From: from - 1, To: to - 1} }

// decide returns what a brain does at the start of a game, with the scores of what it considered.
func decide(t *testing.T, g *dicewars.Game, b attackchoice.Brain, seed uint64) (dicewars.Action, map[dicewars.Action]float64) {
	t.Helper()
	s := g.Start(0)
	v := g.View(&s, s.Mover)
	a, r, err := b.New(board.Setup{Seed: seed}).Decide(t.Context(), &v, g.Legal(&s, nil))
	require.NoError(t, err)
	scores := map[dicewars.Action]float64{}
	for _, c := range r.Candidates {
		scores[c.Action] = c.Score
	}
	return a, scores
}

func TestSdcWantsTheLargestDifference(t *testing.T) {
	g := strip(t, 2, []game.Seat{1, 0, 1, 1, 0, 1}, []int8{3, 4, 2, 3, 8, 7})
	a, scores := decide(t, g, baselines.Sdc, 1)
	assert.Equal(t, attack(5, 4), a)
	assert.Equal(t, map[dicewars.Action]float64{attack(2, 1): 1, attack(2, 3): 2, attack(5, 4): 5, attack(5, 6): 1, dicewars.End: 0}, scores)
}

// As many dice are attacked, more aren't.
func TestSdcAttacksEquals(t *testing.T) {
	a, _ := decide(t, strip(t, 2, []game.Seat{0, 1}, []int8{4, 4}), baselines.Sdc, 1)
	assert.Equal(t, attack(1, 2), a)
	a, _ = decide(t, strip(t, 2, []game.Seat{0, 1}, []int8{4, 5}), baselines.Sdc, 1)
	assert.Equal(t, dicewars.End, a)
}

// What is taken beside five dice is lost again, unless nothing stands behind it.
func TestSteWantsWhatItHolds(t *testing.T) {
	g := strip(t, 2, []game.Seat{1, 1, 0, 1}, []int8{5, 1, 4, 3})
	a, scores := decide(t, g, baselines.Ste, 1)
	assert.Equal(t, attack(3, 4), a)
	assert.InDelta(t, odds.Win(4, 1)*(1-odds.Win(5, 3)), scores[attack(3, 2)], 1e-12)
	assert.InDelta(t, odds.Win(4, 3), scores[attack(3, 4)], 1e-12)
	assert.Equal(t, 0.2, scores[dicewars.End])
}

func TestSteNeedsAFifthOrEightDice(t *testing.T) {
	a, _ := decide(t, strip(t, 2, []game.Seat{0, 1}, []int8{4, 6}), baselines.Ste, 1)
	assert.Equal(t, dicewars.End, a)
	a, scores := decide(t, strip(t, 2, []game.Seat{0, 1, 1}, []int8{8, 8, 8}), baselines.Ste, 1)
	assert.Equal(t, attack(1, 2), a)
	assert.Less(t, scores[a], 0.2)
}

// Among three it wants twice as much as in a duel, and counts its largest region twice instead of three times.
func TestSteiPrefersItsLargestRegion(t *testing.T) {
	g := strip(t, 3, []game.Seat{0, 0, 1, 2, 0, 1}, []int8{1, 4, 3, 1, 4, 3})
	a, scores := decide(t, g, baselines.Stei, 1)
	assert.Equal(t, attack(2, 3), a)
	assert.InDelta(t, 2*odds.Win(4, 3), scores[attack(2, 3)], 1e-12)
	assert.InDelta(t, odds.Win(4, 3), scores[attack(5, 6)], 1e-12)
	assert.Equal(t, 0.4, scores[dicewars.End])
	duel := strip(t, 2, []game.Seat{0, 0, 1}, []int8{1, 4, 3})
	_, scores = decide(t, duel, baselines.Stei, 1)
	assert.InDelta(t, 3*odds.Win(4, 3), scores[attack(2, 3)], 1e-12)
	assert.Equal(t, 0.2, scores[dicewars.End])
}

// Two attacks at most twice, Rand as long as it can; another seed draws otherwise.
func TestLot(t *testing.T) {
	g := strip(t, 2, []game.Seat{1, 0, 1, 0, 1, 0, 1, 1}, []int8{1, 8, 1, 8, 1, 8, 1, 1})
	for _, c := range []struct {
		brain attackchoice.Brain
		least int
		most  int
	}{{baselines.Two, 2, 2}, {baselines.Rand, 2, 30}} {
		seen := map[dicewars.Action]bool{}
		for seed := range uint64(40) {
			player := c.brain.New(board.Setup{Seed: seed})
			s, n := g.Start(seed), 0
			for ; ; n++ {
				v := g.View(&s, s.Mover)
				legal := g.Legal(&s, nil)
				a, r, err := player.Decide(t.Context(), &v, legal)
				require.NoError(t, err)
				require.Equal(t, a, r.Candidates[0].Action)
				if a == dicewars.End {
					assert.True(t, len(legal) == 1 || n == c.most, "it goes on as long as it may")
					break
				}
				seen[a] = true
				require.NoError(t, g.Apply(&s, a, nil))
			}
			assert.GreaterOrEqual(t, n, c.least)
			assert.LessOrEqual(t, n, c.most)
		}
		assert.Greater(t, len(seen), 5)
	}
}
