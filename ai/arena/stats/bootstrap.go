package stats

import (
	"math"
	"slices"

	"boardduels/runtime/game"
)

// Resamples is how many samples a bootstrap draws.
const Resamples = 1000

// Stratum is trials of one kind.
type Stratum struct {
	Scores
	// Group is that of the strata which ask the same under other circumstances, as two players with other heroes.
	Group int
}

// Wins is a number of wins, which need not be whole in a drawn sample, among a number of games.
type Wins struct {
	Won, Of float64
}

// Bootstrap returns the percentile intervals of some statistics (B. Efron, 1979): strata are drawn again, each with
// as many trials as it had, and compute writes the statistics of a drawn sample into a slice of the given length.
// Trials must be independent of each other; games that share their luck are one trial.
//
// Strata of few trials can't tell how much each of them varies, so that each of a group is drawn from all of them
// together (collapsed strata; W. G. Cochran, "Sampling Techniques", 1977, section 5A.12), which rather overstates it.
// Where all trials of a group had the same score, drawing again would call the little that was seen certain: there the
// group's share of wins is drawn from what the trials leave likely after H. Jeffreys' prior of half a win and half a
// defeat (L. D. Brown, T. T. Cai and A. DasGupta, "Interval estimation for a binomial proportion", 2001). The prior
// counts as a trial, so that also those who have played nobody may be anything.
func Bootstrap(seed uint64, strata []Stratum, length int, compute func(sample []Wins, statistics []float64)) []Interval {
	chance := game.NewStream(seed, 0)
	sample := make([]Wins, len(strata))
	drawn := make([][]float64, length)
	statistics := make([]float64, length)
	groups := byGroup(strata)
	for range Resamples {
		for i := range groups {
			groups[i].resample(&chance, sample)
		}
		compute(sample, statistics)
		for i, value := range statistics {
			drawn[i] = append(drawn[i], value)
		}
	}
	intervals := make([]Interval, length)
	for i := range drawn {
		intervals[i] = Percentiles(drawn[i])
	}
	return intervals
}

// Percentiles returns the interval of what a bootstrap has drawn, at least two values, which it sorts.
func Percentiles(drawn []float64) Interval {
	slices.Sort(drawn)
	return Interval{quantile(drawn, (1-Confidence)/2), quantile(drawn, (1+Confidence)/2)}
}

// Mean returns the mean over strata of their mean scores, with its bootstrap interval; strata without trials are left
// out. Where the sample can't tell how much it varies, as after wins only, the interval is Wilson's for that many
// trials. Of no trials it returns one half, in 0…1.
func Mean(seed uint64, strata ...Scores) Estimate {
	sum, trials, varies := 0., 0, false
	var tried []Stratum
	for _, s := range strata {
		if s.N() > 0 {
			sum += s.Mean()
			trials += s.N()
			varies = varies || s.varies()
			tried = append(tried, Stratum{Scores: s})
		}
	}
	if trials == 0 {
		return Estimate{0.5, Interval{0, 1}}
	}
	value := sum / float64(len(tried))
	if !varies {
		wins := int(math.Round(float64(trials) * value))
		return Estimate{value, NewShare(wins, trials).Interval}
	}
	return Estimate{value, Bootstrap(seed, tried, 1, func(sample []Wins, statistics []float64) {
		sum := 0.
		for _, w := range sample {
			sum += w.Won / w.Of
		}
		statistics[0] = sum / float64(len(sample))
	})[0]}
}

// quantile returns the value below which a share of some sorted values lies, between two of them in proportion.
func quantile(sorted []float64, share float64) float64 {
	at := float64(share * float64(len(sorted)-1))
	i := min(int(at), len(sorted)-2)
	part := at - float64(i)
	return float64(sorted[i]*(1-part)) + float64(sorted[i+1]*part)
}
