package stats_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"boardduels/ai/arena/stats"
	"boardduels/internal/quick"
	"boardduels/runtime/game"
)

// draw adds a trial to scores: each score with its chance.
func draw(chance *game.Stream, scores stats.Scores, chances []float64) {
	u := float64(chance.Next()>>11) / (1 << 53)
	for i, p := range chances {
		if u -= p; u < 0 || i == len(chances)-1 {
			scores[i]++
			return
		}
	}
}

// leaves reports whether the true mean is ever outside of the sequence of intervals, looked at after every round of one
// trial of each kind.
func leaves(chance *game.Stream, kinds [][]float64, mean, alpha float64, rounds int) bool {
	scores := make(stats.Scores, len(kinds[0]))
	for round := range rounds {
		for _, chances := range kinds {
			draw(chance, scores, chances)
		}
		// Looking at every early round, and then at some, is all that a hurried observer could do.
		if round < 50 || round%10 == 0 {
			if !scores.Sequence(alpha).Holds(mean) {
				return true
			}
		}
	}
	return false
}

// However often one looks, the share of experiments in which a true mean is ever ruled out stays below alpha.
func TestTheErrorRateOfStoppingEarly(t *testing.T) {
	quick.Skip(t, "makes some thousand experiments up")
	const alpha, experiments, rounds = 0.1, 200, 300
	for name, c := range map[string]struct {
		kinds [][]float64
		mean  float64
	}{
		"even games":                  {[][]float64{{0.5, 0.5}}, 0.5},
		"even pairs":                  {[][]float64{{0.25, 0.5, 0.25}}, 0.5},
		"pairs that share their luck": {[][]float64{{0.45, 0.1, 0.45}}, 0.5},
		"a rare win":                  {[][]float64{{0.98, 0.02}}, 0.02},
		"kinds that differ":           {[][]float64{{0.9, 0.1}, {0.1, 0.9}, {0.5, 0.5}}, 0.5},
		"differences":                 {[][]float64{{0.05, 0.2, 0.5, 0.2, 0.05}}, 0.5},
	} {
		t.Run(name, func(t *testing.T) {
			chance := game.NewStream(7, uint64(len(name)))
			wrong := 0
			for range experiments {
				if leaves(&chance, c.kinds, c.mean, alpha, rounds) {
					wrong++
				}
			}
			// Two standard errors above alpha: a rate above it would show.
			limit := alpha*experiments + 2*math.Sqrt(alpha*(1-alpha)*experiments)
			assert.LessOrEqual(t, float64(wrong), limit)
		})
	}
}

// An interval of a fixed number of trials, looked at as often, would be wrong far more often: the test above can fail.
func TestLookingOftenAtAFixedIntervalIsWrong(t *testing.T) {
	chance := game.NewStream(3, 0)
	wrong := 0
	const experiments = 400
	for range experiments {
		wins, n := 0, 0
		for n < 300 {
			wins += chance.Below(2)
			n++
			if s := stats.NewShare(wins, n); n > 10 && !s.Holds(0.5) {
				wrong++
				break
			}
		}
	}
	assert.Greater(t, wrong, experiments/5)
}

func TestAClearDifferenceStopsEarly(t *testing.T) {
	chance := game.NewStream(5, 0)
	total := 0
	const experiments = 100
	for range experiments {
		scores := make(stats.Scores, 3)
		for scores.N() < 5000 && scores.Sequence(0.05).Holds(0.5) {
			for range 10 {
				draw(&chance, scores, []float64{0.16, 0.48, 0.36}) // 60 %
			}
		}
		assert.Greater(t, scores.Mean(), 0.5)
		total += scores.N()
	}
	assert.Less(t, total/experiments, 200, "pairs until 60 % are told from 50 %")
}

func TestSequenceCorners(t *testing.T) {
	assert.Equal(t, stats.Interval{Low: 0, High: 1}, stats.Scores{0, 0}.Sequence(0.05))
	none := stats.Scores{100, 0}.Sequence(0.05)
	assert.Equal(t, 0.0, none.Low)
	assert.Less(t, none.High, 0.15)
	few, many := stats.Scores{50, 50}.Sequence(0.05), stats.Scores{5000, 5000}.Sequence(0.05)
	assert.Less(t, many.Half(), few.Half()/5)
	assert.Less(t, many.Half(), 0.02)
}

func TestSequencesAreSymmetricAndHoldTheMean(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		scores := stats.Scores(rapid.SliceOfN(rapid.IntRange(0, 2000), 2, 5).Draw(t, "scores"))
		here, there := scores.Sequence(0.05), scores.Flip().Sequence(0.05)
		assert.InDelta(t, here.Low, 1-there.High, 1e-9)
		assert.True(t, here.Holds(scores.Mean()))
	})
}
