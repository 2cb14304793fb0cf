package stats

import "boardduels/runtime/game"

// Cluster is what was counted in one of some independent runs: Hits among Trials, which may depend on each other within
// the run. Hits may be a difference of two counts, and so below 0.
type Cluster struct {
	Hits, Trials float64
}

// Ratio returns the share of hits among all trials, with the percentile interval of a bootstrap that draws whole
// clusters. Of no trials nothing is known. One cluster can't tell how much clusters differ: its interval is as wide as
// shares are.
func Ratio(seed uint64, clusters []Cluster) Estimate {
	var sum Cluster
	least := 0.
	for _, c := range clusters {
		sum.add(c)
		if c.Hits < 0 {
			least = -1
		}
	}
	if len(clusters) < 2 || sum.Trials == 0 {
		return Estimate{sum.ratio(), Interval{min(least, sum.ratio()), max(1, sum.ratio())}}
	}
	chance := game.NewStream(seed, 0)
	drawn := make([]float64, Resamples)
	for i := range drawn {
		var sample Cluster
		for range clusters {
			sample.add(clusters[chance.Below(len(clusters))])
		}
		drawn[i] = sample.ratio()
	}
	return Estimate{sum.ratio(), Percentiles(drawn)}
}

func (c *Cluster) add(other Cluster) {
	c.Hits += other.Hits
	c.Trials += other.Trials
}

func (c *Cluster) ratio() float64 {
	if c.Trials == 0 {
		return 0
	}
	return c.Hits / c.Trials
}
