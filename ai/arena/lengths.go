package arena

import "boardduels/ai/arena/stats"

// Lengths is how many rounds duels had.
type Lengths struct {
	Mean     float64 `json:"mean"`
	Median   int     `json:"median"`
	Tenth    int     `json:"percentile_10"`
	Ninetyth int     `json:"percentile_90"`
	Longest  int     `json:"longest"`
	// Counts are the numbers of duels by rounds, from 0.
	Counts Counts `json:"counts"`
}

// NewLengths describes duels counted by their rounds.
func NewLengths(counts Counts) Lengths {
	l := Lengths{Longest: max(0, len(counts)-1), Counts: counts}
	duels, total := stats.Scores(counts).N(), 0
	for rounds, n := range counts {
		total += rounds * n
	}
	if duels > 0 {
		l.Mean = float64(total) / float64(duels)
	}
	l.Tenth, l.Median, l.Ninetyth = counts.quantile(duels, 0.1), counts.quantile(duels, 0.5), counts.quantile(duels, 0.9)
	return l
}

// quantile is the least number of rounds that a share of the duels doesn't exceed.
func (c Counts) quantile(duels int, share float64) int {
	seen := 0
	for rounds, n := range c {
		if seen += n; n > 0 && float64(seen) >= share*float64(duels) {
			return rounds
		}
	}
	return 0
}

// lengths describes the duels of some fixtures with a pack.
func (r *Result) lengths(pack int, of func(*Fixture) bool) Lengths {
	sum := Counts{}
	for i := range r.Plan.Fixtures {
		if !of(&r.Plan.Fixtures[i]) {
			continue
		}
		for rounds, n := range r.Tallies[i].Rounds[pack] {
			sum.Add(rounds, n)
		}
	}
	return NewLengths(sum)
}
