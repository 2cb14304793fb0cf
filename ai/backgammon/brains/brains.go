// Package brains lists all brains for backgammon, for the entry points to choose from.
package brains

import (
	"slices"

	"boardduels/ai/backgammon/character"
	"boardduels/ai/backgammon/choice"
	"boardduels/ai/backgammon/diploma"
	"boardduels/ai/backgammon/linear"
	"boardduels/ai/backgammon/lookahead"
	"boardduels/ai/backgammon/neural"
	"boardduels/ai/board"
	"boardduels/ai/board/montecarlo"
	"boardduels/runtime/backgammon"
)

type table = board.Brains[backgammon.View, backgammon.Play]

// playouts are the games that montecarlo plays in its head for a decision: some 15 ms of them on one core of a desktop.
const playouts = 100

// The judges, read when a player first needs them.
func byWeights(w diploma.Weights) func() choice.Judge { return func() choice.Judge { return w } }
func byLinear() choice.Judge                          { return linear.Trained() }
func byNets() choice.Judge                            { return neural.Trained() }

// Known returns all brains and all levels: for looking up an id, not for a list to show.
func Known() table { return slices.Concat(All(), Levels()) }

// All returns the diploma's brains, those that have learned, and the characters. The levels of difficulty are too many
// for it.
func All() table {
	all := table{
		choice.Slipping("random", byWeights(diploma.Weights{}), 100),
		choice.By("three_printed", byWeights(diploma.Printed)),
		choice.By("three_meant", byWeights(diploma.Meant)),
		choice.By("formula", byWeights(diploma.Formula)),
		choice.By("linear", byLinear),
		choice.By("net_quick", byNets),
		ahead("net", lookahead.Default),
		montecarlo.Brain(montecarlo.ID, backgammon.New(backgammon.Setup{}), playouts),
	}
	for i := range character.All {
		c := &character.All[i]
		all = append(all, choice.By(c.ID, func() choice.Judge { return c.Judge(byLinear()) }))
	}
	return all
}

func ahead(id string, width lookahead.Width) choice.Brain {
	return choice.Ahead(id, byNets, func() choice.Deepener { return lookahead.New(neural.Trained().Near(), width) })
}
