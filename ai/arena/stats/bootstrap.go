package stats

import (
	"math"
	"slices"

	"boardduels/runtime/game"
)

// Resamples is how many samples a bootstrap draws.
const Resamples = 1000

// Bootstrap returns the percentile intervals of some statistics (B. Efron, 1979): strata are drawn again, each with
// as many trials as it had, and compute writes the statistics of a drawn sample into a slice of the given length. Trials
// must be independent of each other; games that share their luck are one trial.
func Bootstrap(seed uint64, strata []Scores, length int, compute func(sample []Scores, statistics []float64)) []Interval {
	chance := game.NewStream(seed, 0)
	sample := make([]Scores, len(strata))
	for i, s := range strata {
		sample[i] = make(Scores, len(s))
	}
	drawn := make([][]float64, length)
	statistics := make([]float64, length)
	for range Resamples {
		for i, s := range strata {
			s.resample(&chance, sample[i])
		}
		compute(sample, statistics)
		for i, value := range statistics {
			drawn[i] = append(drawn[i], value)
		}
	}
	intervals := make([]Interval, length)
	for i := range drawn {
		intervals[i] = percentiles(drawn[i])
	}
	return intervals
}

// percentiles returns the interval of what a bootstrap has drawn, which it sorts.
func percentiles(drawn []float64) Interval {
	slices.Sort(drawn)
	return Interval{quantile(drawn, (1-Confidence)/2), quantile(drawn, (1+Confidence)/2)}
}

// Mean returns the mean over strata of their mean scores, with its bootstrap interval. Where the sample can't tell how
// much it varies, as after wins only, the interval is Wilson's for that many trials.
func Mean(seed uint64, strata ...Scores) Estimate {
	mean := func(sample []Scores) float64 {
		sum := 0.
		for _, s := range sample {
			sum += s.Mean()
		}
		return sum / float64(len(sample))
	}
	trials, varies := 0, false
	for _, s := range strata {
		trials += s.N()
		varies = varies || s.varies()
	}
	value := mean(strata)
	if !varies {
		wins := int(math.Round(float64(trials) * value))
		return Estimate{value, NewShare(wins, trials).Interval}
	}
	return Estimate{value, Bootstrap(seed, strata, 1, func(sample []Scores, statistics []float64) {
		statistics[0] = mean(sample)
	})[0]}
}

// varies reports whether more than one score was reached.
func (s Scores) varies() bool {
	different := 0
	for _, count := range s {
		if count > 0 {
			different++
		}
	}
	return different > 1
}

// resample draws as many trials as s has, each one of its own with the same chance, into sample.
func (s Scores) resample(chance *game.Stream, sample Scores) {
	trials, left := s.N(), s.N()
	for i, count := range s {
		if trials == 0 {
			sample[i] = 0
			continue
		}
		sample[i] = binomial(chance, left, float64(count)/float64(trials))
		left -= sample[i]
		trials -= count
	}
}

// quantile returns the value below which a share of some sorted values lies, between two of them in proportion.
func quantile(sorted []float64, share float64) float64 {
	at := share * float64(len(sorted)-1)
	i := min(int(at), len(sorted)-2)
	part := at - float64(i)
	return float64(sorted[i]*(1-part)) + float64(sorted[i+1]*part)
}
