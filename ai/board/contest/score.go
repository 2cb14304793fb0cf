package contest

import "boardduels/ai/arena/stats"

// fewest is how many sets of games it takes until those that were played tell how much sets differ.
const fewest = 10

// scoreOf returns the share of hits with the interval of a bootstrap over whole sets of games. That of few sets is no
// narrower than Wilson's for so many trials.
func scoreOf(seed uint64, sets []stats.Cluster) stats.Estimate {
	e := stats.Ratio(seed, sets)
	if n := len(sets); n < fewest {
		least := stats.Wilson(e.Value, n)
		e.Interval = e.Including(least.Low).Including(least.High)
	}
	return e
}
