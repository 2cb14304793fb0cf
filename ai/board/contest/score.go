package contest

import "boardduels/ai/arena/stats"

// fewest is how many sets of games it takes until those that were played tell how much sets differ.
const fewest = 10

// scoreOf returns the share of hits with the interval of a bootstrap over whole sets of games. Where they are few, or
// all came to the same, drawing them again would make the little that was seen certain: there the interval is no
// narrower than Wilson's for so many trials.
func scoreOf(seed uint64, sets []stats.Cluster) stats.Estimate {
	e := stats.Ratio(seed, sets)
	if n := len(sets); n < fewest || alike(sets) {
		least := stats.Wilson(e.Value, n)
		e.Interval = e.Including(least.Low).Including(least.High)
	}
	return e
}

// alike reports whether all sets, which have as many games each, came to the same.
func alike(sets []stats.Cluster) bool {
	for _, s := range sets {
		if s != sets[0] {
			return false
		}
	}
	return true
}
