// Package rivals is the one list of everybody who plays backgammon: brains, characters and levels.
package rivals

import (
	"fmt"

	"boardduels/ai/backgammon/character"
	"boardduels/ai/backgammon/choice"
	"boardduels/ai/backgammon/diploma"
	"boardduels/ai/backgammon/linear"
	"boardduels/ai/backgammon/lookahead"
	"boardduels/ai/backgammon/neural"
)

// The judges, read when a player first needs them.
func byWeights(w diploma.Weights) func() choice.Judge { return func() choice.Judge { return w } }
func byLinear() choice.Judge                          { return linear.Trained() }
func byNets() choice.Judge                            { return neural.Trained() }

// All returns everybody.
func All() choice.Brains {
	all := choice.Brains{
		choice.Slipping("random", byWeights(diploma.Weights{}), 100),
		choice.By("three_printed", byWeights(diploma.Printed)),
		choice.By("three_meant", byWeights(diploma.Meant)),
		choice.By("formula", byWeights(diploma.Formula)),
		choice.By("linear", byLinear),
		choice.By("net_quick", byNets),
		ahead("net", lookahead.Default),
	}
	for i := range character.All {
		c := &character.All[i]
		all = append(all, choice.By(c.ID, func() choice.Judge { return c.Judge(byLinear()) }))
	}
	return append(all, levels()...)
}

func ahead(id string, width lookahead.Width) choice.Brain {
	return choice.Ahead(id, byNets, func(j choice.Judge) choice.Deepener { return lookahead.New(j, width) })
}

// step is how far two neighbouring levels lie apart.
const step = 10

// levels returns the levels 0 to 140. Slips are set such that each step gains about as much.
func levels() (all choice.Brains) {
	add := func(brain func(id string) choice.Brain) {
		all = append(all, brain(fmt.Sprintf("level_%d", len(all)*step)))
	}
	for _, slips := range []int{100, 75, 60, 47, 36, 27, 19, 12} {
		add(func(id string) choice.Brain { return choice.Slipping(id, byWeights(diploma.Formula), slips) })
	}
	for _, slips := range []int{15, 9, 4, 0} {
		add(func(id string) choice.Brain { return choice.Slipping(id, byLinear, slips) })
	}
	add(func(id string) choice.Brain { return choice.By(id, byNets) })
	add(func(id string) choice.Brain { return ahead(id, narrow) })
	add(func(id string) choice.Brain { return ahead(id, lookahead.Default) })
	return all
}

// narrow looks into two or three plays only.
var narrow = lookahead.Width{Plays: 3, Margin: 0.03, Nodes: 3000}
