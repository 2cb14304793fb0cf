package contest

import (
	"slices"

	"boardduels/ai/arena/stats"
)

// fewest is how many sets of games it takes until those that were played tell how much sets differ.
const fewest = 10

// scoreOf returns the share of hits with the interval of a bootstrap over whole sets of games. Where all were hits or
// none was, it is Wilson's for so many trials; where sets are few, or all came to the same, it is no narrower than
// that, since drawing them again would make the little that was seen certain. Of no sets nothing is known.
func scoreOf(seed uint64, sets []stats.Cluster) stats.Estimate {
	e, n := stats.Ratio(seed, sets), len(sets)
	switch {
	case n == 0:
	case e.Value == 0 || e.Value == 1:
		e.Interval = stats.Wilson(e.Value, n)
	case n < fewest || alike(sets):
		least := stats.Wilson(e.Value, n)
		e.Interval = e.Including(least.Low).Including(least.High)
	}
	return e
}

// alike reports whether all sets of games, which have as many each, came to the same.
func alike[T comparable](sets []T) bool {
	return !slices.ContainsFunc(sets, func(set T) bool { return set != sets[0] })
}
