package kb

import (
	"cmp"
	"math"
	"slices"

	"boardduels/schema"
)

// Agreement tells how far experts agree on the importance of the inputs for one kind of action.
type Agreement struct {
	// W is Kendall's coefficient of concordance, 0…1, corrected for ties, each expert counted as often as its weight
	// says; 1 if all rank alike. It is NaN where nobody tells any inputs apart.
	W float64
	// P is the chance of at least this W if everybody ranked at random (Kendall and Babington Smith 1939, by χ²).
	// Weighty experts count as fewer: as (Σw)²/Σw² of equal ones (Kish 1965).
	P float64
	// Pairs are the pairs of experts, the first before the second.
	Pairs []Pair
	// Departures are where single experts are furthest from the consensus, the furthest first.
	Departures []Departure
}

// Pair is how far two experts agree.
type Pair struct {
	First, Second int     // experts
	Rho           float64 // Spearman's rank correlation, −1…1; NaN where one of them tells no inputs apart
}

// Departure is an input to which an expert gives another rank than all together do.
type Departure struct {
	Expert, Input   int
	Rank, Consensus int // 0…13, 13 the most important
}

// Gap returns how many ranks a departure is off.
func (d Departure) Gap() int { return max(d.Rank-d.Consensus, d.Consensus-d.Rank) }

// Significant is the chance below which agreement isn't taken for luck.
const Significant = 0.05

// Agree compares the experts that count, at least two, on a kind of action, a neuron of their tables.
func Agree(experts []schema.Expert, neuron int) Agreement {
	counting := Counting(experts)
	tables := make([][schema.Inputs]float64, len(counting))
	for i, expert := range counting {
		tables[i] = midranks(&experts[expert].Priorities[neuron])
	}
	weights := make([]int, len(counting))
	for i, expert := range counting {
		weights[i] = Voices(&experts[expert])
	}
	a := Agreement{W: concordance(tables, weights), Departures: departures(experts, neuron)}
	a.P = chiSquareTail(float64(effective(weights)*(schema.Inputs-1))*a.W, schema.Inputs-1)
	for i := range tables {
		for k := i + 1; k < len(tables); k++ {
			a.Pairs = append(a.Pairs, Pair{counting[i], counting[k], correlation(&tables[i], &tables[k])})
		}
	}
	return a
}

// midranks returns the rank of each value among all, 1 the least; equal ones share the mean of theirs.
func midranks(values *[schema.Inputs]int) (result [schema.Inputs]float64) {
	for i, v := range values {
		below, equal := 0, 0
		for _, other := range values {
			switch {
			case other < v:
				below++
			case other == v:
				equal++
			}
		}
		result[i] = float64(below) + float64(equal+1)/2
	}
	return result
}

// effective returns as how many equal experts those with weights are worth.
func effective(weights []int) float64 {
	sum, squares := 0, 0
	for _, w := range weights {
		sum += w
		squares += w * w
	}
	return float64(sum*sum) / float64(squares)
}

// concordance returns Kendall's W of rankings with ties, each of which is there as often as its weight says.
func concordance(tables [][schema.Inputs]float64, weights []int) float64 {
	const n = float64(schema.Inputs)
	var m float64
	for _, w := range weights {
		m += float64(w)
	}
	var squares, ties float64
	for input := range schema.Inputs {
		sum := -m * (n + 1) / 2
		for i := range tables {
			sum += float64(float64(weights[i]) * tables[i][input])
		}
		squares += float64(sum * sum)
	}
	for i := range tables {
		for _, count := range equals(&tables[i]) {
			ties += float64(weights[i] * (count*count*count - count))
		}
	}
	return 12 * squares / (float64(m*m*(n*n*n-n)) - float64(m*ties))
}

// equals returns how often each rank is there.
func equals(ranks *[schema.Inputs]float64) map[float64]int {
	counts := map[float64]int{}
	for _, r := range ranks {
		counts[r]++
	}
	return counts
}

// correlation returns Pearson's correlation of ranks, which is Spearman's of what was ranked.
func correlation(a, b *[schema.Inputs]float64) float64 {
	const mean = float64(schema.Inputs+1) / 2
	var ab, aa, bb float64
	for i := range a {
		x, y := a[i]-mean, b[i]-mean
		ab += float64(x * y)
		aa += float64(x * x)
		bb += float64(y * y)
	}
	return ab / math.Sqrt(aa*bb)
}

// chiSquareTail returns the chance that a χ² with an odd number of degrees of freedom is at least x (Abramowitz and
// Stegun 1964, 26.4.4).
func chiSquareTail(x float64, degrees int) float64 {
	if !(x > 0) {
		return 1
	}
	root := math.Sqrt(x)
	sum, term := 0.0, root
	for r := 1; r < degrees; r += 2 {
		sum += term
		term *= x / float64(r+2)
	}
	density := math.Exp(-x/2) / math.Sqrt(2*math.Pi)
	return math.Erfc(root/math.Sqrt2) + float64(2*density*sum)
}

// departures compares each expert's ranks with the consensus.
func departures(experts []schema.Expert, neuron int) (found []Departure) {
	table := Consensus(experts)
	together := ranks(&table[neuron])
	for _, e := range Counting(experts) {
		for input, rank := range ranks(&experts[e].Priorities[neuron]) {
			if rank != together[input] {
				found = append(found, Departure{e, input, rank, together[input]})
			}
		}
	}
	slices.SortStableFunc(found, func(a, b Departure) int { return cmp.Compare(b.Gap(), a.Gap()) })
	return found
}
