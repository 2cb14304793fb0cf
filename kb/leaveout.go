package kb

import (
	"slices"

	"boardduels/schema"
)

// Shift is an input to which the consensus gives another rank without one of the experts.
type Shift struct {
	Neuron, Input int
	With, Without int // ranks, 0…13, 13 the most important
}

// Gap returns by how many ranks it is.
func (s Shift) Gap() int { return max(s.With-s.Without, s.Without-s.With) }

// LeaveOut returns the consensus of all experts but one, and which ranks that changes, row by row. It returns false if
// nothing would be left, or if the expert doesn't count.
func LeaveOut(experts []schema.Expert, expert int) (without schema.Priorities, shifts []Shift, ok bool) {
	counting := Counting(experts)
	if len(counting) < 2 || !slices.Contains(counting, expert) {
		return without, nil, false
	}
	with := Consensus(experts)
	without = Consensus(slices.Delete(slices.Clone(experts), expert, expert+1))
	for neuron := range with {
		before, after := ranks(&with[neuron]), ranks(&without[neuron])
		for input := range before {
			if before[input] != after[input] {
				shifts = append(shifts, Shift{neuron, input, before[input], after[input]})
			}
		}
	}
	return without, shifts, true
}
