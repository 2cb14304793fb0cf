package stats_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"boardduels/ai/arena/stats"
)

func TestEloOfTwo(t *testing.T) {
	elo := stats.Elo(stats.Matrix{{0, 10}, {1, 0}})
	assert.InDelta(t, 400, elo[0]-elo[1], 1e-6, "odds of ten to one")
	assert.InDelta(t, stats.MeanElo, (elo[0]+elo[1])/2, 1e-9)
}

// Ratings that expect exactly the wins there were are the most likely ones.
func TestEloFindsTheStrengthsBehindWins(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(2, 8).Draw(t, "players")
		truth, mean := make([]float64, n), 0.
		for i := range truth {
			truth[i] = rapid.Float64Range(1000, 2000).Draw(t, "rating")
			mean += truth[i] / float64(n)
		}
		wins := stats.NewMatrix(n)
		for i := range wins {
			for j := range wins {
				if i != j {
					wins[i][j] = 1000 * stats.Expected(truth[i], truth[j])
				}
			}
		}
		for i, elo := range stats.Elo(wins) {
			assert.InDelta(t, truth[i]-mean+stats.MeanElo, elo, 0.01)
		}
		assert.InDelta(t, 0, stats.Cyclic(wins), 1e-2)
	})
}

// Each player's expected wins add up to the wins that it had: the condition for the greatest likelihood.
func TestEloIsTheMostLikely(t *testing.T) {
	wins := stats.Matrix{{0, 7, 12, 3}, {5, 0, 8, 9}, {4, 4, 0, 10}, {9, 2, 1, 0}}
	elo := stats.Elo(wins)
	for i := range wins {
		won, expected := 0., 0.
		for j := range wins {
			if i != j {
				won += wins[i][j]
				expected += (wins[i][j] + wins[j][i]) * stats.Expected(elo[i], elo[j])
			}
		}
		assert.InDelta(t, won, expected, 1e-6)
	}
}

func TestEloOfWhoNeverLost(t *testing.T) {
	elo := stats.Elo(stats.Matrix{{0, 50, 50}, {0, 0, 30}, {0, 20, 0}})
	for _, r := range elo {
		assert.False(t, math.IsInf(r, 0) || math.IsNaN(r))
	}
	assert.Greater(t, elo[0], elo[1])
	assert.Greater(t, elo[1], elo[2])
}

func TestCyclic(t *testing.T) {
	rock := stats.Matrix{{0, 90, 10}, {10, 0, 90}, {90, 10, 0}}
	assert.InDelta(t, 1, stats.Cyclic(rock), 1e-9)
	assert.InDelta(t, 0, stats.Cyclic(stats.Matrix{{0, 90}, {10, 0}}), 1e-9, "two can't go in a circle")
	assert.Zero(t, stats.Cyclic(stats.Matrix{{0, 50, 50}, {50, 0, 50}, {50, 50, 0}}))
	mixed := stats.Cyclic(stats.Matrix{{0, 60, 60}, {40, 0, 90}, {40, 10, 0}})
	assert.Greater(t, mixed, 0.0)
	assert.Less(t, mixed, 1.0)
}

func TestCyclicByChance(t *testing.T) {
	mean, likely := stats.CyclicByChance(1, stats.Matrix{{0, 90, 10}, {10, 0, 90}, {90, 10, 0}})
	assert.Less(t, likely, 0.01, "circles like these aren't chance")
	assert.Less(t, mean, 0.7)
	_, likely = stats.CyclicByChance(1, stats.Matrix{{0, 600, 692}, {400, 0, 600}, {308, 400, 0}})
	assert.Greater(t, likely, 0.3, "ratings tell this")
}
