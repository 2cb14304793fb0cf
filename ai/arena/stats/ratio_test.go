package stats_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/arena/stats"
	"boardduels/runtime/game"
)

// clusters draws runs whose trials depend on each other: each run has a chance of its own, 0.2 or 0.6.
func clusters(chance *game.Stream, runs int) []stats.Cluster {
	all := make([]stats.Cluster, runs)
	for i := range all {
		tenths := 2 + 4*chance.Below(2)
		trials := 10 + chance.Below(20)
		for range trials {
			all[i].Trials++
			if chance.Below(10) < tenths {
				all[i].Hits++
			}
		}
	}
	return all
}

// In 95 of 100 experiments the interval holds the true share, although trials of a run are alike. An interval that took
// each trial for independent wouldn't.
func TestRatioIntervalsHoldTheTruth(t *testing.T) {
	chance := game.NewStream(5, 0)
	const experiments = 300
	held, naive := 0, 0
	for i := range experiments {
		runs := clusters(&chance, 60)
		r := stats.Ratio(uint64(i), runs)
		if r.Holds(0.4) {
			held++
		}
		hits, trials := 0., 0.
		for _, c := range runs {
			hits, trials = hits+c.Hits, trials+c.Trials
		}
		assert.InDelta(t, hits/trials, r.Value, 1e-12)
		if stats.NewShare(int(hits), int(trials)).Holds(0.4) {
			naive++
		}
	}
	assert.InDelta(t, 0.95*experiments, held, 3*3.8)
	assert.Less(t, naive, 250)
}

func TestRatioOfDifferences(t *testing.T) {
	r := stats.Ratio(1, []stats.Cluster{{-2, 10}, {1, 10}, {-2, 10}, {-1, 10}})
	assert.InDelta(t, -0.1, r.Value, 1e-12)
	assert.Less(t, r.Low, -0.1)
	assert.Greater(t, r.High, -0.1)
}

func TestRatioOfLittle(t *testing.T) {
	assert.Equal(t, stats.Estimate{Interval: stats.Interval{Low: 0, High: 1}}, stats.Ratio(1, nil))
	assert.Equal(t, stats.Interval{Low: 0, High: 1}, stats.Ratio(1, []stats.Cluster{{3, 4}}).Interval)
	assert.Equal(t, stats.Interval{Low: -1, High: 1}, stats.Ratio(1, []stats.Cluster{{-3, 4}}).Interval)
	assert.Equal(t, stats.Interval{Low: 0, High: 1}, stats.Ratio(1, []stats.Cluster{{}, {}}).Interval)
}
