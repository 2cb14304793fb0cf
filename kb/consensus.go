package kb

import (
	"cmp"
	"slices"

	"boardduels/schema"
)

// Consensus returns the table of several experts: in each row the inputs are ranked by the sum of the ranks that the
// experts gave them, each as often as the expert's weight says, which is the ranking nearest to all of theirs in
// squared distance. On equal sums the input with the lower number ranks lower. Scores of different people don't
// compare, so a row of scores counts by the ranking that it makes. A single expert's table is taken as it is, scores
// included. Drafts don't count, unless there is nothing else; blank ones never do, and where there is nothing else, the
// inputs are ranked in their order.
func Consensus(experts []schema.Expert) (consensus schema.Priorities) {
	counting := Counting(experts)
	switch len(counting) {
	case 0:
		return schema.BlankPriorities()
	case 1:
		return experts[counting[0]].Priorities
	}
	for neuron := range consensus {
		var sums [schema.Inputs]int
		for _, i := range counting {
			for input, rank := range ranks(&experts[i].Priorities[neuron]) {
				sums[input] += Voices(&experts[i]) * rank
			}
		}
		consensus[neuron] = ranks(&sums)
	}
	return consensus
}

// Counting returns which experts count: those whose tables are finished, or if none is, those who have entered
// something.
func Counting(experts []schema.Expert) (counting []int) {
	var begun []int
	for i := range experts {
		switch e := &experts[i]; {
		case !e.Draft:
			counting = append(counting, i)
		case !e.IsBlank():
			begun = append(begun, i)
		}
	}
	if len(counting) == 0 {
		return begun
	}
	return counting
}

// Voices returns as how many experts one counts among the others, at least 1.
func Voices(e *schema.Expert) int { return max(e.Weight, 1) }

// ranks returns the place of each value among all, 0 the least; of equal ones the first is the lower.
func ranks(values *[schema.Inputs]int) (ranks [schema.Inputs]int) {
	var order [schema.Inputs]int
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order[:], func(a, b int) int { return cmp.Compare(values[a], values[b]) })
	for rank, i := range order {
		ranks[i] = rank
	}
	return ranks
}
