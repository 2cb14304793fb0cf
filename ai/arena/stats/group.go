package stats

import (
	"cmp"
	"slices"

	"boardduels/runtime/game"
)

// fewest is the least number of trials from which a stratum can tell how much it varies.
const fewest = 10

// group is strata that ask the same.
type group struct {
	places []int // of the strata among all
	strata []Scores
	all    Scores
	shares []float64 // of the scores of all, each stratum counting alike, however many its trials
	drawn  Scores    // buffer
	isFew  bool
}

// byGroup returns the groups of strata, in the order of their numbers.
func byGroup(strata []Stratum) []group {
	places := make([]int, len(strata))
	for i := range places {
		places[i] = i
	}
	slices.SortStableFunc(places, func(a, b int) int { return cmp.Compare(strata[a].Group, strata[b].Group) })
	var groups []group
	for n, i := range places {
		if n == 0 || strata[i].Group != strata[places[n-1]].Group {
			groups = append(groups, group{})
		}
		g := &groups[len(groups)-1]
		g.places, g.strata = append(g.places, i), append(g.strata, strata[i].Scores)
	}
	for i := range groups {
		groups[i].join()
	}
	return groups
}

// join counts the trials of all strata, in steps that hold the steps of each, and finds whether they can't be drawn
// each of its own: because one is too small, or none varies.
func (g *group) join() {
	steps := 1
	for _, s := range g.strata {
		steps = leastMultiple(steps, s.top())
	}
	isSmall := func(s Scores) bool { return s.N() < fewest }
	g.isFew = len(g.strata) > 1 && (slices.ContainsFunc(g.strata, isSmall) || !slices.ContainsFunc(g.strata, Scores.varies))
	g.all, g.drawn, g.shares = make(Scores, steps+1), make(Scores, steps+1), make([]float64, steps+1)
	for _, s := range g.strata {
		trials := float64(s.N())
		for i, count := range s {
			if count > 0 {
				g.all[i*steps/s.top()] += count
				g.shares[i*steps/s.top()] += float64(count) / trials
			}
		}
	}
}

// leastMultiple returns the least number that both a and b divide.
func leastMultiple(a, b int) int {
	n := a
	for n%b != 0 {
		n += a
	}
	return n
}

// resample draws the strata again into a sample of all strata.
func (g *group) resample(chance *game.Stream, sample []Wins) {
	switch {
	case !g.all.varies():
		g.imagine(chance, sample)
	case g.isFew:
		for n, s := range g.strata {
			drawAmong(g.shares, chance, s.N(), g.drawn)
			g.give(n, g.drawn.Mean(), 0, sample)
		}
	default:
		for n, s := range g.strata {
			drawn := g.drawn[:len(s)]
			drawAmong(s, chance, s.N(), drawn)
			sample[g.places[n]] = drawn.wins()
		}
	}
}

// imagine draws a share of wins that trials with the same score leave likely.
func (g *group) imagine(chance *game.Stream, sample []Wins) {
	n, mean := float64(g.all.N()), g.all.Mean()
	share := beta(chance, float64(n*mean)+0.5, float64(n*(1-mean))+0.5)
	for n := range g.strata {
		g.give(n, share, 1/float64(len(g.strata)), sample)
	}
}

// give gives the n-th stratum a share of wins, and some more trials than it had.
func (g *group) give(n int, share, more float64, sample []Wins) {
	s := g.strata[n]
	of := (float64(s.N()) + more) * float64(s.top())
	sample[g.places[n]] = Wins{Won: share * of, Of: of}
}

// drawAmong draws trials, each one of its own whose chances of the scores are in proportion to shares, into sample.
func drawAmong[N int | float64](shares []N, chance *game.Stream, trials int, sample Scores) {
	for i, share := range shares {
		var rest N // added up anew, so that the last score's chance is exactly 1
		for _, other := range shares[i:] {
			rest += other
		}
		sample[i] = 0
		if share > 0 {
			sample[i] = binomial(chance, trials, float64(share)/float64(rest))
		}
		trials -= sample[i]
	}
}

// wins returns what the trials came to, in games of a trial.
func (s Scores) wins() Wins {
	sum := 0
	for i, count := range s {
		sum += i * count
	}
	return Wins{Won: float64(sum), Of: float64(s.N() * s.top())}
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
