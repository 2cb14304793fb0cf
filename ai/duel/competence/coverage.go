package competence

import (
	"cmp"
	"context"
	"math"
	"slices"

	"boardduels/ai"
	"boardduels/ai/cbr/retrieval"
	"boardduels/kb"
	"boardduels/schema"
)

// Use is what a case does for recorded situations.
type Use struct {
	Nearest   int     // situations to which no other case is nearer
	Retrieved int     // situations for which it is one of the two that are found, those included
	Mean, Far float32 // distance of the situations to which it is the nearest, mean and greatest; 0 without any
	// Instead says which other case would be the nearest, and to how many of these situations, the most frequent first.
	Instead []Substitute
	Changed []int // situations in which another card would be played without it
}

// Substitute is a case that would be nearest instead of another.
type Substitute struct {
	Case       int // its place
	Situations int
}

// Coverage is how well cases cover recorded situations.
type Coverage struct {
	Uses []Use   // by the case's place
	Mean float32 // distance of a situation to its nearest case
}

// Cover measures a hero's cases. It returns the error of a context that ends.
func Cover(ctx context.Context, k *kb.Knowledge, all []Recorded) (*Coverage, error) {
	c := &Coverage{Uses: make([]Use, len(k.Cases))}
	instead := make([]map[int]int, len(k.Cases))
	sums := make([]float64, len(k.Cases))
	for i := range all {
		order := nearest(&all[i].Inputs, k.Cases)
		first := order[0]
		u := &c.Uses[first.place]
		u.Nearest++
		u.Retrieved++
		u.Far = max(u.Far, first.distance)
		sums[first.place] += float64(first.distance)
		if len(order) > 1 {
			c.Uses[order[1].place].Retrieved++
			if instead[first.place] == nil {
				instead[first.place] = map[int]int{}
			}
			instead[first.place][order[1].place]++
		}
	}
	total := 0.0
	for i := range c.Uses {
		u := &c.Uses[i]
		total += sums[i]
		if u.Nearest > 0 {
			u.Mean = float32(sums[i] / float64(u.Nearest))
		}
		u.Instead = substitutes(instead[i])
	}
	c.Mean = float32(total / float64(max(len(all), 1)))
	return c, c.leaveOut(ctx, k, all)
}

// leaveOut finds which decisions each case changes.
func (c *Coverage) leaveOut(ctx context.Context, k *kb.Knowledge, all []Recorded) error {
	if len(k.Cases) < 2 {
		return ctx.Err()
	}
	base, err := decisions(ctx, k, all)
	for i := range k.Cases {
		if err != nil {
			return err
		}
		without := *k
		without.Cases = slices.Delete(slices.Clone(k.Cases), i, i+1)
		now, failed := decisions(ctx, &without, all)
		if err = failed; err == nil {
			c.Uses[i].Changed = differing(base, now)
		}
	}
	return err
}

func substitutes(counts map[int]int) (list []Substitute) {
	for place := range schema.MaxCases {
		if counts[place] > 0 {
			list = append(list, Substitute{place, counts[place]})
		}
	}
	slices.SortStableFunc(list, func(a, b Substitute) int { return cmp.Compare(b.Situations, a.Situations) })
	return list
}

// near is a case with its distance to a situation.
type near struct {
	place    int
	distance float32
}

// nearest returns the cases by their distance to a situation; of equal ones the first comes first, as it is retrieved.
func nearest(s *ai.Situation, cases []schema.Case) []near {
	order := make([]near, len(cases))
	for i := range cases {
		order[i] = near{i, retrieval.Distance(s, &cases[i])}
	}
	slices.SortStableFunc(order, func(a, b near) int { return cmp.Compare(a.distance, b.distance) })
	return order
}

// Gap is a recorded situation from which all cases are far.
type Gap struct {
	Situation int // its place
	Case      int // the nearest, by its place
	Distance  float32
}

// Uncovered returns some situations that cases cover badly, the worst first. Each is taken for covered once it is
// chosen, so that they aren't all alike (farthest-first traversal: T. Gonzalez, "Clustering to minimize the maximum
// intercluster distance", 1985). Those that are as close to a case as the same situation aren't among them.
func Uncovered(cases []schema.Case, all []Recorded, most int) (gaps []Gap) {
	far := make([]Gap, len(all)) // with the distance to the nearest case or listed situation
	for i := range all {
		place, distance := closest(&all[i].Inputs, cases)
		far[i] = Gap{i, place, distance}
	}
	left := slices.Clone(far)
	for len(gaps) < most && len(left) > 0 {
		worst := slices.MaxFunc(left, func(a, b Gap) int { return cmp.Compare(a.Distance, b.Distance) })
		if worst.Distance <= retrieval.Close {
			break
		}
		gaps = append(gaps, far[worst.Situation])
		listed := schema.Case{Inputs: all[worst.Situation].Inputs}
		for i := range left {
			left[i].Distance = min(left[i].Distance, retrieval.Distance(&all[i].Inputs, &listed))
		}
	}
	slices.SortStableFunc(gaps, func(a, b Gap) int { return cmp.Compare(b.Distance, a.Distance) })
	return gaps
}

// Replacement is what comes of putting a new case into the place of another.
type Replacement struct {
	Case    int     // the place of the old one
	Mean    float32 // distance of a situation to its nearest case afterwards
	Changed []int   // situations in which another card would be played
}

// Replacements tries a new case in the place of each, and lists the places: first that after which the cases cover the
// situations best, so the least useful case. It returns the error of a context that ends.
func Replacements(ctx context.Context, k *kb.Knowledge, added schema.Case, all []Recorded) ([]Replacement, error) {
	base, err := decisions(ctx, k, all)
	if err != nil {
		return nil, err
	}
	list := make([]Replacement, len(k.Cases))
	for i := range k.Cases {
		with := *k
		with.Cases = slices.Clone(k.Cases)
		with.Cases[i] = added
		now, err := decisions(ctx, &with, all)
		if err != nil {
			return nil, err
		}
		list[i] = Replacement{i, meanDistance(with.Cases, all), differing(base, now)}
	}
	slices.SortStableFunc(list, func(a, b Replacement) int {
		return cmp.Or(cmp.Compare(a.Mean, b.Mean), cmp.Compare(len(a.Changed), len(b.Changed)))
	})
	return list, nil
}

// meanDistance returns how far a situation is from its nearest case; NaN without situations.
func meanDistance(cases []schema.Case, all []Recorded) float32 {
	if len(all) == 0 {
		return float32(math.NaN())
	}
	sum := 0.0
	for i := range all {
		_, distance := closest(&all[i].Inputs, cases)
		sum += float64(distance)
	}
	return float32(sum / float64(len(all)))
}

func closest(s *ai.Situation, cases []schema.Case) (place int, distance float32) {
	distance = float32(math.Inf(1))
	for i := range cases {
		if d := retrieval.Distance(s, &cases[i]); d < distance {
			place, distance = i, d
		}
	}
	return place, distance
}
