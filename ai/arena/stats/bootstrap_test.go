package stats_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/arena/stats"
	"boardduels/runtime/game"
)

func TestMeanOfPairs(t *testing.T) {
	// The standard error of pairs that share their luck is that of half as many games.
	shared := stats.Mean(1, stats.Scores{500, 0, 500})
	assert.InDelta(t, 0.5, shared.Value, 1e-9)
	assert.InDelta(t, 1.96*0.0158, shared.Half(), 0.003)

	// Pairs that cancel their luck are known better than games would be.
	cancelled := stats.Mean(1, stats.Scores{50, 900, 50})
	assert.InDelta(t, 1.96*0.005, cancelled.Half(), 0.001)

	// Strata don't add to the variance.
	strata := stats.Mean(1, stats.Scores{0, 100}, stats.Scores{100, 0}, stats.Scores{50, 50})
	assert.InDelta(t, 0.5, strata.Value, 1e-9)
	assert.InDelta(t, 1.96*0.05/3, strata.Half(), 0.005)
}

func TestMeanIsTheSameForTheSameSeed(t *testing.T) {
	scores := stats.Scores{300, 400, 500}
	assert.Equal(t, stats.Mean(1, scores), stats.Mean(1, scores))
	assert.NotEqual(t, stats.Mean(1, scores), stats.Mean(2, scores))
}

func TestMeanOfWhatDoesNotVary(t *testing.T) {
	assert.Equal(t, stats.NewShare(10, 10).Interval, stats.Mean(1, stats.Scores{0, 10}).Interval)
	assert.Equal(t, stats.Estimate{Value: 0.5, Interval: stats.Interval{Low: 0, High: 1}}, stats.Mean(1, stats.Scores{0, 0}))
}

// In 95 of 100 experiments the interval holds the true mean.
func TestBootstrapIntervalsHoldTheTruth(t *testing.T) {
	chance := game.NewStream(11, 0)
	held := 0
	const experiments = 300
	for i := range experiments {
		scores := make(stats.Scores, 3)
		for range 200 {
			draw(&chance, scores, []float64{0.3, 0.5, 0.2})
		}
		if stats.Mean(uint64(i), scores).Holds(0.45) {
			held++
		}
	}
	assert.InDelta(t, 0.95*experiments, held, 3*3.8)
}

// Strata of few trials are drawn as many as they are, and count as much as others: so a mean is as uncertain as they
// are.
func TestMeanOfUnequalStrata(t *testing.T) {
	one := stats.Mean(1, stats.Scores{30, 70}, stats.Scores{1, 0})
	assert.InDelta(t, 0.35, one.Value, 1e-9)
	assert.True(t, one.Holds(one.Value), "%+v", one)
	assert.Greater(t, one.Half(), 0.2, "half of it rests on a single trial")

	var strata []stats.Scores
	for range 16 {
		strata = append(strata, stats.Scores{0, 8}, stats.Scores{30, 30})
	}
	stopped := stats.Mean(1, strata...)
	assert.InDelta(t, 0.75, stopped.Value, 1e-9)
	assert.InDelta(t, stopped.Value, (stopped.Low+stopped.High)/2, 0.01, "%+v", stopped)
	assert.InDelta(t, 1.96*0.02, stopped.Half(), 0.005)
}

// Strata that aren't tried yet say nothing, not that they are even.
func TestMeanLeavesOutWhatWasNotTried(t *testing.T) {
	none := stats.Scores{0, 0}
	assert.Equal(t, stats.Mean(1, stats.Scores{30, 70}), stats.Mean(1, none, stats.Scores{30, 70}, none, none))
	assert.Equal(t, stats.Mean(1, none), stats.Mean(1, none, none))
	assert.Equal(t, stats.Mean(1, none), stats.Mean(1))
}

// Intervals of few trials in each stratum, or of nearly all alike, hold the truth too.
func TestBootstrapOfFewTrialsHoldsTheTruth(t *testing.T) {
	for name, c := range map[string]struct {
		chances []float64 // of a win, by stratum
		trials  int       // in each
	}{
		"one of each":    {[]float64{0.3, 0.5, 0.7, 0.6, 0.4, 0.5, 0.8, 0.2, 0.5, 0.6, 0.4, 0.5}, 1},
		"three of each":  {[]float64{0.3, 0.5, 0.7, 0.6}, 3},
		"nearly all won": {[]float64{0.97}, 20},
		"clear strata":   {[]float64{0.99, 0.02}, 12},
	} {
		t.Run(name, func(t *testing.T) {
			chance := game.NewStream(uint64(len(name)), 0)
			truth := 0.
			for _, p := range c.chances {
				truth += p / float64(len(c.chances))
			}
			const experiments = 150
			held := 0
			for i := range experiments {
				strata := make([]stats.Stratum, len(c.chances))
				won := 0
				for s, p := range c.chances {
					strata[s].Scores = make(stats.Scores, 2)
					for range c.trials {
						draw(&chance, strata[s].Scores, []float64{1 - p, p})
					}
					won += strata[s].Scores[1]
				}
				interval := stats.Bootstrap(uint64(i), strata, 1, func(sample []stats.Wins, statistics []float64) {
					won, of := 0., 0.
					for _, w := range sample {
						won, of = won+w.Won, of+w.Of
					}
					statistics[0] = won / of
				})[0]
				if interval.Holds(truth) {
					held++
				}
			}
			assert.GreaterOrEqual(t, held, experiments*88/100)
		})
	}
}
