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
