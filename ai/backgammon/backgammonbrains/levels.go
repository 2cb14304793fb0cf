package backgammonbrains

import (
	"boardduels/ai/backgammon/diploma"
	"boardduels/ai/backgammon/lookahead"
	"boardduels/ai/backgammon/playchoice"
	"boardduels/ai/board/level"
)

// Levels returns the levels of difficulty, "level_0" to "level_140", from the weakest to the strongest. Slips are set
// such that each step gains about as much.
func Levels() table {
	var makers []func(id string) playchoice.Brain
	for _, slips := range []level.Slips{100, 75, 60, 47, 36, 27, 19, 12} {
		makers = append(makers, slipping(byWeights(diploma.Formula), slips))
	}
	for _, slips := range []level.Slips{15, 9, 4, 0} {
		makers = append(makers, slipping(byLinear, slips))
	}
	return level.List(append(makers, slipping(byNets, 0), looking(narrow), looking(lookahead.Default))...)
}

// narrow looks into two or three plays only.
var narrow = lookahead.Width{Plays: 3, Margin: 0.03, Nodes: 3000}

func slipping(judge func() playchoice.Judge, slips level.Slips) func(id string) playchoice.Brain {
	return func(id string) playchoice.Brain { return playchoice.Slipping(id, judge, slips) }
}

func looking(width lookahead.Width) func(id string) playchoice.Brain {
	return func(id string) playchoice.Brain { return ahead(id, width) }
}
