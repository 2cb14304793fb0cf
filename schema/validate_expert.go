package schema

import (
	"strconv"
	"strings"
)

// checkExpert reports the rows of a ranking that aren't permutations of 0…13, and those of scores that say nothing.
func checkExpert(r *reader, n *node, owner any) {
	expert := owner.(*Expert)
	for i := range n.children {
		c := &n.children[i]
		if c.field == nil || c.field.Name != "neuron" || c.index >= Outputs {
			continue
		}
		row := &expert.Priorities[c.index]
		if expert.Scale != Rank {
			if *row == [Inputs]int{} && c.sound("input") == Inputs {
				r.enter(c)
				r.report("no-importance", c.from, "", nil)
				r.leave()
			}
			continue
		}
		if missing, duplicates := gaps(row); missing != "" {
			r.enter(c)
			r.report("not-a-ranking", c.from, "", Args{"missing": missing, "duplicates": duplicates, "max": strconv.Itoa(Inputs - 1)})
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
