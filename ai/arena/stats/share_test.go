package stats_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"boardduels/ai/arena/stats"
)

func TestWilsonIntervals(t *testing.T) {
	for _, c := range []struct {
		k, n      int
		low, high float64
	}{
		{50, 100, 0.40383, 0.59617},
		{0, 10, 0, 0.27753},
		{10, 10, 0.72247, 1},
		{1, 1, 0.20655, 1},
		{5100, 10000, 0.50020, 0.51979},
	} {
		s := stats.NewShare(c.k, c.n)
		assert.InDelta(t, c.low, s.Low, 1e-5, "%d of %d", c.k, c.n)
		assert.InDelta(t, c.high, s.High, 1e-5, "%d of %d", c.k, c.n)
	}
	assert.Equal(t, stats.Share{Interval: stats.Interval{Low: 0, High: 1}}, stats.NewShare(0, 0), "nothing is known")
}

func TestWilsonIntervalsHoldTheirShare(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 1e6).Draw(t, "n")
		s := stats.NewShare(rapid.IntRange(0, n).Draw(t, "k"), n)
		assert.LessOrEqual(t, 0.0, s.Low)
		assert.LessOrEqual(t, s.Low, s.Share+1e-12)
		assert.LessOrEqual(t, s.Share, s.High+1e-12)
		assert.LessOrEqual(t, s.High, 1.0)
	})
}

// Newcombe's own examples, method 10 in his tables.
func TestDifferences(t *testing.T) {
	for _, c := range []struct {
		a, m, b, n int
		low, high  float64
	}{
		{56, 70, 48, 80, 0.0524, 0.3339},
		{9, 10, 3, 10, 0.1705, 0.8090},
		{10, 10, 0, 20, 0.6791, 1},
		{0, 10, 0, 10, -0.2775, 0.2775},
	} {
		d := stats.Difference(stats.NewShare(c.a, c.m), stats.NewShare(c.b, c.n))
		assert.InDelta(t, c.low, d.Low, 5e-5)
		assert.InDelta(t, c.high, d.High, 5e-5)
	}
	nothing := stats.Difference(stats.NewShare(0, 0), stats.NewShare(5, 10))
	assert.Equal(t, stats.Estimate{Interval: stats.Interval{Low: -1, High: 1}}, nothing)
}
