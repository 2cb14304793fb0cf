// Package backgammonbrains lists all brains for backgammon, for the entry points to choose from.
package backgammonbrains

import (
	"slices"

	"boardduels/ai/backgammon/character"
	"boardduels/ai/backgammon/diploma"
	"boardduels/ai/backgammon/linear"
	"boardduels/ai/backgammon/lookahead"
	"boardduels/ai/backgammon/neural"
	"boardduels/ai/backgammon/playchoice"
	"boardduels/ai/board"
	"boardduels/ai/board/montecarlo"
	"boardduels/runtime/backgammon"
)

type table = board.Brains[backgammon.View, backgammon.Play]

// playouts are the games that montecarlo plays in its head for a decision: some 15 ms of them on one core of a desktop.
const playouts = 100

// The judges, read when a player first needs them.
func byWeights(w diploma.Weights) func() playchoice.Judge {
	return func() playchoice.Judge { return w }
}
func byLinear() playchoice.Judge { return linear.Trained() }
func byNets() playchoice.Judge   { return neural.Trained() }

// Known returns all brains and all levels: for looking up an id, not for a list to show.
func Known() table { return slices.Concat(All(), Levels()) }

// All returns the diploma's brains, those that have learned, and the characters. The levels of difficulty are too many
// for it.
func All() table {
	all := table{
		playchoice.Slipping("random", byWeights(diploma.Weights{}), 100),
		playchoice.By("three_printed", byWeights(diploma.Printed)),
		playchoice.By("three_meant", byWeights(diploma.Meant)),
		playchoice.By("formula", byWeights(diploma.Formula)),
		playchoice.By("linear", byLinear),
		playchoice.By("net_quick", byNets),
		ahead("net", lookahead.Default),
		montecarlo.Brain(montecarlo.ID, backgammon.New(backgammon.Setup{}), playouts),
	}
	for i := range character.All {
		c := &character.All[i]
		all = append(all, playchoice.By(c.ID, func() playchoice.Judge { return c.Judge(byLinear()) }))
	}
	return all
}

func ahead(id string, width lookahead.Width) playchoice.Brain {
	return playchoice.Ahead(id, byNets, func() playchoice.Deepener { return lookahead.New(neural.Trained().Near(), width) })
}
