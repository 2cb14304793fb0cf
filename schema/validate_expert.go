package schema

import (
	"strconv"
	"strings"
)

// checkExpert reports the rows of a ranking that aren't permutations of 0…13, and those of scores that say nothing.
func checkExpert(r *reader, n *node, owner any) {
	expert := owner.(*Expert)
	for i := range n.Children {
		c := &n.Children[i]
		if c.Field == nil || c.Field.Name != "neuron" || c.Index >= Outputs {
			continue
		}
		row := &expert.Priorities[c.Index]
		if expert.Scale != Rank {
			if *row == [Inputs]int{} && sound(c, "input") == Inputs {
				r.enter(c)
				r.report("no-importance", c.From, "", nil)
				r.leave()
			}
			continue
		}
		if missing, duplicates := gaps(row); missing != "" {
			r.enter(c)
			r.report("not-a-ranking", c.From, "", Args{"missing": missing, "duplicates": duplicates, "max": strconv.Itoa(Inputs - 1)})
			r.leave()
		}
	}
}

// gaps lists the numbers 0…13 that a row lacks, and those that it holds more than once or that aren't in that range.
func gaps(row *[Inputs]int) (missing, wrong string) {
	counts := map[int]int{}
	for _, value := range row {
		counts[value]++
	}
	var lacking, extra []string
	for rank := range Inputs {
		if counts[rank] == 0 {
			lacking = append(lacking, strconv.Itoa(rank))
		}
	}
	for _, value := range row {
		if counts[value] > 1 || value < 0 || value >= Inputs {
			extra = append(extra, strconv.Itoa(value))
			counts[value] = 1 // named once
		}
	}
	return strings.Join(lacking, ", "), strings.Join(extra, ", ")
}
